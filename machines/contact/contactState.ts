import type { SnapshotFrom } from 'xstate'
import type { Errors } from '#contract/errors.ts'
import type { FormState } from '../form.ts'
import { emptyContactDraft, validateContact, type ContactDraft } from '#contract/contact.ts'
import type { contactMachine } from './contactMachine.ts'

// A prerendered page has no actor, so it shows the form as empty and idle.
type Snapshot = SnapshotFrom<typeof contactMachine> | undefined

/** Returns which of the four states of D16 the form shows. */
export function contactState(snapshot: Snapshot): FormState {
  if (snapshot?.matches('submitting')) return 'submitting'
  if (snapshot?.matches({ editing: 'success' })) return 'success'
  return snapshot?.matches({ editing: 'failure' }) ? 'failure' : 'idle'
}

/** Returns the reference of the message that was accepted last. */
export const contactReference = (snapshot: Snapshot): string | undefined => snapshot?.context.reference

/** Returns the visitor's entries. */
export const contactDraft = (snapshot: Snapshot): ContactDraft => snapshot?.context.draft ?? emptyContactDraft

const noErrors: Errors<keyof ContactDraft> = {}

/** Returns the errors to show: none before the visitor has submitted. */
export const contactErrors = (snapshot: Snapshot) =>
  snapshot?.hasTag('invalid') ? validateContact(snapshot.context.draft).errors : noErrors

/** Returns whether the submit button is enabled: not while sending, and not without consent (D5). */
export const canSubmitContact = (snapshot: Snapshot): boolean =>
  snapshot !== undefined && !snapshot.hasTag('busy') && snapshot.context.draft.gdprConsent
