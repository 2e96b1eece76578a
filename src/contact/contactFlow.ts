import { createActor } from 'xstate'
import { contactForm } from '#contract/contact.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { createFormFlow } from '../form/formFlow.ts'

/** The contact form's flow. Every page with the form shows the same draft. */
export const contactFlow = createFormFlow(contactForm, ({ draft, attempt, send }) =>
  createActor(contactMachine.provide({ actors: { send } }), { input: { draft, attempt } }),
)
