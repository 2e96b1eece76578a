import { outcomesOf } from './outcomes.ts'

/** send-contact-email, imitated: `contact.accepted`, `contact.refused`, … */
export const contact = outcomesOf('send-contact-email')
