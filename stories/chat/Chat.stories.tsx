import { expect, screen } from 'storybook/test'
import { chat } from '#mocks/chat/chat.ts'
import preview from '#storybook/preview.tsx'
import { ChatIn, type ChatStanding } from './ChatIn.tsx'

const meta = preview.meta({
  title: 'Chat/Panel',
  component: ChatIn,
  args: { state: 'closed' } satisfies ChatStanding,
  // What the provider shows is its own.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
})

const panel = () => screen.findByRole('dialog', { name: 'Live chat' })

export const Closed = meta.story({
  play: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
})
export const Loading = meta.story({
  args: { state: 'loading' },
  beforeEach: ({ msw }) => msw.use(chat.hanging),
  play: async () => expect(await panel()).toHaveAttribute('aria-busy', 'true'),
})
export const Open = meta.story({
  args: { state: 'open' },
  beforeEach: ({ msw }) => msw.use(chat.answering),
  play: async () => expect(await panel()).toHaveTextContent('What you write goes to Example Chat Ltd.'),
})
export const Unavailable = meta.story({
  args: { state: 'unavailable' },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('You can reach us by phone'),
})
