import type { SnapshotFrom } from 'xstate'
import { emptyContactDraft, type ContactDraft } from '#contract/contact.ts'
import type { Errors } from '#contract/errors.ts'
import type { FailureFacts } from '#contract/failure.ts'
import type { FormState } from '../form.ts'
import type { contactMachine } from './contactMachine.ts'

// A prerendered page has no actor, so it shows the form as empty and idle.
type Snapshot = SnapshotFrom<typeof contactMachine> | undefined

/** Returns which of its four states the form shows. */
export function contactState(snapshot: Snapshot): FormState {
  if (snapshot?.matches('submitting')) return 'submitting'
  if (snapshot?.matches({ editing: 'success' })) return 'success'
  return snapshot?.matches({ editing: 'failure' }) ? 'failure' : 'idle'
}

/** Returns the message that was accepted last, and its reference. */
export const acceptedMessage = (snapshot: Snapshot) => snapshot?.context.accepted

/** Returns the visitor's entries. */
export const contactDraft = (snapshot: Snapshot): ContactDraft => snapshot?.context.draft ?? emptyContactDraft

const noErrors: Errors<keyof ContactDraft> = {}

/** Returns what is known of a failure; undefined in the other states. */
export const contactFailure = (snapshot: Snapshot): FailureFacts | undefined =>
  contactState(snapshot) === 'failure' ? snapshot?.context.failure : undefined

/** Returns the errors to show: none before the visitor has submitted, and the server's after a failure. */
export const contactErrors = (snapshot: Snapshot): Errors<keyof ContactDraft> =>
  snapshot?.hasTag('invalid') ? snapshot.context.errors : (contactFailure(snapshot)?.fields ?? noErrors)

/** Returns whether the submit button is enabled: not while sending, and not without consent. */
export const canSubmitContact = (snapshot: Snapshot): boolean =>
  snapshot !== undefined && !snapshot.hasTag('busy') && snapshot.context.draft.gdprConsent
