import { booked, inDays, sent } from '../e2e/forms.ts'
import { draft, message } from '../fixtures/visitor.ts'
import type { Tab } from './test.ts'

/** Returns the texts of the visible toasts. */
export const toasts = (tab: Tab): Promise<string> => tab.text('[aria-label="Notifications"]')

export const field = (name: string) => `[name="${name}"]`
export const submit = 'form [type="submit"]'

const contact = {
  path: '/contact',
  endpoint: 'send-contact-email',
  typed: {
    name: message.name,
    email: message.email,
    company: message.company,
    message: 'Who buys pumps up to DN 200?',
  },
  chosen: {},
  consent: field('gdprConsent'),
  sent,
  failed: 'Failed to send message. Please try again.',
}

const consultation = {
  path: '/free-consultation',
  endpoint: 'send-consultation-email',
  typed: { name: draft.name, email: draft.email, phone: draft.phone },
  chosen: { date: inDays(7), time: '10:00' },
  consent: undefined,
  sent: booked,
  failed: 'Failed to book consultation. Please try again.',
}

/** What is entered into the two forms, and the texts that they show after a submit. */
export const forms = [contact, consultation]

/** Fills in every required field, by keyboard where engines agree on the keys. */
export async function fill(tab: Tab, { typed, chosen, consent }: (typeof forms)[number]): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await tab.typeInto(field(name), text)
  for (const [name, value] of Object.entries(chosen)) await tab.choose(field(name), value)
  if (consent) await tab.click(consent)
}
