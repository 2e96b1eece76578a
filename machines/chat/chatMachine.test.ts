import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { chatMachine, type ChatState } from './chatMachine.ts'

/** A chat that has heard the given events, on a clock of its own. */
function startChat(...events: Parameters<ReturnType<typeof createActor<typeof chatMachine>>['send']>[0]['type'][]) {
  const clock = new SimulatedClock()
  const chat = createActor(chatMachine, { clock }).start()
  for (const type of events) chat.send({ type })
  return { chat, clock, state: () => chat.getSnapshot().value }
}

test('the chat is closed until the visitor asks, whatever is said of the widget', () => {
  expect(startChat('widget.loaded', 'widget.failed', 'chat.close').state()).toBe<ChatState>('closed')
})

test('asked for, it loads, and opens when the widget can be used', () => {
  expect(startChat('chat.open').state()).toBe<ChatState>('loading')
  expect(startChat('chat.open', 'widget.loaded').state()).toBe<ChatState>('open')
})

test('a widget that does not come within ten seconds is unavailable, and not a moment sooner', () => {
  const { clock, state } = startChat('chat.open')
  clock.increment(9_999)
  expect(state()).toBe<ChatState>('loading')
  clock.increment(1)
  expect(state()).toBe<ChatState>('unavailable')
})

test('a widget that has come in time stays', () => {
  const { clock, state } = startChat('chat.open', 'widget.loaded')
  clock.increment(60_000)
  expect(state()).toBe<ChatState>('open')
})

test('a widget that fails is unavailable, also when it had come', () => {
  expect(startChat('chat.open', 'widget.failed').state()).toBe<ChatState>('unavailable')
  expect(startChat('chat.open', 'widget.loaded', 'widget.failed').state()).toBe<ChatState>('unavailable')
})

test('what comes after the visitor has closed, or after patience has ended, opens nothing', () => {
  expect(startChat('chat.open', 'chat.close', 'widget.loaded').state()).toBe<ChatState>('closed')
  expect(startChat('chat.open', 'widget.failed', 'widget.loaded').state()).toBe<ChatState>('unavailable')
})

test('the visitor can close in every state, and ask again; each time has ten seconds of its own', () => {
  for (const events of [['chat.open'], ['chat.open', 'widget.loaded'], ['chat.open', 'widget.failed']] as const) {
    expect(startChat(...events, 'chat.close').state()).toBe<ChatState>('closed')
  }
  const { chat, clock, state } = startChat('chat.open')
  clock.increment(9_000)
  chat.send({ type: 'chat.close' })
  chat.send({ type: 'chat.open' })
  clock.increment(9_000)
  expect(state()).toBe<ChatState>('loading')
})
