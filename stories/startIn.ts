import { createActor, getStateNodes, type AnyStateMachine, type StateValue, type StateValueFrom } from 'xstate'
import { chatMachine } from '#machines/chat/chatMachine.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { emptyConsultationDraft, type ConsultationDraft } from '#machines/consultation/ConsultationDraft.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { emptyContactDraft, type ContactDraft } from '#machines/contact/ContactMessage.ts'
import { logLine } from '#machines/failure.ts'
import type { Notice } from '#machines/notice.ts'
import { sendConsultationEmail } from '#src/backend/consultation.ts'
import { sendContactEmail } from '#src/backend/contact.ts'
import { notify } from '#src/components/notices/notices.ts'
import { newKey } from '#src/flows/newKey.ts'
import { now, stoppedClock } from '../tests/startConsultation.ts'

/** Where a story's contact journey stands. */
export type ContactStanding = { state: StateValueFrom<typeof contactMachine>; draft?: ContactDraft }

/**
 * The real contact journey, standing in a state: nothing has run, no entry, no call. What a visitor does from there on
 * goes the real way, to the mocks.
 */
export function startContactIn({ state, draft = emptyContactDraft }: ContactStanding) {
  const machine = contactMachine.provide({
    actors: { sendContactEmail },
    actions: {
      notify: (_, notice) => notify(notice),
      logError: (_, error) => console.error(logLine('send-contact-email', error)),
    },
  })
  const context = { draft, key: newKey(), newKey }
  return createActor(machine, { input: { newKey }, snapshot: machine.resolveState({ value: state, context }) }).start()
}

/** Where a story's booking stands, and what the visitor's clock says: `at` an instant in an IANA zone. */
export type ConsultationStanding = {
  state: StateValueFrom<typeof consultationMachine>
  draft?: ConsultationDraft
  at?: string
  timeZone?: string
}

/** The real booking journey, standing in a state as the contact journey does, on a clock that stands still. */
export function startConsultationIn({
  state,
  draft = emptyConsultationDraft,
  at = now,
  timeZone = 'Europe/Bratislava',
}: ConsultationStanding) {
  const machine = consultationMachine.provide({
    actors: { sendConsultationEmail },
    actions: {
      notify: (_, notice) => notify(notice),
      logError: (_, error) => console.error(logLine('send-consultation-email', error)),
    },
  })
  const clock = stoppedClock(at, timeZone)
  const context = { draft, key: newKey(), newKey, clock }
  const snapshot = machine.resolveState({ value: state, context })
  return createActor(machine, { input: { newKey, clock }, snapshot }).start()
}

/** Where a story's chat stands. */
export type ChatStanding = { state: StateValueFrom<typeof chatMachine> }

/** The real journey of the live chat, standing in a state as the contact journey does: no patience is running out. */
export function startChatIn({ state }: ChatStanding) {
  return createActor(chatMachine, { snapshot: chatMachine.resolveState({ value: state }) }).start()
}

/** What a machine tells the visitor when it enters a state, in its own words. */
export function noticeIn(machine: AnyStateMachine, state: StateValue): Notice | undefined {
  const entries = getStateNodes(machine.root, state).flatMap(
    (node) => node.entry as { type: string; params?: Notice }[],
  )
  return entries.find(({ type }) => type === 'notify')?.params
}
