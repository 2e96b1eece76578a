import { createActor } from 'xstate'
import type { formPages } from '#contract/endpoints.ts'
import { contactFields, emptyContactDraft, validateContact } from '#contract/contact.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { contactState } from '#machines/contact/contactState.ts'
import { createFormFlow, draftStorage } from '../form/formFlow.ts'
import { sendContactEmail } from '../form/functions.ts'

const storage = draftStorage(
  'contact' satisfies (typeof formPages)['/contact']['draft'],
  contactFields,
  (draft) => validateContact({ ...draft, gdprConsent: true }).body,
)

/** The contact form's flow. Every page with the form shows the same draft. */
export const contactFlow = createFormFlow({
  functionName: 'send-contact-email',
  create() {
    const { draft = emptyContactDraft, attempt, isSent = false } = storage.read() ?? {}
    const machine = contactMachine.provide({ actors: { sendContactEmail } })
    return { actor: createActor(machine, { input: { draft, attempt } }), isSent }
  },
  store: (snapshot) => (contactState(snapshot) === 'success' ? storage.remove() : storage.write(snapshot.context)),
})
