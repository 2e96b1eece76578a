import { expect, screen, waitFor } from 'storybook/test'
import { widgetScript } from '#mocks/chat/provider.ts'
import preview from '#storybook/preview.tsx'
import type { ChatStanding } from '../startIn.ts'
import { ChatIn } from './ChatIn.tsx'

// The script itself stands in its address: of several stories on a sheet, only one could answer for the provider.
const addressOf = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`

const meta = preview.meta({
  title: 'Chat/Chat',
  component: ChatIn,
  args: { state: 'closed', url: addressOf(widgetScript('answering')) } satisfies ChatStanding & { url: string },
})

export const Closed = meta.story()
export const Loading = meta.story({ args: { state: 'loading', url: addressOf(widgetScript('empty')) } })
export const Open = meta.story({
  args: { state: 'open' },
  async play() {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Chat with chat.example')
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('How can we help?'))
  },
})
export const Unavailable = meta.story({ args: { state: 'unavailable' } })
