import { expect, screen, waitFor, type userEvent } from 'storybook/test'
import { messageByLabel as message } from '../../tests/fixtures/visitor.ts'

type User = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'paste'>

export const sendButton = () => screen.getByRole('button', { name: 'Send Message' })
export const consent = () => screen.getByRole('checkbox', { name: /GDPR consent/ })

/** Types the message into its fields. */
export async function writeMessage(user: User): Promise<void> {
  for (const [label, text] of Object.entries(message)) {
    await user.click(screen.getByRole('textbox', { name: label }))
    await user.paste(text)
  }
}

/** Types the message, gives consent and submits. */
export async function sendMessage(user: User): Promise<void> {
  await writeMessage(user)
  await user.click(consent())
  await waitFor(() => expect(sendButton()).toBeEnabled())
  await user.click(sendButton())
}

/** Expects the entries to be kept and the form to be submittable again. */
export async function expectEntriesKept(): Promise<void> {
  for (const [label, text] of Object.entries(message)) {
    await expect(screen.getByRole('textbox', { name: label })).toHaveValue(text)
  }
  await expect(consent()).toBeChecked()
  await expect(sendButton()).toBeEnabled()
}
