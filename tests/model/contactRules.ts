import { contactFields, emptyContactDraft } from '#machines/contact/ContactMessage.ts'
import { messageByLabel as message } from '../fixtures/visitor.ts'
import { labeled, named, type Act, type Rules } from './expectedForm.ts'

const consent = 'I agree that my data is used solely to respond to my inquiry (GDPR consent).'

/** The payload name of each field, by its label. The labels themselves are tested in tests/fixtures/visitor.ts. */
export const contactNames: Record<string, string> = Object.fromEntries(
  Object.entries(contactFields).map(([name, { label }]) => [label, name]),
)

const missing: Record<string, string> = {
  Name: 'Enter your name',
  Email: 'Enter your email address',
  Company: 'Enter the name of your company',
  Message: 'Write your message',
}

const consentFault = 'Please accept the GDPR consent to proceed'

/** The specification of the contact form. */
export const contactRules: Rules = {
  empty: labeled(contactNames, emptyContactDraft),
  line: 'Company',
  status: {
    submitting: 'Sending your message…',
    success: 'Message sent. Thank you.',
    failure: 'Message not sent. Everything you typed is still here.',
  },
  button: { text: 'Send Message', busyText: 'Sending...', isEnabled: (entries) => entries[consent] === true },
  toasts: {
    accepted: 'Your message has been sent successfully!',
    failed: 'Failed to send message. Please try again.',
  },
  enter: (entries, change) => ({ ...entries, ...change }),
  getErrors(entries) {
    const errors = Object.entries(entries).flatMap(([label, value]) => {
      if (value === '' && missing[label] !== undefined) return [[label, missing[label]]]
      if (value === 'jana@') return [[label, 'Enter an email address in the format name@company.com']]
      return value === false ? [[label, consentFault]] : []
    })
    return Object.fromEntries(errors) as Record<string, string>
  },
  getContent: (entries) => named(contactNames, entries),
  announced: (_, errors) => (errors[consent] === undefined ? [] : [consentFault]),
}

/** Every act at the contact form, by the words that test titles use. */
export const contactActs: Record<string, Act> = {
  writes: { does: 'edit', change: message },
  consents: { does: 'edit', change: { [consent]: true } },
  clicks: { does: 'click' },
  'is refused': { does: 'be refused' },
  'is accepted': { does: 'be accepted' },
  'presses Enter': { does: 'press Enter' },
  'asks something else': { does: 'edit', change: { ...message, Message: 'Who buys them in Romania?' } },
  misspells: { does: 'edit', change: { Email: 'jana@' } },
  'takes the consent back': { does: 'edit', change: { [consent]: false } },
  'comes back': { does: 'come back' },
}
