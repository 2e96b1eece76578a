import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import { activeIds, activeTransitions, type ChartTransition } from '../chart/Chart.ts'
import { stateText } from '../chart/names.ts'
import type { Charted } from '../chart/readChart.ts'
import { triggerWords } from '../chart/words.ts'
import { getExamples, type Examples } from './accepted.ts'
import { explainNoPath } from './explainNoPath.ts'
import { probe } from './probe.ts'

/** The events that lead to a state, or why there are none, as a sentence. */
export type Path = { events: AnyEventObject[]; reason?: undefined } | { events?: undefined; reason: string }

/** What a search has tried. */
export type Tried = {
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
