import { expect, screen, waitFor, type userEvent } from 'storybook/test'
import { chat } from '#mocks/chat/chat.ts'
import preview from '#storybook/preview.tsx'
import { Chat } from '#src/components/chat/Chat.tsx'
import { startChat } from '#src/flows/chat.ts'
import { widget } from './ChatIn.tsx'

const meta = preview.meta({
  title: 'Chat/Flow',
  component: Chat,
  args: { widget, start: async () => startChat() },
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
})

const open = async (user: Pick<ReturnType<typeof userEvent.setup>, 'click'>) => {
  await user.click(screen.getByRole('button', { name: 'Live chat' }))
  return screen.findByRole('dialog', { name: 'Live chat' })
}
const widgetText = () => document.querySelector('iframe')?.contentDocument?.body.textContent

export const Answering = meta.story({
  beforeEach: ({ msw }) => msw.use(chat.answering),
  async play({ userEvent }) {
    await open(userEvent)
    await waitFor(() => expect(widgetText()).toContain('How can we help?'))
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(document.querySelector('iframe')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Live chat' })).toHaveFocus()
  },
})

const failing = {
  async play({ userEvent }: { userEvent: Parameters<typeof open>[0] }) {
    await open(userEvent)
    await expect(await screen.findByRole('alert')).toHaveTextContent('The chat is not available at the moment.')
    await expect(document.querySelector('iframe')).toBeNull()
  },
}

export const Blocked = meta.story({ beforeEach: ({ msw }) => msw.use(chat.blocked), ...failing })
export const Throwing = meta.story({ beforeEach: ({ msw }) => msw.use(chat.throwing), ...failing })
export const Overwriting = meta.story({ beforeEach: ({ msw }) => msw.use(chat.overwriting), ...failing })

// The visitor is left to wait for ten seconds.
export const Hanging = meta.story({
  beforeEach: ({ msw }) => msw.use(chat.hanging),
  async play({ userEvent }) {
    await expect(await open(userEvent)).toHaveTextContent('The chat is being opened…')
  },
})
