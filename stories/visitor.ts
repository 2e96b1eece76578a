import { expect, screen, waitFor, type userEvent } from 'storybook/test'

/** What acts as the visitor in a play function. */
export type User = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'paste' | 'type' | 'keyboard' | 'selectOptions'>

/** Writes texts into fields, by their labels. */
export async function fillIn(user: User, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByRole('textbox', { name: label }))
    await user.paste(text)
  }
}

/** Expects the page to show a text, in a toast, tooltip or elsewhere. */
export async function expectSaid(words: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible())
}
