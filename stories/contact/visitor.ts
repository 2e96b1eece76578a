import { expect, screen, waitFor, type userEvent } from 'storybook/test'

type User = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'paste'>

/** A message, by the labels of its fields. */
export const message = {
  Name: 'Jana Nováková',
  Email: 'jana@example.com',
  Company: 'Pump Works Ltd.',
  Message: 'We make pumps up to DN 200.\nWho buys them in Poland?',
}

export const sendButton = () => screen.getByRole('button', { name: 'Send Message' })
export const consent = () => screen.getByRole('checkbox', { name: /GDPR consent/ })

/** Writes the message into its fields. */
export async function writeMessage(user: User): Promise<void> {
  for (const [label, text] of Object.entries(message)) {
    await user.click(screen.getByRole('textbox', { name: label }))
    await user.paste(text)
  }
}

/** Writes the message, gives consent and sends it. */
export async function sendMessage(user: User): Promise<void> {
  await writeMessage(user)
  await user.click(consent())
  await waitFor(() => expect(sendButton()).toBeEnabled())
  await user.click(sendButton())
}

/** Expects that what was typed is still there, ready to be sent again. */
export async function expectKept(): Promise<void> {
  for (const [label, text] of Object.entries(message)) {
    await expect(screen.getByRole('textbox', { name: label })).toHaveValue(text)
  }
  await expect(consent()).toBeChecked()
  await expect(sendButton()).toBeEnabled()
}
