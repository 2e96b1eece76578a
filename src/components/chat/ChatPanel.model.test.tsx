import { act, cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createActor, SimulatedClock } from 'xstate'
import { chatMachine, type ChatState } from '#machines/chat/chatMachine.ts'
import { worker } from '#mocks/browser.ts'
import { chat as provider } from '#mocks/chat/chat.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { chatActs, chatPaths, chatPromise, type ChatAct } from '../../../tests/model/chatModel.ts'
import { watchCoverage } from '../../../tests/model/coverage.ts'
import { ChatPanel } from './ChatPanel.tsx'

const coverage = watchCoverage('chat', chatMachine)

/** Shows the chat with the real machine and the real widget, whose provider keeps silent: it comes and fails as told. */
function showChat() {
  worker.use(provider.hanging)
  const clock = new SimulatedClock()
  const chat = createActor(chatMachine, { clock, inspect: coverage.inspect }).start()
  const closed: string[] = []
  render(<ChatPanel chat={chat} widget={{ url: widgetUrl, provider: 'Ltd.' }} onClosed={() => closed.push('closed')} />)
  const perform = async (name: ChatAct) => {
    if (name === 'waits ten seconds') return act(() => clock.increment(10_000))
    if (name === 'closes' && shown().panel) return userEvent.keyboard('{Escape}')
    act(() => chat.send({ type: chatActs[name] }))
  }
  return { perform, closed }
}

/** What stands on the screen. */
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

test.each(chatPaths().map((path) => ({ path, title: path.join(', ') })))(
  'the chat is as promised to a visitor who $title',
  async ({ path }) => {
    const { perform, closed } = showChat()
    let state: ChatState = 'closed'
    let timesClosed = 0
    for (const name of path) {
      await perform(name)
      const next: ChatState = chatPromise[state][name] ?? state
      if (next === 'closed' && state !== 'closed') timesClosed += 1
      state = next
      await expect.poll(shown, { message: name }).toEqual(screens[state])
    }
    expect(closed).toHaveLength(timesClosed)
    cleanup()
    expect(document.querySelector('iframe')).toBeNull()
  },
)

test('on these paths every state and every transition of the chat machine was seen', () => {
  console.log(coverage.report())
  expect(coverage.missing()).toEqual([])
})
