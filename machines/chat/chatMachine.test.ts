import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type EventFromLogic } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { chatMachine, chatState, type ChatState, type WidgetEvent } from './chatMachine.ts'

type ChatEvent = EventFromLogic<typeof chatMachine>['type']

const events = [
  'chat.open',
  'chat.close',
  'widget.loaded',
  'xstate.after.loadTimeout.chat.mounted.loading',
] as ChatEvent[]

/** The specified next state after each event, written independently of the machine. Other events change nothing. */
const transitions: Record<ChatState, Record<string, ChatState>> = {
  closed: { 'chat.open': 'loading' },
  loading: {
    'widget.loaded': 'open',
    'xstate.after.loadTimeout.chat.mounted.loading': 'unavailable',
    'chat.close': 'closed',
  },
  open: { 'chat.close': 'closed' },
  unavailable: { 'chat.open': 'loading', 'chat.close': 'closed' },
}

/** The shortest path to every state, followed by each event: every transition and every ignored event. */
const paths = getShortestPaths(chatMachine, { events: events.map((type) => ({ type })) }).flatMap(({ steps }) =>
  events.map((last) => [...steps.slice(1).map(({ event }) => event.type), last]),
)

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

test.each(paths.map((path) => [path.join(', '), path] as const))(
  'has the specified state and widget after %s',
  (_, path) => {
    const { chat, mounted, unmounted, state } = startChat()
    let expected: ChatState = 'closed'
    for (const type of path) {
      expected = transitions[expected][type] ?? expected
      chat.send({ type })
      expect(state()).toBe(expected)
      const isMounted = expected === 'loading' || expected === 'open'
      expect(mounted.mock.calls.length - unmounted.mock.calls.length).toBe(isMounted ? 1 : 0)
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
