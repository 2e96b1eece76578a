import { createActor } from 'xstate'
import { contactFields, emptyContactDraft, validateContact } from '#contract/contact.ts'
import { contactMachine, type ContactActorRef } from '#machines/contact/contactMachine.ts'
import { contactState } from '#machines/contact/contactState.ts'
import { sendContactEmail } from '../form/functions.ts'
import { draftStorage, mayHaveArrived, startFormFlow, type Notify } from '../form/formFlow.ts'

const storage = draftStorage('contact', contactFields, (draft) => validateContact({ ...draft, gdprConsent: true }).body)

/** Starts the contact form's actor, or returns the running one, so every page with the form shows the same draft. */
export function startContact(notify: Notify): ContactActorRef {
  const create = () => {
    const { draft = emptyContactDraft, attempt, isSent } = storage.read() ?? {}
    if (isSent) notify(mayHaveArrived)
    const machine = contactMachine.provide({ actors: { sendContactEmail } })
    return createActor(machine, { input: { draft, attempt } })
  }
  return startFormFlow({
    create,
    functionName: 'send-contact-email',
    notify,
    store: (snapshot) => (contactState(snapshot) === 'success' ? storage.remove() : storage.write(snapshot.context)),
  })
}
