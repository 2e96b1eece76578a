import { emptyConsultationValues } from '#contract/consultationDraft.ts'
import { consultationValues, consultationErrors, consultationState } from '#machines/consultation/consultationState.ts'
import { emptyContactDraft } from '#contract/contact.ts'
import { canSubmitContact, contactDraft, contactErrors, contactState } from '#machines/contact/contactState.ts'
import { submit } from '#machines/form.ts'
import { startConsultation, startContact } from '../fixtures/startForms.ts'
import { draft, message } from '../fixtures/visitor.ts'
import type { Act, Rules } from './expectedForm.ts'
import type { RunningForm } from './replay.ts'

/** What the visitor types into the text fields of each form. */
const written = { name: message.name, email: message.email, company: message.company, message: message.message }
const filled = { name: draft.name, email: draft.email, phone: draft.phone }

const commonActs: Record<string, Act> = {
  clicks: { does: 'click' },
  'is refused': { does: 'be refused' },
  'is accepted': { does: 'be accepted' },
  'presses Enter': { does: 'press Enter' },
  'comes back': { does: 'come back' },
}

const misspelled = 'jana@'
const misspells: Act = { does: 'edit', change: { email: misspelled } }
const emailFormat = { email: { [misspelled]: 'Enter an email address in the format name@company.com' } }

/** The specification of the contact form. */
export const contact: Rules = {
  acts: {
    writes: { does: 'edit', change: written },
    consents: { does: 'edit', change: { gdprConsent: true } },
    ...commonActs,
    misspells,
    'asks something else': { does: 'edit', change: { ...written, message: 'Who buys them in Romania?' } },
    'takes the consent back': { does: 'edit', change: { gdprConsent: false } },
  },
  empty: emptyContactDraft,
  missing: {
    name: 'Enter your name',
    email: 'Enter your email address',
    company: 'Enter the name of your company',
    message: 'Write your message',
    gdprConsent: 'Please accept the GDPR consent to proceed',
  },
  invalid: emailFormat,
  toasts: {
    accepted: 'Your message has been sent successfully!',
    failed: 'Failed to send message. Please try again.',
  },
  getPayload: (values) => values,
}

/** A Friday, on which the paths are walked. */
const today = '2027-03-05'

/** The days that the acts choose, as the payload and the page say them. */
export const longDates: Record<string, string> = { [today]: 'March 5, 2027', '2027-03-06': 'March 6, 2027' }

/** The specification of the booking form. */
export const consultation: Rules = {
  acts: {
    'fills in': { does: 'edit', change: { ...filled, date: '2027-03-06', timezone: 'GMT' } },
    'chooses an hour': { does: 'edit', change: { time: '10:00' } },
    ...commonActs,
    misspells,
    'ticks any time': { does: 'edit', change: { flexible: true } },
    'unticks any time': { does: 'edit', change: { flexible: false } },
    'chooses today': { does: 'edit', change: { date: today } },
  },
  empty: emptyConsultationValues,
  missing: {
    name: 'Enter your name',
    email: 'Enter your email address',
    phone: 'Enter your phone number',
    date: 'Choose a date',
    time: 'Choose a time, or tick “Any time works for me”',
  },
  invalid: { ...emailFormat, date: { [today]: 'Choose tomorrow or a later date' } },
  toasts: {
    accepted: 'Success! We will send you a meeting link via email and SMS shortly.',
    failed: 'Error Failed to book consultation. Please try again.',
    isMissing: 'Error Please fill in all fields',
    isInvalid: 'Error Please correct the marked fields',
  },
  getPayload: ({ flexible, date, ...values }) => ({
    ...values,
    date: longDates[String(date)]!,
    ...(flexible === true && { time: 'Flexible - Any time works' }),
  }),
}

/** Starts the contact machine with a fake endpoint. */
export function runContact() {
  const { actor, ...form } = startContact()
  return {
    ...form,
    actor,
    send(act) {
      if (act.does === 'edit') actor.send({ type: 'draft.change', change: act.change })
      else actor.send(act.does === 'come back' ? { type: 'page.restored' } : submit())
    },
    shown() {
      const snapshot = actor.getSnapshot()
      return {
        state: contactState(snapshot),
        values: contactDraft(snapshot),
        errors: contactErrors(snapshot),
        isEnabled: canSubmitContact(snapshot),
      }
    },
  } satisfies RunningForm & { actor: unknown }
}

/** Starts the booking machine with a stopped clock and a fake endpoint. */
export function runConsultation() {
  const { actor, ...form } = startConsultation()
  return {
    ...form,
    actor,
    send(act) {
      if (act.does !== 'edit')
        actor.send(act.does === 'come back' ? { type: 'page.restored' } : submit(form.clock.now().getTime()))
      else if ('flexible' in act.change)
        actor.send({ type: act.change['flexible'] === true ? 'time.setFlexible' : 'time.setSpecific' })
      else if ('time' in act.change) actor.send({ type: 'time.setSpecific', hour: String(act.change['time']) })
      else actor.send({ type: 'draft.change', change: act.change })
    },
    shown() {
      const snapshot = actor.getSnapshot()
      const state = consultationState(snapshot)
      return {
        state,
        values: consultationValues(snapshot),
        errors: consultationErrors(snapshot),
        isEnabled: state !== 'submitting',
      }
    },
  } satisfies RunningForm & { actor: unknown }
}
