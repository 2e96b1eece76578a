import { booked, inDays, sent } from '../e2e/forms.ts'
import { draft, message } from '../fixtures/visitor.ts'
import { toText } from '#contract/form.ts'
import { formNames, forms as siteForms, type FormName, type FormPage } from '#contract/forms.ts'
import type { Tab } from './test.ts'

/** Returns the texts of the visible toasts. */
export const toasts = (tab: Tab): Promise<string> => tab.text('[aria-label="Notifications"]')

export const field = (name: string) => `[name="${name}"]`
export const submit = 'form [type="submit"]'

/** What is entered into a form, what is wrong with one entry, and what the form says after a submit. */
type TypedForm = {
  path: FormPage
  typed: Record<string, string>
  chosen: Record<string, string>
  consent: string | undefined
  /** An entry that the form refuses, and a part of its error. */
  wrong: { name: string; value: string; error: string }
  sent: string
}

const wrong = { name: 'email', value: 'jana@localhost', error: 'name@company.com' }

const contact: TypedForm = {
  path: '/contact',
  typed: {
    name: message.name,
    email: message.email,
    company: message.company,
    message: 'Who buys pumps up to DN 200?',
  },
  chosen: {},
  consent: field('gdprConsent'),
  wrong,
  sent,
}

const consultation: TypedForm = {
  path: '/free-consultation',
  typed: { name: draft.name, email: draft.email, phone: draft.phone },
  chosen: { date: inDays(7), time: '10:00' },
  consent: undefined,
  wrong,
  sent: booked,
}

const typedForms: Record<FormName, TypedForm> = { contact, consultation }

/** What is entered into all forms, their endpoints, and the texts that they show after a submit. */
export const forms = formNames.map((name) => ({
  ...typedForms[name],
  endpoint: siteForms[name].function,
  failed: toText(siteForms[name].says.failed),
}))

/** Fills in every required field, by keyboard where engines agree on the keys. */
export async function fill(tab: Tab, { typed, chosen, consent }: (typeof forms)[number]): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await tab.typeInto(field(name), text)
  for (const [name, value] of Object.entries(chosen)) await tab.choose(field(name), value)
  if (consent) await tab.click(consent)
}
