import * as v from 'valibot'
import { validate, describeFieldIssue, type Validated } from '../errors.ts'
import { emailAddress, line, optionalPhoneNumber, prose } from '../text.ts'

/** The payload of send-contact-email: exactly these fields, trimmed. Used by the form, the mocks and the server. */
export const ContactMessage = v.strictObject(
  {
    name: line(200, 'Enter your name'),
    email: emailAddress,
    company: line(200, 'Enter the name of your company'),
    phone: v.optional(optionalPhoneNumber, ''),
    message: prose(10_000, 'Write your message'),
    gdprConsent: v.literal(true, 'Please accept the GDPR consent to proceed'),
  },
  describeFieldIssue,
)
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** The form's content: the same fields, not validated. */
export type ContactDraft = Omit<ContactMessage, 'gdprConsent'> & { gdprConsent: boolean }

export const emptyContactDraft: ContactDraft = {
  name: '',
  email: '',
  company: '',
  phone: '',
  message: '',
  gdprConsent: false,
}

/** Parses a draft into the message to send, or returns an error for each invalid field. */
export function validateContact(draft: ContactDraft): Validated<ContactMessage, keyof ContactDraft> {
  return validate(ContactMessage, draft)
}
