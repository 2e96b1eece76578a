import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import {
  activeIds,
  activeTransitions,
  flattenStates,
  triggerWords,
  type Chart,
  type ChartState,
  type ChartTransition,
} from '../chart/Chart.ts'
import { stateText } from '../chart/names.ts'
import type { Charted } from '../chart/readChart.ts'
import { getExamples, probe, type Examples } from './accepted.ts'

/** The events that lead to a state, or why there are none, as a sentence. */
export type Path = { events: AnyEventObject[]; reason?: undefined } | { events?: undefined; reason: string }

/** What a search has tried. */
type Tried = {
  /** Ids of the states that were entered. */
  reached: Set<string>
  /** Triggers whose payload is missing, with the keys that the machine reads. */
  missed: Map<string, string[]>
  /** Triggers at which a guard or an action failed, with the error. */
  failed: Map<string, string>
  /** True if the search ended before it had tried everything. */
  isCut: boolean
}

type Options = {
  charted: Charted
  examples: Examples
  /** Answers of actors that the story has received, by event type. */
  answers?: ReadonlyMap<string, AnyEventObject>
}

// A search runs in the page of the story, and nobody waits longer for a click.
const mostSnapshots = 2000
const longest = 1500

/**
 * Finds the shortest series of events that leads from a snapshot to a state, with the payloads of the story's examples.
 * XState's own `getShortestPaths` computes all paths first, which never ends for a machine that counts.
 */
export function findPath(start: AnyMachineSnapshot, target: string, options: Options): Path {
  const { charted } = options
  if (activeIds(charted.chart, start.value).includes(target)) return { events: [] }
  const tried: Tried = { reached: new Set(), missed: new Map(), failed: new Map(), isCut: false }
  const impossible = explainNoPath(charted.chart, start, target)
  if (impossible !== undefined) return { reason: impossible }
  // Contexts multiply, so the first search treats snapshots of one state value as equal.
  const found = search(start, target, options, tried, stateKey) ?? search(start, target, options, tried, wholeKey)
  return found === undefined ? { reason: explainNoPath(charted.chart, start, target, tried)! } : { events: found }
}

const stateKey = ({ value }: AnyMachineSnapshot) => stateText(value)

let unlike = 0

function wholeKey({ value, context, historyValue }: AnyMachineSnapshot): string {
  try {
    const history = Object.values(historyValue).map((nodes) => nodes.map(({ id }) => id))
    return JSON.stringify([value, context, history])
  } catch {
    // A context with cycles is like no other.
    unlike += 1
    return String(unlike)
  }
}

type Node = { snapshot: AnyMachineSnapshot; event?: AnyEventObject; before?: Node }

function search(
  start: AnyMachineSnapshot,
  target: string,
  { charted, examples, answers }: Options,
  tried: Tried,
  keyOf: (snapshot: AnyMachineSnapshot) => string,
): AnyEventObject[] | undefined {
  const { chart } = charted
  const seen = new Set([keyOf(start)])
  const queue: Node[] = [{ snapshot: start }]
  const end = performance.now() + longest
  for (const node of queue) {
    for (const id of activeIds(chart, node.snapshot.value)) tried.reached.add(id)
    if (node.snapshot.status !== 'active') continue
    for (const { event, words } of listEvents(charted, node.snapshot.value, examples, answers)) {
      if (queue.length >= mostSnapshots || performance.now() > end) {
        tried.isCut = true
        return undefined
      }
      const { next, error, missed } = probe(node.snapshot, event)
      if (missed.length > 0) tried.missed.set(words, missed)
      else if (next === undefined) tried.failed.set(words, String(error))
      if (next === undefined || missed.length > 0 || next.status === 'error') continue
      const reached: Node = { snapshot: next, event, before: node }
      if (activeIds(chart, next.value).includes(target)) return listPath(reached)
      const key = keyOf(next)
      if (!seen.has(key)) {
        seen.add(key)
        queue.push(reached)
      }
    }
  }
  return undefined
}

const listPath = ({ event, before }: Node): AnyEventObject[] =>
  event === undefined ? [] : [...(before === undefined ? [] : listPath(before)), event]

type Offered = { event: AnyEventObject; words: string }

/** Returns the events that the active states listen to, with each example: first those from outside, then answers and delays. */
function listEvents(
  { chart, definitions }: Charted,
  value: StateValue,
  examples: Examples,
  answers: Options['answers'],
): Offered[] {
  const types = new Map(
    activeTransitions(chart, value).map((transition) => [definitions.get(transition.id)?.eventType, transition]),
  )
  const offered = [...types].flatMap(([type, transition]) =>
    type === undefined ? [] : createEvents(type, transition, examples, answers),
  )
  const isOurs = ({ event }: Offered) => !event.type.startsWith('xstate.')
  return [...offered.filter(isOurs), ...offered.filter((one) => !isOurs(one))]
}

