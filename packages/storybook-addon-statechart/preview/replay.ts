import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { stateText } from '../chart/names.ts'
import type { EventLog, Happening } from './EventLog.ts'

/** A recording of a machine, and the number of the last event to send again. */
export type Recording = { happenings: readonly Happening[]; to: number }

/** Returns the recorded events after the point of a replay. */
export const listAhead = ({ happenings, to }: Recording) => happenings.filter(({ number }) => number > to)

/**
 * Sends recorded events to a fresh actor. Events that the machine raises and its start are left out, because they
 * occur again by themselves.
 *
 * @param log the log of the fresh actor, which takes the numbers and times of the recording
 * @returns the first difference as a sentence; empty if the actor is in the recorded states
 */
export function replay(actor: AnyActorRef, log: EventLog, { happenings, to }: Recording): string {
  let difference = ''
  for (const original of happenings.filter(({ number }) => number <= to)) {
    if (original.source === 'raised' || original.event.type === 'xstate.init') continue
    actor.send(log.copyForReplay(original))
    const state = stateText((actor.getSnapshot() as AnyMachineSnapshot).value)
    const recorded = original.value === undefined ? state : stateText(original.value)
    if (difference === '' && recorded !== state)
      difference = `The replay differs from event ${original.number} on: the log says ${recorded}, the fresh actor is in ${state}.`
  }
  log.continueAfter(happenings.at(-1)?.number ?? 0)
  return difference
}
