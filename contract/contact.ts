import * as v from 'valibot'
import { validate, describeFieldIssue, type Validated } from './errors.ts'
import { readValues, rulesOf, type FormValues, type Fields } from './fields.ts'
import type { Form } from './form.ts'
import { person } from './person.ts'
import { line, optional, phoneNumber, prose } from './text.ts'
import { invalidFields } from './describeFailure.ts'

/** The fields of the contact form. A new field is described here, and gets a control in ContactForm.tsx. */
export const contactFields = {
  name: { label: 'Name', ...person.name },
  email: { label: 'Email', ...person.email },
  company: {
    label: 'Company',
    control: { type: 'text', autoComplete: 'organization', required: true },
    rule: line(200, 'Enter your company name'),
    mail: 'Company',
  },
  phone: { label: 'Phone (optional)', ...person.phone, rule: optional(phoneNumber) },
  message: {
    label: 'Message',
    control: { required: true },
    rule: prose(10_000, 'Enter your message'),
    mail: null,
  },
  gdprConsent: {
    label: 'I agree that my data may be used solely to respond to my inquiry (GDPR consent).',
    control: { type: 'checkbox', required: true },
    rule: v.literal(true, 'Please accept the GDPR consent to proceed'),
    mail: null,
    isOnce: true,
  },
} satisfies Fields

/** The payload of send-contact-email: exactly these fields, trimmed. Used by the form, the mocks and the server. */
export const ContactMessage = v.strictObject(rulesOf(contactFields), describeFieldIssue)
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** The form's content: the same fields, not validated. */
export type ContactDraft = FormValues<typeof contactFields>

export const emptyContactDraft: ContactDraft = readValues(contactFields)

/** Parses a draft into the message to send, or returns an error for each invalid field. */
export function validateContact(draft: ContactDraft): Validated<ContactMessage, keyof ContactDraft> {
  return validate(ContactMessage, draft)
}

/** The form that sends the company a message. */
export const contactForm = {
  function: 'send-contact-email',
  pages: ['/contact', '/more-information'],
  draftKey: 'contact',
  event: 'message.received',
  fields: contactFields,
  schema: () => ContactMessage,
  validate: validateContact,
  notice: {
    purpose: 'respond to your inquiry',
    withdraw: 'your consent',
    basis: 'Your consent, Article 6(1)(a) GDPR; withdrawing it does not affect what was done before',
  },
  sends: 'message',
  says: {
    sent: { kind: 'plain', title: 'Your message has been sent successfully!' },
    failed: { kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true },
    incomplete: { kind: 'plain', title: invalidFields, urgent: true },
    invalid: { kind: 'plain', title: invalidFields, urgent: true },
  },
} as const satisfies Form
