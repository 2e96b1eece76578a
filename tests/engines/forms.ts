import { toText, type ToastMessage } from '#contract/form.ts'
import { formNames, forms as siteForms, type FormName } from '#contract/forms.ts'
import { entriesToday, fillIn } from '../fixtures/fillIn.ts'
import type { Values } from '../fixtures/startForms.ts'
import { testedForms } from '../scenarios/forms.ts'
import type { Tab } from './test.ts'

/** Returns the texts of the visible toasts. */
export const toasts = (tab: Tab): Promise<string> => tab.text('[aria-label="Notifications"]')

export const field = (name: string) => `[name="${name}"]`

/** All forms: what is entered into them, their endpoints, and the texts that they show after a submit. */
export const forms = formNames.map((name) => {
  const { function: endpoint, pages, says } = siteForms[name]
  const sent: ToastMessage = says.sent
  return {
    name,
    path: pages[0],
    entries: entriesToday(name),
    wrong: testedForms[name].wrong,
    endpoint,
    sent: sent.kind === 'titled' ? sent.description : sent.title,
    failed: toText(says.failed),
  }
})

/** Enters values into a form, by default those of a visitor who sends it today, by keyboard where engines agree on the keys. */
export const fill = (tab: Tab, form: FormName, values: Values = entriesToday(form)): Promise<void> =>
  fillIn(form, values, {
    // One line, because engines differ in the keys of a second.
    write: ({ name, control }, text) =>
      control.type === 'date' ? tab.choose(field(name), text) : tab.typeInto(field(name), text.split('\n')[0]!),
    choose: ({ name }, option) => tab.choose(field(name), option),
    tick: ({ name }) => tab.click(field(name)),
  })
