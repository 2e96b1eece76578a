import { expect, screen, waitFor } from 'storybook/test'
import { widgetScript } from '#mocks/chat/provider.ts'
import preview from '#storybook/preview.tsx'
import { ChatStory, providersFrame, type ChatArgs } from './ChatStory.tsx'

// The URL contains the script itself, because one mock cannot serve several stories on a sheet.
const createScriptUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`

const meta = preview.meta({
  title: 'Chat/Chat',
  parameters: { a11y: providersFrame, statechart: { disable: false } },
  component: ChatStory,
  args: { state: 'closed', url: createScriptUrl(widgetScript('answering')) } satisfies ChatArgs,
})

export const Closed = meta.story({ name: 'Closed chat' })
export const Loading = meta.story({
  name: 'Chat that opens',
  args: { state: { mounted: 'loading' }, url: createScriptUrl(widgetScript('empty')) },
})
export const Open = meta.story({
  name: 'Open chat',
  args: { state: { mounted: 'open' } },
  async play() {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Chat with chat.example')
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('How can we help?'))
  },
})
export const Unavailable = meta.story({
  name: 'Chat that is not available',
  args: { state: 'unavailable' },
})
