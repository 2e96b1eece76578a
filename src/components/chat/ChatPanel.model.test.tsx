import { act, cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SimulatedClock } from 'xstate'
import type { ChatState } from '#machines/chat/chatMachine.ts'
import { worker } from '#mocks/browser.ts'
import { chat as provider } from '#mocks/chat/chat.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { chatActs, chatPaths, chatTransitions, type ChatAct } from '../../../tests/model/chatModel.ts'
import { startChat } from '../../flows/chat.ts'
import { ChatPanel } from './ChatPanel.tsx'

/** Renders the real chat. Its provider does not respond, because the path's events report when the widget loads or fails. */
function showChat() {
  worker.use(provider.hanging)
  const clock = new SimulatedClock()
  const { actor: chat, frame, stop } = startChat({ url: widgetUrl, provider: 'Ltd.' }, { clock })
  const closed: string[] = []
  render(<ChatPanel chat={chat} frame={frame} provider="Ltd." onClosed={() => closed.push('closed')} />)
  const perform = async (name: ChatAct) => {
    if (name === 'waits ten seconds') return act(() => clock.increment(10_000))
    if (name === 'closes' && shown().panel) return userEvent.keyboard('{Escape}')
    act(() => chat.send({ type: chatActs[name] }))
  }
  return { perform, closed, stop }
}

/** Returns what is visible. */
const shown = () => {
  const panel = document.querySelector('[role="dialog"]')
  return {
    panel: panel !== null,
    isBusy: panel?.ariaBusy === 'true',
    widget: document.querySelector('iframe') !== null,
    unavailable: document.querySelector('[role="dialog"] [role="alert"] a[href^="tel:"]') !== null,
  }
}

const screens: Record<ChatState, ReturnType<typeof shown>> = {
  closed: { panel: false, isBusy: false, widget: false, unavailable: false },
  loading: { panel: true, isBusy: true, widget: true, unavailable: false },
  open: { panel: true, isBusy: false, widget: true, unavailable: false },
  unavailable: { panel: true, isBusy: false, widget: false, unavailable: true },
}

test.each(chatPaths().map((path) => [path.join(', '), path] as const))(
  'shows the specified panel to a visitor who %s',
  async (_, path) => {
    const { perform, closed, stop } = showChat()
    let state: ChatState = 'closed'
    let timesClosed = 0
    for (const name of path) {
      await perform(name)
      const next: ChatState = chatTransitions[state][name] ?? state
      if (next === 'closed' && state !== 'closed') timesClosed += 1
      state = next
      await expect.poll(shown, { message: name }).toEqual(screens[state])
    }
    expect(closed).toHaveLength(timesClosed)
    cleanup()
    stop()
    expect(document.querySelector('iframe')).toBeNull()
  },
)
