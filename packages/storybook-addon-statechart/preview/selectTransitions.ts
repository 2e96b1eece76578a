import { getNextTransitions, type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate'
import { evaluateGuard } from 'xstate/guards'

/** Returns the transitions that an event takes; XState's inspection does not name them. Guards run once more. */
export const selectTransitions = (snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyTransitionDefinition[] =>
  snapshot.machine.getTransitionData(snapshot, event)

/** Returns the eventless transitions that a machine takes after an event: those of the innermost states first. */
export function selectEventless(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyTransitionDefinition[] {
  const selected: AnyTransitionDefinition[] = []
  for (const transition of getNextTransitions(snapshot)) {
    const { eventType, guard, source } = transition
    const isOverridden = selected.some((one) => source.path.every((key, index) => key === one.source.path[index]))
    if (eventType !== '' || isOverridden) continue
    if (guard === undefined || evaluateGuard(guard, snapshot.context, event, snapshot)) selected.push(transition)
  }
  return selected
}
