import type { SnapshotFrom } from 'xstate'
import type { Errors } from '#contract/errors.ts'
import type { FormState } from '../form.ts'
import {
  emptyConsultationDraft,
  validateConsultation,
  type ConsultationDraft,
  type ConsultationEntries,
} from '#contract/consultationDraft.ts'
import type { consultationMachine } from './consultationMachine.ts'

// A prerendered page has no actor, so it shows the form as empty and idle.
type Snapshot = SnapshotFrom<typeof consultationMachine> | undefined

/** Returns which of the four states of D16 the form shows. */
export function consultationState(snapshot: Snapshot): FormState {
  if (snapshot?.matches({ booking: 'submitting' })) return 'submitting'
  if (snapshot?.matches({ booking: { editing: 'success' } })) return 'success'
  return snapshot?.matches({ booking: { editing: 'failure' } }) ? 'failure' : 'idle'
}

/** Returns the reference of the message that was accepted last. */
export const consultationReference = (snapshot: Snapshot): string | undefined => snapshot?.context.reference

/** Returns the visitor's entries. */
export const consultationDraft = (snapshot: Snapshot): ConsultationDraft =>
  snapshot?.context.draft ?? emptyConsultationDraft

/** Returns whether any time works, so that no hour can be chosen. */
export const isFlexible = (snapshot: Snapshot): boolean => snapshot?.matches({ time: 'flexible' }) ?? false

/** Returns what the form contains. */
export const consultationEntries = (snapshot: Snapshot): ConsultationEntries => ({
  ...consultationDraft(snapshot),
  flexible: isFlexible(snapshot),
})

const noErrors: Errors<keyof ConsultationDraft> = {}

/** Returns the errors to show: none before the visitor has submitted. The clock stands still from one submit to the next. */
export function consultationErrors(snapshot: Snapshot): Errors<keyof ConsultationDraft> {
  if (!snapshot?.hasTag('invalid')) return noErrors
  const { now, timeZone } = snapshot.context
  return validateConsultation(consultationEntries(snapshot), { now: () => new Date(now), timeZone }).errors
}
