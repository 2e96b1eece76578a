import type { AnyMachineSnapshot } from 'xstate'
import { activeIds, flattenStates, type Chart } from '../chart/Chart.ts'

/** An event of the current state, and whether its guard accepts it. */
export type Accepted = {
  /** Its type, or a pattern such as `draft.*`. */
  type: string
  /** `unclear` if a guard throws without a payload. */
  answer: 'yes' | 'no' | 'unclear'
}

/** Example payloads by event type: one, or a list to choose from. */
export type Examples = Readonly<Record<string, object | readonly object[]>>

/** Returns the example payloads of an event. */
export function getExamples(examples: Examples, type: string): readonly object[] {
  const given = examples[type] ?? []
  return Array.isArray(given) ? (given as readonly object[]) : [given]
}

/** Returns the events of the active states, innermost first. */
export function acceptedNow(chart: Chart, snapshot: AnyMachineSnapshot, examples: Examples): Accepted[] {
  if (snapshot.status !== 'active') return []
  const active = new Set(activeIds(chart, snapshot.value))
  const types = flattenStates(chart.root)
    .filter(({ id }) => active.has(id))
    .toReversed()
    .flatMap(({ transitions }) => transitions)
    .flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.event] : []))
  return [...new Set(types)].map((type) => ({ type, answer: answerTo(snapshot, type, examples) }))
}

function answerTo(snapshot: AnyMachineSnapshot, type: string, examples: Examples): Accepted['answer'] {
  if (type.includes('*')) return 'unclear'
  const payloads = getExamples(examples, type)
  try {
    const events = payloads.length === 0 ? [{ type }] : payloads.map((payload) => ({ ...payload, type }))
    return events.some((event) => snapshot.can(event)) ? 'yes' : 'no'
  } catch {
    return 'unclear'
  }
}
