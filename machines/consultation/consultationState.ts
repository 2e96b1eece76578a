import type { SnapshotFrom } from 'xstate'
import type { Errors } from '#contract/errors.ts'
import type { FailureFacts } from '#contract/failure.ts'
import type { FormState } from '../form.ts'
import { emptyConsultationDraft, type ConsultationDraft, type ConsultationValues } from '#contract/consultationDraft.ts'
import type { consultationMachine } from './consultationMachine.ts'

// A prerendered page has no actor, so it shows the form as empty and idle.
type Snapshot = SnapshotFrom<typeof consultationMachine> | undefined

/** Returns which of its four states the form shows. */
export function consultationState(snapshot: Snapshot): FormState {
  if (snapshot?.matches({ booking: 'submitting' })) return 'submitting'
  if (snapshot?.matches({ booking: { editing: 'success' } })) return 'success'
  return snapshot?.matches({ booking: { editing: 'failure' } }) ? 'failure' : 'idle'
}

/** Returns the booking that was accepted last, and its reference. */
export const acceptedBooking = (snapshot: Snapshot) => snapshot?.context.accepted

/** Returns the visitor's entries. */
export const consultationDraft = (snapshot: Snapshot): ConsultationDraft =>
  snapshot?.context.draft ?? emptyConsultationDraft

/** Returns whether any time works, so that no hour can be chosen. */
export const isFlexible = (snapshot: Snapshot): boolean => snapshot?.matches({ time: 'flexible' }) ?? false

/** Returns what the form contains. */
export const consultationValues = (snapshot: Snapshot): ConsultationValues => ({
  ...consultationDraft(snapshot),
  flexible: isFlexible(snapshot),
})

const noErrors: Errors<keyof ConsultationDraft> = {}

/** Returns what is known of a failure; undefined in the other states. */
export const consultationFailure = (snapshot: Snapshot): FailureFacts | undefined =>
  consultationState(snapshot) === 'failure' ? snapshot?.context.failure : undefined

/** Returns the errors to show: none before the visitor has submitted, and the server's after a failure. */
export const consultationErrors = (snapshot: Snapshot): Errors<keyof ConsultationDraft> =>
  snapshot?.hasTag('invalid') ? snapshot.context.errors : (consultationFailure(snapshot)?.fields ?? noErrors)
