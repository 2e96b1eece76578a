import { expect, screen, waitFor } from 'storybook/test'
import { getShownActor } from 'storybook-addon-statechart'
import type { Actor, SimulatedClock } from 'xstate'
import type { chatMachine } from '#machines/chat/chatMachine.ts'
import preview from '#storybook/preview.tsx'
import { site } from '#src/content/site.ts'
import type { User } from '../visitor.ts'
import { ChatStory, providersFrame } from './ChatStory.tsx'

const meta = preview.meta({
  title: 'Chat/Flow',
  component: ChatStory,
  args: { state: 'closed' as const },
  parameters: { a11y: providersFrame, statechart: { disable: false } },
})

const launch = (user: Pick<User, 'click'>) => user.click(screen.getByRole('button', { name: 'Live chat' }))

export const Answering = meta.story({
  name: 'Open the chat and close it',
  async play({ userEvent }) {
    await launch(userEvent)
    await waitFor(() => expect(screen.getByText('The chat is open.')).toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Close the chat' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.getByRole('button', { name: 'Live chat' })).toHaveFocus()
  },
})

/** Shows phone, email and a retry button when the provider's page has not loaded before the timeout. */
export const TooSlow = meta.story({
  name: 'Open a chat that takes too long',
  parameters: { a11y: { context: '[role="dialog"]' } },
  args: { isHanging: true },
  async play({ userEvent }) {
    await launch(userEvent)
    await expect(await screen.findByText('Opening the chat…')).toBeVisible()
    await expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true')
    const { clock } = getShownActor() as Actor<typeof chatMachine>
    const stopped = clock as SimulatedClock
    stopped.increment(10_000)
    await expect(await screen.findByRole('alert')).toHaveTextContent('isn’t available')
    await expect(screen.getByRole('link', { name: site.phone })).toBeVisible()
    await expect(screen.queryByTitle(/^Chat with/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByText('Opening the chat…')).toBeVisible()
  },
})
