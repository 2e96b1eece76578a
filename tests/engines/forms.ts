import { inDays } from '../e2e/forms.ts'
import type { FieldFacts } from '#contract/fields.ts'
import { toText, type ToastMessage } from '#contract/form.ts'
import { formNames, forms as siteForms } from '#contract/forms.ts'
import { testedForms } from '../scenarios/forms.ts'
import type { Tab } from './test.ts'

/** Returns the texts of the visible toasts. */
export const toasts = (tab: Tab): Promise<string> => tab.text('[aria-label="Notifications"]')

export const field = (name: string) => `[name="${name}"]`
export const submit = 'form [type="submit"]'

/** What is entered into all forms, their endpoints, and the texts that they show after a submit. */
export const forms = formNames.map((name) => {
  const { function: endpoint, pages, fields, says } = siteForms[name]
  const { entries, wrong } = testedForms[name]
  const required = Object.entries<FieldFacts>(fields).filter(([, { control }]) => control.required)
  const sent: ToastMessage = says.sent
  const isTyped = ({ control, options }: FieldFacts) => !options && !['date', 'checkbox'].includes(control.type!)
  const typed = required.flatMap(([field, facts]): [string, string][] =>
    // One line, because engines differ in the keys of a second.
    isTyped(facts) ? [[field, String(entries[field]).split('\n')[0]!]] : [],
  )
  const chosen = required.flatMap(([field, { control, options }]): [string, string][] => {
    // The browsers know what day it is.
    if (control.type === 'date') return [[field, inDays(7)]]
    return options ? [[field, String(entries[field])]] : []
  })
  return {
    path: pages[0],
    typed: Object.fromEntries(typed),
    chosen: Object.fromEntries(chosen),
    ticked: required.flatMap(([field, { control }]) => (control.type === 'checkbox' ? [field] : [])),
    wrong,
    endpoint,
    sent: sent.kind === 'titled' ? sent.description : sent.title,
    failed: toText(says.failed),
  }
})

/** Fills in every required field, by keyboard where engines agree on the keys. */
export async function fill(tab: Tab, { typed, chosen, ticked }: (typeof forms)[number]): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await tab.typeInto(field(name), text)
  for (const [name, value] of Object.entries(chosen)) await tab.choose(field(name), value)
  for (const name of ticked) await tab.click(field(name))
}
