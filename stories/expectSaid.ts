import { expect, screen, waitFor } from 'storybook/test'

/** Expects the page to say something to the visitor, wherever notices and tooltips stand. */
export async function expectSaid(words: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible())
}
