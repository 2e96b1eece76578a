import * as v from 'valibot'
import { validate, describeFieldIssue, type Validated } from './errors.ts'
import { readValues, rulesOf, type FormValues, type Fields } from './fields.ts'
import { emailAddress, line, optionalPhoneNumber, prose } from './text.ts'

/** The fields of the contact form. A new field is described here, and gets a control in ContactForm.tsx. */
export const contactFields = {
  name: {
    label: 'Name',
    control: { type: 'text', autoComplete: 'name', required: true },
    rule: line(200, 'Enter your name'),
    mail: 'Name',
  },
  email: {
    label: 'Email',
    control: { type: 'email', autoComplete: 'email', required: true },
    rule: emailAddress,
    mail: 'Email',
  },
  company: {
    label: 'Company',
    control: { type: 'text', autoComplete: 'organization', required: true },
    rule: line(200, 'Enter the name of your company'),
    mail: 'Company',
  },
  phone: {
    label: 'Phone (optional)',
    control: { type: 'tel', autoComplete: 'tel', placeholder: '+421 XXX XXX XXX' },
    rule: v.optional(optionalPhoneNumber, ''),
    mail: 'Phone',
  },
  message: {
    label: 'Message',
    control: { required: true },
    rule: v.pipe(
      prose(10_000, 'Write your message'),
      // Its line break is trimmed.
      v.check((message) => !isFirstLine(`${message}\n`), 'Write your message'),
    ),
    mail: null,
  },
  gdprConsent: {
    label: 'I agree that my data is used solely to respond to my inquiry (GDPR consent).',
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

/** Returns the line with which a message begins whose writer comes from a service's page. */
export const firstLine = (service: string): string => `About ${service}:\n`

/** Returns whether a message is no more than such a line, so that its writer has typed nothing yet. */
export const isFirstLine = (message: string): boolean => /^About [^\n]+:\n$/.test(message)

/** Parses a draft into the message to send, or returns an error for each invalid field. */
export function validateContact(draft: ContactDraft): Validated<ContactMessage, keyof ContactDraft> {
  return validate(ContactMessage, draft)
}
