import { createActor } from 'xstate'
import { contactForm, type ContactMessage } from '#contract/contact.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { createFormFlow, draftStorage } from '../form/formFlow.ts'
import { sendTo } from '../form/functions.ts'

const storage = draftStorage(contactForm, (draft) => contactForm.validate({ ...draft, gdprConsent: true }).body)
const machine = contactMachine.provide({ actors: { send: sendTo<ContactMessage>(contactForm.function) } })

/** The contact form's flow. Every page with the form shows the same draft. */
export const contactFlow = createFormFlow({
  functionName: contactForm.function,
  create() {
    const { draft, entered, attempt, isSent } = storage.read()
    return { actor: createActor(machine, { input: { draft: { ...draft, ...entered }, attempt } }), isSent }
  },
  store: (snapshot) => (snapshot.hasTag('success') ? storage.remove() : storage.write(snapshot.context)),
})
