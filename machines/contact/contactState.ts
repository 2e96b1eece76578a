import type { SnapshotFrom } from 'xstate'
import { contactFaults, emptyContactDraft, type ContactDraft } from './ContactMessage.ts'
import type { contactMachine } from './contactMachine.ts'

// Selectors stand apart from the machine: a page shows the form before the machine's code has arrived, and a
// journey that has not begun is idle.
type Snapshot = SnapshotFrom<typeof contactMachine> | undefined

export type ContactState = 'idle' | 'submitting' | 'success' | 'failure'

/** Which of the four states of D16 the visitor is in. */
export function contactState(snapshot: Snapshot): ContactState {
  if (snapshot === undefined || typeof snapshot.value === 'object') return 'idle'
  return snapshot.value
}

/** What the visitor has typed so far. */
export const contactDraft = (snapshot: Snapshot): ContactDraft => snapshot?.context.draft ?? emptyContactDraft

/** The faults to show: none until the visitor has tried to send. */
export function shownContactFaults(snapshot: Snapshot) {
  return snapshot?.matches({ idle: 'faulty' }) ? contactFaults(snapshot.context.draft) : {}
}

/** The button is disabled while sending and while consent is unchecked (D5). */
export function isReady(snapshot: Snapshot): boolean {
  return snapshot !== undefined && contactState(snapshot) !== 'submitting' && snapshot.context.draft.gdprConsent
}
