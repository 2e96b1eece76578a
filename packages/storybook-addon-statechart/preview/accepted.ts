import { createEmptyActor, not, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'
import { activeTransitions } from '../chart/Chart.ts'
import type { Charted } from '../chart/readChart.ts'

/** Whether a guard holds now; `unclear` if it needs a payload that no example gives. */
export type Truth = 'yes' | 'no' | 'unclear'

/** An event of the current state, or a pattern such as `draft.*`, and whether its guard accepts it. */
export type Accepted = { type: string; answer: Truth }

/** Example payloads by event type: one, or a list to choose from. */
export type Examples = Readonly<Record<string, object | readonly object[]>>

/** Returns the example payloads of an event. */
export function getExamples(examples: Examples, type: string): readonly object[] {
  const given = examples[type] ?? []
  return Array.isArray(given) ? (given as readonly object[]) : [given]
}

/** Returns the events of the active states, innermost first. */
export function acceptedNow({ chart }: Charted, snapshot: AnyMachineSnapshot, examples: Examples): Accepted[] {
  if (snapshot.status !== 'active') return []
  const types = activeTransitions(chart, snapshot.value).flatMap(({ trigger }) =>
    trigger.kind === 'event' ? [trigger.event] : [],
  )
  return [...new Set(types)].map((type) => ({
    type,
    answer: type.includes('*') ? 'unclear' : tryExamples(type, examples, (event) => snapshot.can(event)),
  }))
}

type Check = { check: (snapshot: AnyMachineSnapshot, args: object, helper: unknown) => boolean }

/** Returns whether the guards of the active states hold, by transition id. */
export function evaluateGuards(
  { chart, definitions }: Charted,
  snapshot: AnyMachineSnapshot,
  examples: Examples,
): Record<string, Truth> {
  if (snapshot.status !== 'active') return {}
  const { context } = snapshot
  const guarded = activeTransitions(chart, snapshot.value).flatMap(({ id }) => {
    const { guard, eventType = '' } = definitions.get(id) ?? {}
    if (guard === undefined) return []
    // XState exports no evaluation of a single guard, but its `not` has one.
    const negation = not(guard as never) as unknown as Check
    const holds = (event: object) => !negation.check(snapshot, { context, event }, negation)
    return [[id, tryExamples(eventType, examples, holds)] as const]
  })
  return Object.fromEntries(guarded)
}

/** Returns whether an event passes a test with any of its examples. */
function tryExamples(type: string, examples: Examples, test: (event: { type: string }) => boolean): Truth {
  const payloads = getExamples(examples, type)
  try {
    return (payloads.length === 0 ? [{}] : payloads).some((payload) => test({ ...payload, type })) ? 'yes' : 'no'
  } catch {
    return 'unclear'
  }
}

/** What an event would do: the next snapshot or the error, and which keys of its payload the machine missed. */
export type Probed = { next?: AnyMachineSnapshot; error?: unknown; missed: string[] }

// Promises and JSON ask any object for these keys.
const harmless = new Set(['then', 'toJSON'])

/**
 * Computes what a machine would do with an event, without running its actions. An assignment or a guard that reads a key
 * which the event lacks shows that the payload is missing.
 */
export function probe(snapshot: AnyMachineSnapshot, event: AnyEventObject): Probed {
  const missed = new Set<string>()
  const watched = new Proxy(event, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && !harmless.has(key)) missed.add(key)
      return target[key as string] as unknown
    },
  })
  try {
    const next = snapshot.machine.transition(snapshot, watched, createScope(snapshot)) as AnyMachineSnapshot
    return { next, missed: [...missed] }
  } catch (error) {
    return { error, missed: [...missed] }
  }
}

const nothing = () => undefined

/** Returns a scope that runs no actions. That of XState's `transition` has no parent, so a child that sends to it would fail. */
function createScope(snapshot: AnyMachineSnapshot) {
  const actor = createEmptyActor()
  const self = Object.assign(actor, { _parent: actor, getSnapshot: () => snapshot })
  const ways = { defer: nothing, emit: nothing, logger: nothing, stopChild: nothing, actionExecutor: nothing }
  return { self, system: self.system, id: '', sessionId: '', ...ways } as never
}
