import type { AnyMachineSnapshot } from 'xstate'
import { statesIn, type Chart } from '../chart/Chart.ts'
import { activeIds } from '../chart/stateValue.ts'

/** An event that the present state listens to, and whether the machine would take it. */
export type Accepted = {
  /** Its type, or a pattern such as `draft.*`. */
  type: string
  /** `unclear` when a guard cannot judge without a payload. */
  answer: 'yes' | 'no' | 'unclear'
}

/** What a story gives to fill events with: one payload, or several to choose from. */
export type Examples = Readonly<Record<string, object | readonly object[]>>

/** The payloads that a story gives for an event. */
export function examplesFor(examples: Examples, type: string): readonly object[] {
  const given = examples[type] ?? []
  return Array.isArray(given) ? (given as readonly object[]) : [given]
}

/** The events that the machine listens to in its present state, inner states first. */
export function acceptedNow(chart: Chart, snapshot: AnyMachineSnapshot, examples: Examples): Accepted[] {
  if (snapshot.status !== 'active') return []
  const active = new Set(activeIds(chart, snapshot.value))
  const types = statesIn(chart.root)
    .filter(({ id }) => active.has(id))
    .toReversed()
    .flatMap(({ transitions }) => transitions)
    .flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.event] : []))
  return [...new Set(types)].map((type) => ({ type, answer: answerTo(snapshot, type, examples) }))
}

function answerTo(snapshot: AnyMachineSnapshot, type: string, examples: Examples): Accepted['answer'] {
  if (type.includes('*')) return 'unclear'
  const payloads = examplesFor(examples, type)
  try {
    const events = payloads.length === 0 ? [{ type }] : payloads.map((payload) => ({ ...payload, type }))
    return events.some((event) => snapshot.can(event)) ? 'yes' : 'no'
  } catch {
    return 'unclear'
  }
}
