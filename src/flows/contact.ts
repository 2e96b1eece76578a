import * as v from 'valibot'
import { createActor } from 'xstate'
import { contactMachine, type ContactActorRef } from '#machines/contact/contactMachine.ts'
import { emptyContactDraft } from '#machines/contact/ContactMessage.ts'
import { logLine } from '#machines/failure.ts'
import type { Notice } from '#machines/notice.ts'
import { sendContactEmail } from '../backend/contact.ts'
import { askBeforeLeaving } from './askBeforeLeaving.ts'
import { keptDraft } from './keptDraft.ts'
import { newKey } from './newKey.ts'
import { whenPageRestored } from './pageRestored.ts'

// Consent is given for one message, on sight; it is never kept.
const Kept = v.object({
  name: v.string(),
  email: v.string(),
  company: v.string(),
  phone: v.string(),
  message: v.string(),
})
const kept = keptDraft('contact', Kept)

/**
 * Starts the contact journey, joined to the hosted function.
 *
 * @param notify shows the visitor what happened
 * @returns the running journey and what ends it
 */
export function startContact(notify: (notice: Notice) => void): { actor: ContactActorRef; stop: () => void } {
  const contactFlow = contactMachine.provide({
    actors: { sendContactEmail },
    actions: {
      notify: (_, notice) => notify(notice),
      logError: (_, error) => console.error(logLine('send-contact-email', error)),
    },
  })
  const draft = { ...emptyContactDraft, ...kept.read() }
  const actor = createActor(contactFlow, { input: { draft, newKey } })
  actor.subscribe(({ value, context }) => {
    if (value === 'success') kept.forget()
    else kept.write(context.draft)
    askBeforeLeaving(context.draft, emptyContactDraft)
  })
  const stopListening = whenPageRestored(() => actor.send({ type: 'page.restored' }))
  actor.start()
  return {
    actor,
    stop() {
      stopListening()
      askBeforeLeaving(undefined, emptyContactDraft)
      actor.stop()
    },
  }
}
