import { expect, screen, waitFor } from 'storybook/test'
import { chat } from '#mocks/chat/chat.ts'
import preview from '#storybook/preview.tsx'
import type { ChatStanding } from '../startIn.ts'
import { ChatIn } from './ChatIn.tsx'

const meta = preview.meta({
  title: 'Chat/Chat',
  component: ChatIn,
  args: { state: 'closed' } satisfies ChatStanding as ChatStanding,
  beforeEach: ({ msw }) => msw.use(chat.answering),
})

export const Closed = meta.story()
export const Loading = meta.story({
  args: { state: 'loading' },
  beforeEach: ({ msw }) => msw.use(chat.hanging),
})
export const Open = meta.story({
  args: { state: 'open' },
  async play() {
    const frame = screen.getByTitle<HTMLIFrameElement>('Chat with chat.example')
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('How can we help?'), { timeout: 3_000 })
  },
})
export const Unavailable = meta.story({ args: { state: 'unavailable' } })