function createEvents(
  type: string,
  { trigger }: ChartTransition,
  examples: Examples,
  answers: Options['answers'],
): Offered[] {
  // The machine raises these itself.
  if (trigger.kind === 'always' || (trigger.kind === 'done' && !('of' in trigger))) return []
  const words = triggerWords(trigger)
  const given = getExamples(examples, trigger.kind === 'event' ? type : words)
  const answer = answers?.get(type)
  const actor =
    trigger.kind === 'done' || trigger.kind === 'error' ? { actorId: type.split('.').slice(3).join('.') } : {}
  const failure = trigger.kind === 'error' ? { error: new Error('An example of a failure') } : {}
  const payloads = given.length > 0 ? given : answer === undefined ? [failure] : [answer]
  // Any event fits a wildcard.
  const concrete = type.replace('*', 'anything')
  return payloads.map((payload) => ({
    event: { type: concrete, ...actor, ...payload, ...(type === concrete && { type }) },
    words,
  }))
}

/**
 * Returns why a story cannot enter a state, as a sentence.
 *
 * @param tried what a search has tried; without it, only what the chart alone says
 * @returns undefined if the chart alone says nothing against it
 */
function explainNoPath(chart: Chart, start: AnyMachineSnapshot, target: string, tried?: Tried): string | undefined {
  const states = flattenStates(chart.root)
  const state = states.find(({ id }) => id === target)
  if (state === undefined) return `This machine has no state “${target}”.`
  if (state.kind === 'history')
    return `“${state.key}” is a history state, which is never active itself. Choose a state beside it.`
  const always = state.transitions.find(
    ({ trigger, guard, targets }) => trigger.kind === 'always' && !guard && targets[0],
  )
  if (always !== undefined)
    return `The machine leaves “${state.key}” at once (“always” to “${nameOf(states, always.targets[0]!)}”), so it never stays in it.`
  if (tried === undefined) return undefined
  const from = `from where this story starts (${stateText(start.value) || 'its root'})`
  const reasons = explainEntrances(states, state, tried)
  return `No events lead to “${state.key}” ${from}: ${reasons.slice(0, 3).join('; ')}.`
}

const nameOf = (states: readonly ChartState[], id: string) => states.find((state) => state.id === id)?.key ?? id

const findEntrances = (states: readonly ChartState[], state: ChartState): ChartTransition[] => {
  const inside = new Set(flattenStates(state).map(({ id }) => id))
  const enters = (id: string) => inside.has(id) || isInitialOf(states, id, state.id)
  return states
    .flatMap(({ transitions }) => transitions)
    .filter(({ source, targets }) => !inside.has(source) && targets.some(enters))
}

/** Returns what is in the way at each transition that would enter the state. */
function explainEntrances(states: readonly ChartState[], state: ChartState, tried: Tried): string[] {
  const reasons = findEntrances(states, state).map(({ source, trigger, guard }) => {
    const words = triggerWords(trigger)
    const missed = tried.missed.get(words)
    const failed = tried.failed.get(words)
    if (!isPassed(states, source, tried)) return `“${nameOf(states, source)}” is not reached either`
    if (missed !== undefined) return `“${words}” needs an example with ${missed.map((key) => `“${key}”`).join(' and ')}`
    if (failed !== undefined) return `“${words}” fails (${failed})`
    if (guard === undefined) return `“${words}” leads elsewhere`
    return `the guard ${guard} refuses “${words}” with every example`
  })
  if (reasons.length === 0) return ['no transition enters it']
  return [...new Set(reasons), ...(tried.isCut ? ['the search ended before it had tried everything'] : [])]
}

/** Returns whether a state was entered, or could only be passed, because the machine leaves it at once. */
function isPassed(states: readonly ChartState[], id: string, tried: Tried, above: readonly string[] = []): boolean {
  if (tried.reached.has(id)) return true
  const state = states.find((one) => one.id === id)
  if (state === undefined || above.includes(id)) return false
  const isLeft = state.transitions.some(({ trigger }) => trigger.kind === 'always')
  return isLeft && findEntrances(states, state).some(({ source }) => isPassed(states, source, tried, [...above, id]))
}

/** Returns whether a transition to a state also enters another one, as its initial descendant. */
function isInitialOf(states: readonly ChartState[], id: string, wanted: string): boolean {
  const state = states.find((one) => one.id === id)
  if (state === undefined) return false
  const children =
    state.kind === 'parallel'
      ? state.states.map((child) => child.id)
      : state.initial === undefined
        ? []
        : [state.initial]
  return children.some((child) => child === wanted || isInitialOf(states, child, wanted))
}
