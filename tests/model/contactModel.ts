import { contactFields, emptyContactDraft } from '#machines/contact/ContactMessage.ts'
import { canSubmitContact, contactDraft, contactErrors, contactState } from '#machines/contact/contactState.ts'
import { startContact } from '../fixtures/startContact.ts'
import { messageByLabel as message } from '../fixtures/visitor.ts'
import { labeled, named, type Rules } from './expectedForm.ts'
import type { Specification } from './paths.ts'
import type { RunningForm } from './replayPath.ts'

const consent = 'I agree that my data is used solely to respond to my inquiry (GDPR consent).'

/** The payload name of each field, by its label. The labels themselves are tested in tests/fixtures/visitor.ts. */
const names: Record<string, string> = Object.fromEntries(
  Object.entries(contactFields).map(([name, { label }]) => [label, name]),
)

const missing: Record<string, string> = {
  Name: 'Enter your name',
  Email: 'Enter your email address',
  Company: 'Enter the name of your company',
  Message: 'Write your message',
}

const consentFault = 'Please accept the GDPR consent to proceed'

const rules: Rules = {
  empty: labeled(names, emptyContactDraft),
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
  getContent: (entries) => named(names, entries),
  announced: (_, errors) => (errors[consent] === undefined ? [] : [consentFault]),
}

/** The specification of the contact form. */
export const contactModel = {
  rules,
  acts: {
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
  },
} satisfies Specification

/** Starts the contact machine with a fake endpoint, for a driver. */
export function runContact() {
  const { actor, ...form } = startContact()
  return {
    ...form,
    actor,
    send(act) {
      if (act.does === 'edit') actor.send({ type: 'draft.change', change: named(names, act.change) })
      else actor.send({ type: act.does === 'come back' ? 'page.restored' : 'message.submit' })
    },
    shown() {
      const snapshot = actor.getSnapshot()
      return {
        state: contactState(snapshot),
        entries: labeled(names, contactDraft(snapshot)),
        errors: labeled(names, contactErrors(snapshot)),
        isEnabled: canSubmitContact(snapshot),
      }
    },
  } satisfies RunningForm & { actor: unknown }
}
