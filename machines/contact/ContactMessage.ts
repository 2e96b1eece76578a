import * as v from 'valibot'
import { faultsOf, wrongFields, type Faults } from '../faults.ts'
import { emailAddress, line, optionalPhoneNumber, prose } from '../text.ts'

/** What send-contact-email takes: exactly these fields, trimmed. Serves the form, the mocks and the function. */
export const ContactMessage = v.strictObject(
  {
    name: line(200, 'Enter your name'),
    email: emailAddress,
    company: line(200, 'Enter the name of your company'),
    phone: v.optional(optionalPhoneNumber, ''),
    message: prose(10_000, 'Write your message'),
    gdprConsent: v.literal(true, 'Please accept the GDPR consent to proceed'),
  },
  wrongFields,
)
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** What stands in the form: the same fields, as far as the visitor has come. */
export type ContactDraft = Omit<ContactMessage, 'gdprConsent'> & { gdprConsent: boolean }

export const emptyContactDraft: ContactDraft = {
  name: '',
  email: '',
  company: '',
  phone: '',
  message: '',
  gdprConsent: false,
}

/** What still has to be mended before the draft can be sent. */
export function contactFaults(draft: ContactDraft): Faults<keyof ContactDraft> {
  return faultsOf(ContactMessage, draft)
}
