import { expect, screen, waitFor, type userEvent } from 'storybook/test'
import type { FormName } from '#contract/forms.ts'
import { fillIn, submitButton } from '../tests/fixtures/fillIn.ts'
import type { Values } from '../tests/fixtures/startForms.ts'

/** What acts as the visitor in a play function. */
export type User = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'paste' | 'type' | 'keyboard' | 'selectOptions'>

/** Enters values into a form, and submits it. */
export async function send(user: User, form: FormName, values: Values): Promise<void> {
  await fillIn(form, values, {
    async write({ label, control: { type } }, text) {
      const control = screen.getByLabelText(label)
      if (type === 'date') return user.type(control, text)
      await user.click(control)
      await user.paste(text)
    },
    choose: ({ label }, option) => user.selectOptions(screen.getByLabelText(label), option),
    tick: ({ label }) => user.click(screen.getByLabelText(label)),
  })
  const submit = document.querySelector<HTMLElement>(submitButton)!
  await waitFor(() => expect(submit).toBeEnabled())
  await user.click(submit)
}

/** Expects the page to show a text, in a toast, tooltip or elsewhere. */
export async function expectSaid(words: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible())
}
