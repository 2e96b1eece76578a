import type { SnapshotFrom } from 'xstate'
import { consultationFaults, emptyConsultationDraft, type ConsultationDraft } from './ConsultationDraft.ts'
import type { consultationMachine } from './consultationMachine.ts'

// Selectors stand apart from the machine: a page shows the form before the machine's code has arrived, and a
// journey that has not begun is idle.
type Snapshot = SnapshotFrom<typeof consultationMachine> | undefined

export type ConsultationState = 'idle' | 'submitting' | 'success' | 'failure'

/** Which of the four states of D16 the visitor is in. */
export function consultationState(snapshot: Snapshot): ConsultationState {
  const booking = snapshot?.value.booking
  return booking === undefined || typeof booking === 'object' ? 'idle' : booking
}

/** What the visitor has entered so far. */
export const consultationDraft = (snapshot: Snapshot): ConsultationDraft =>
  snapshot?.context.draft ?? emptyConsultationDraft

/** Whether any time will do, so that no hour can be chosen. */
export const isFlexible = (snapshot: Snapshot): boolean => snapshot?.value.time === 'flexible'

/** The faults to show: none until the visitor has tried to book. */
export function shownConsultationFaults(snapshot: Snapshot) {
  return snapshot?.matches({ booking: { idle: 'faulty' } })
    ? consultationFaults(snapshot.context.draft, snapshot.context.clock)
    : {}
}
