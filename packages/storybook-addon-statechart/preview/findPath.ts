import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import {
  activeIds,
  activeTransitions,
  flattenStates,
  triggerWords,
  type Chart,
  type ChartState,
  type ChartTransition,
  type Trigger,
} from '../chart/Chart.ts'
import { stateText } from '../chart/names.ts'
import type { Charted } from '../chart/readChart.ts'
import { getExamples, probe, type Examples } from './accepted.ts'
import { nameAction, readError } from './surviveErrors.ts'

/** The events that lead to a state, or why there are none, as a sentence. */
export type Path = { events: AnyEventObject[]; reason?: undefined } | { events?: undefined; reason: string }

/** What a search has tried. */
type Tried = {
  /** Ids of the states that were entered. */
  reached: Set<string>
  /** Triggers whose payload is missing, with the keys that the machine reads. */
  missed: Map<string, string[]>
  /** Triggers at which a guard or an action failed, with a clause that says so. */
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
 * Finds a short series of events that leads from a snapshot to a state, with the payloads of the story's examples.
 * XState's own `getShortestPaths` computes all paths first, which never ends for a machine that counts.
 */
export function findPath(start: AnyMachineSnapshot, target: string, options: Options): Path {
  const { charted } = options
  if (activeIds(charted.chart, start.value).includes(target)) return { events: [] }
  const impossible = explainChart(charted.chart, target)
  if (impossible !== undefined) return { reason: impossible }
  const tried: Tried = { reached: new Set(), missed: new Map(), failed: new Map(), isCut: false }
  const events = search(start, target, options, tried)
  return events === undefined ? { reason: explainSearch(charted.chart, start, target, tried) } : { events }
}

let unlike = 0

function createKey({ value, context, historyValue }: AnyMachineSnapshot): string {
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

/**
 * Tries all events of a snapshot, then those of the snapshots that they lead to. A machine that counts has endless
 * contexts in each state, so snapshots wait in lines: the first one of each state value, then the second ones, and so on.
 */
function search(
  start: AnyMachineSnapshot,
  target: string,
  { charted, examples, answers }: Options,
  tried: Tried,
): AnyEventObject[] | undefined {
  const { chart } = charted
  const seen = new Set([createKey(start)])
  const counts = new Map<string, number>()
  const lines: Node[][] = [[{ snapshot: start }]]
  const end = performance.now() + longest
  for (let count = 0; count < mostSnapshots && performance.now() < end; count += 1) {
    const node = lines.find(({ length }) => length > 0)?.shift()
    if (node === undefined) return undefined
    for (const id of activeIds(chart, node.snapshot.value)) tried.reached.add(id)
    if (node.snapshot.status !== 'active') continue
    for (const { event, words } of listEvents(charted, node.snapshot.value, examples, answers)) {
      const { next, error, missed } = probe(node.snapshot, event)
      if (missed.length > 0) tried.missed.set(words, missed)
      else if (next === undefined && !tried.failed.has(words))
        tried.failed.set(words, explainFailure(words, error, nameAction(node.snapshot, event)))
      if (next === undefined || missed.length > 0 || next.status === 'error') continue
      const reached: Node = { snapshot: next, event, before: node }
      if (activeIds(chart, next.value).includes(target)) return listPath(reached)
      const key = createKey(next)
      if (seen.has(key)) continue
      seen.add(key)
      const value = stateText(next.value)
      const line = counts.get(value) ?? 0
      counts.set(value, line + 1)
      lines[line] = [...(lines[line] ?? []), reached]
    }
  }
  tried.isCut = true
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
  if (trigger.kind === 'always' || isOwnEnd(trigger)) return []
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

/** Returns why a state can never be active, as a sentence; undefined if the chart alone says nothing against it. */
function explainChart({ root }: Chart, target: string): string | undefined {
  const states = flattenStates(root)
  const state = states.find(({ id }) => id === target)
  if (state === undefined) return `This machine has no state “${target}”.`
  if (state.kind === 'history')
    return `“${state.key}” is a history state, which is never active itself. Choose a state beside it.`
  // A parallel state ends with its last region only, so a final state inside may be active for a while.
  const parent = states.find(({ kind, states: inner }) => kind === 'compound' && inner.includes(state))
  const ending = state.kind === 'final' ? (parent?.transitions.filter(({ trigger }) => isOwnEnd(trigger)) ?? []) : []
  const leaving = [...state.transitions.filter(({ trigger }) => trigger.kind === 'always'), ...ending].find(
    ({ guard, targets }) => guard === undefined && targets.length > 0,
  )
  if (leaving === undefined) return undefined
  const cause = leaving.source === target ? `“always”` : `“${parent?.key}” is done and goes`
  return `The machine leaves “${state.key}” at once (${cause} to “${nameOf(states, leaving.targets[0]!)}”), so it never stays in it.`
}

const isOwnEnd = (trigger: Trigger) => trigger.kind === 'done' && !('of' in trigger)

/** Returns why a search has not found a state, as a sentence. */
function explainSearch({ root }: Chart, start: AnyMachineSnapshot, target: string, tried: Tried): string {
  const states = flattenStates(root)
  const reasons = findObstacles(states, target, tried).map(({ state, reason }) =>
    state === target ? reason : `“${nameOf(states, state)}”, which comes before it, is not entered: ${reason}`,
  )
  if (reasons.length === 0) reasons.push('only states that are not entered themselves lead to it')
  if (tried.isCut) reasons.splice(2, Infinity, 'the search ended before it had tried everything')
  const from = `from where this story starts (${stateText(start.value) || 'its root'})`
  return `No events lead to “${nameOf(states, target)}” ${from}: ${[...new Set(reasons)].slice(0, 3).join('; ')}.`
}

const nameOf = (states: readonly ChartState[], id: string) => states.find((state) => state.id === id)?.key ?? id

const findEntrances = (states: readonly ChartState[], state: ChartState): ChartTransition[] => {
  const inside = new Set(flattenStates(state).map(({ id }) => id))
  const enters = (id: string) => inside.has(id) || enteredWith(states, id).includes(state.id)
  return states
    .flatMap(({ transitions }) => transitions)
    .filter(({ source, targets }) => !inside.has(source) && targets.some(enters))
}

/** What is in the way of a state, or of one that comes before it. */
type Obstacle = { state: string; reason: string }

/**
 * Returns what is in the way at the transitions that would enter a state; if none of their sources was entered, what is in
 * the way of those.
 *
 * @param seen states that were asked about before
 */
function findObstacles(
  states: readonly ChartState[],
  target: string,
  tried: Tried,
  seen = new Set([target]),
): Obstacle[] {
  const state = states.find(({ id }) => id === target)
  const entrances = state === undefined ? [] : findEntrances(states, state)
  if (entrances.length === 0) return [{ state: target, reason: 'no transition enters it' }]
  const open = entrances.filter(({ source }) => isPassed(states, source, tried))
  if (open.length > 0) return open.map((transition) => ({ state: target, reason: explainEntrance(transition, tried) }))
  const sources = entrances.map(({ source }) => source).filter((source) => !seen.has(source))
  for (const source of sources) seen.add(source)
  return sources.flatMap((source) => findObstacles(states, source, tried, seen))
}

function explainEntrance({ trigger, guard }: ChartTransition, tried: Tried): string {
  const words = triggerWords(trigger)
  const missed = tried.missed.get(words)
  const failed = tried.failed.get(words)
  if (missed !== undefined) return `“${words}” needs an example with ${missed.map((key) => `“${key}”`).join(' and ')}`
  if (failed !== undefined) return failed
  if (guard === undefined) return `“${words}” leads elsewhere`
  return `the guard ${guard} refuses “${words}” with every example`
}

function explainFailure(words: string, error: unknown, action: string | undefined): string {
  const { guard, text } = readError(error)
  const thrower = guard === undefined ? action && `the action ${action}` : `the guard ${guard}`
  return `${thrower === undefined ? `“${words}” fails` : `${thrower} fails at “${words}”`} (${text})`
}

/** Returns whether a state was entered, or could only be passed, because the machine leaves it at once. */
function isPassed(states: readonly ChartState[], id: string, tried: Tried, above: readonly string[] = []): boolean {
  if (tried.reached.has(id)) return true
  const state = states.find((one) => one.id === id)
  if (state === undefined || above.includes(id)) return false
  const isLeft = state.transitions.some(({ trigger }) => trigger.kind === 'always')
  return isLeft && findEntrances(states, state).some(({ source }) => isPassed(states, source, tried, [...above, id]))
}

/** Returns the ids of a state and of the descendants that are entered with it. */
function enteredWith(states: readonly ChartState[], id: string): string[] {
  const { kind, initial, states: inner = [] } = states.find((one) => one.id === id) ?? {}
  const first = kind === 'parallel' ? inner.map((child) => child.id) : initial === undefined ? [] : [initial]
  return [id, ...first.flatMap((child) => enteredWith(states, child))]
}
