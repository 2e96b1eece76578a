import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type EventFromLogic } from 'xstate'
import { chatActs, chatPaths, chatTransitions } from '../../tests/model/chatModel.ts'
import { chatMachine, chatState, type ChatState, type WidgetEvent } from './chatMachine.ts'

type ChatEvent = EventFromLogic<typeof chatMachine>['type']

/** Starts a chat with a simulated clock and a widget that reports nothing, and sends the events. */
function startChat(...events: ChatEvent[]) {
  const clock = new SimulatedClock()
  const mounted = vi.fn<() => void>()
  const unmounted = vi.fn<() => void>()
  const chatWidget = fromCallback<WidgetEvent>(() => {
    mounted()
    return unmounted
  })
  const chat = createActor(chatMachine.provide({ actors: { chatWidget } }), { clock }).start()
  for (const type of events) chat.send({ type })
  return { chat, clock, mounted, unmounted, state: () => chatState(chat.getSnapshot()) }
}

test.each(chatPaths().map((path) => [path.join(', '), path] as const))(
  'has the specified state, widget and tag when a visitor %s',
  (_, path) => {
    const { chat, mounted, unmounted, state } = startChat()
    let expected: ChatState = 'closed'
    for (const act of path) {
      expected = chatTransitions[expected][act] ?? expected
      // XState's event types leave out delays.
      chat.send({ type: chatActs[act] as 'chat.open' })
      expect(state()).toBe(expected)
      const isMounted = expected === 'loading' || expected === 'open'
      expect(mounted.mock.calls.length - unmounted.mock.calls.length).toBe(isMounted ? 1 : 0)
      expect(chat.getSnapshot().hasTag('busy')).toBe(expected === 'loading')
    }
  },
)

test('waits exactly ten seconds for the widget, again each time it opens', () => {
  const { chat, clock, state, mounted } = startChat('chat.open')
  clock.increment(9_999)
  chat.send({ type: 'chat.close' })
  chat.send({ type: 'chat.open' })
  clock.increment(9_999)
  expect(state()).toBe<ChatState>('loading')
  expect(mounted).toHaveBeenCalledTimes(2)
  clock.increment(1)
  expect(state()).toBe<ChatState>('unavailable')
})

test('names the actor that was not provided', () => {
  const errors: unknown[] = []
  const chat = createActor(chatMachine)
  chat.subscribe({ error: (error) => errors.push(error) })
  chat.start().send({ type: 'chat.open' })
  expect(errors).toEqual([new Error('Provide the "chatWidget" actor with machine.provide().')])
})
