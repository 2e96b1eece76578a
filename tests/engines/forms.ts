import { Temporal } from 'temporal-polyfill'
import { draft, message } from '../fixtures/visitor.ts'
import { button, field, type Tab, type Target } from './tab.ts'

/** How to fill in and submit one of the two forms, and the texts that it shows afterward. */
type Form = {
  path: string
  endpoint: string
  email: Target
  /** Types into every required field with the keyboard. */
  fill: (tab: Tab) => Promise<void>
  submit: Target
  sending: string
  sent: string
  failed: string
  /** A field that must keep its value after a failure. */
  sample: [Target, string]
}

export const contact: Form = {
  path: '/contact',
  endpoint: '/functions/v1/send-contact-email',
  email: field('Email'),
  fill: async (tab) => {
    await tab.typeInto(field('Name'), message.name)
    await tab.typeInto(field('Email'), message.email)
    await tab.typeInto(field('Company'), message.company)
    await tab.typeInto(field('Message'), 'Who buys pumps up to DN 200?')
    await tab.click('[type="checkbox"]')
  },
  submit: button('Send Message'),
  sending: 'Sending...',
  sent: 'Your message has been sent successfully!',
  failed: 'Failed to send message. Please try again.',
  sample: [field('Message'), 'Who buys pumps up to DN 200?'],
}

const consultation: Form = {
  path: '/free-consultation',
  endpoint: '/functions/v1/send-consultation-email',
  email: field('Email Address *'),
  fill: async (tab) => {
    await tab.typeInto(field('Full Name *'), draft.name)
    await tab.typeInto(field('Email Address *'), draft.email)
    await tab.typeInto(field('Phone Number *'), draft.phone)
    await tab.choose(field('Preferred Date *'), inDays(7))
    await tab.choose(field('Preferred Time *'), '10:00')
  },
  submit: button('Schedule Consultation'),
  sending: 'Scheduling...',
  sent: 'We will send you a meeting link via email and SMS shortly.',
  failed: 'Failed to book consultation. Please try again.',
  sample: [field('Full Name *'), draft.name],
}

export const forms = [contact, consultation]

/** Returns the day `count` days from now as `2027-03-05`, in the time zone of the browsers. */
export const inDays = (count: number): string =>
  Temporal.Now.plainDateISO('Europe/Bratislava').add({ days: count }).toString()

/** Returns the texts of the visible toasts. */
export const toasts = (tab: Tab): Promise<string> => tab.text('[aria-label="Notifications"]')
