import { createOutcomes } from './outcomes.ts'

/** Handlers for send-contact-email, by outcome: `contact.accepted`, `contact.refused`, … */
export const contact = createOutcomes('send-contact-email')
