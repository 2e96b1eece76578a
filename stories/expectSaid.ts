import { expect, screen, waitFor } from 'storybook/test'

/** Expects the page to show a text, in a toast, tooltip or elsewhere. */
export async function expectSaid(words: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible())
}
