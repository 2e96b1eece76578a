import { not, type AnyMachineSnapshot } from 'xstate'
import { activeIds, flattenStates, type Chart } from '../chart/Chart.ts'
import type { Charted } from '../chart/readChart.ts'
import { getExamples, type Examples } from './accepted.ts'

/** Whether a guard holds now; `unclear` if it needs a payload that no example gives. */
export type Truth = 'yes' | 'no' | 'unclear'

type Check = { check: (snapshot: AnyMachineSnapshot, args: object, helper: unknown) => boolean }

/** Returns whether the guards of the active states hold, by transition id. A guard is tried with every example. */
export function evaluateGuards(
  chart: Chart,
  findGuard: Charted['findGuard'],
  snapshot: AnyMachineSnapshot,
  examples: Examples,
): Record<string, Truth> {
  if (snapshot.status !== 'active') return {}
  const active = new Set(activeIds(chart, snapshot.value))
  const transitions = flattenStates(chart.root)
    .filter(({ id }) => active.has(id))
    .flatMap((state) => state.transitions)
  return Object.fromEntries(
    transitions.flatMap(({ id }) => {
      const found = findGuard(id)
      if (found === undefined) return []
      const payloads = getExamples(examples, found.eventType)
      const events = (payloads.length === 0 ? [{}] : payloads).map((payload) => ({ ...payload, type: found.eventType }))
      return [[id, evaluate(found.guard, snapshot, events)]]
    }),
  )
}

// XState exports no evaluation of a single guard, but its `not` has one.
function evaluate(guard: unknown, snapshot: AnyMachineSnapshot, events: object[]): Truth {
  const negation = not(guard as never) as unknown as Check
  try {
    const holds = events.some((event) => !negation.check(snapshot, { context: snapshot.context, event }, negation))
    return holds ? 'yes' : 'no'
  } catch {
    return 'unclear'
  }
}
