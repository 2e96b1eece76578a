import { named, type Act, type Entries, type Rules } from './form.ts'

const consent = 'I agree that my data is used solely to respond to my inquiry (GDPR consent).'

/** The name under which each field is sent. */
export const contactNames: Record<string, string> = {
  Name: 'name',
  Email: 'email',
  Company: 'company',
  'Phone (optional)': 'phone',
  Message: 'message',
  [consent]: 'gdprConsent',
}

const missing: Record<string, string> = {
  Name: 'Enter your name',
  Email: 'Enter your email address',
  Company: 'Enter the name of your company',
  Message: 'Write your message',
}

const consentFault = 'Please accept the GDPR consent to proceed'

/** What the specification says of the contact form. */
export const contactRules: Rules = {
  empty: { Name: '', Email: '', Company: '', 'Phone (optional)': '', Message: '', [consent]: false },
  line: 'Company',
  button: { text: 'Send Message', busyText: 'Sending...', isEnabled: (entries) => entries[consent] === true },
  notices: {
    accepted: 'Your message has been sent successfully!',
    failed: 'Failed to send message. Please try again.',
  },
  enter: (entries, change) => ({ ...entries, ...change }),
  faultsOf(entries) {
    const faults = Object.entries(entries).flatMap(([label, value]) => {
      if (value === '' && missing[label] !== undefined) return [[label, missing[label]]]
      if (value === 'jana@') return [[label, 'Enter an email address in the format name@company.com']]
      return value === false ? [[label, consentFault]] : []
    })
    return Object.fromEntries(faults) as Record<string, string>
  },
  contentOf: (entries) => named(contactNames, entries),
  announced: (_, faults) => (faults[consent] === undefined ? [] : [consentFault]),
}

const message: Entries = {
  Name: 'Jana Nováková',
  Email: 'jana@example.com',
  Company: 'Pump Works Ltd.',
  Message: 'We make pumps up to DN 200.\nWho buys them in Poland?',
}

/** All that can happen to the contact form, in words for the titles of tests. */
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
