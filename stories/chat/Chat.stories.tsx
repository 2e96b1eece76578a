import { expect, screen } from 'storybook/test'
import { chatMachine } from '#machines/chat/chatMachine.ts'
import preview from '#storybook/preview.tsx'
import { statechartUsage } from '#storybook/preview/docs.tsx'
import { ChatStory, providersFrame, type ChatArgs } from './ChatStory.tsx'

const meta = preview.meta({
  title: 'Chat/Chat',
  tags: ['autodocs'],
  parameters: {
    a11y: providersFrame,
    statechart: { disable: false },
    ...statechartUsage(
      chatMachine,
      'The visitor opens and closes the live chat. Nothing of the provider is in the page before that, and nothing after.',
    ),
  },
  component: ChatStory,
  args: { state: 'closed' } satisfies ChatArgs,
})

export const Closed = meta.story({ name: 'Closed chat' })
export const Loading = meta.story({
  name: 'Chat that opens (loading)',
  args: { state: { mounted: 'loading' }, isHanging: true },
})
export const Open = meta.story({
  name: 'Open chat',
  args: { state: { mounted: 'open' } },
  async play() {
    await expect(await screen.findByText('The chat is open.')).toBeInTheDocument()
  },
})
export const WithPrivacyNotice = meta.story({
  name: 'Open chat with the privacy notice of the provider',
  args: { state: { mounted: 'open' }, privacyUrl: 'https://chat.example/privacy' },
  async play() {
    const link = await screen.findByRole('link', { name: 'Read its privacy notice' })
    await expect(link).toHaveAttribute('href', 'https://chat.example/privacy')
  },
})
export const Unavailable = meta.story({
  name: 'Chat that is not available',
  args: { state: 'unavailable' },
})
