import { outcomesOf } from './outcomes.ts'

/** Handlers for send-contact-email, by outcome: `contact.accepted`, `contact.refused`, … */
export const contact = outcomesOf('send-contact-email')
