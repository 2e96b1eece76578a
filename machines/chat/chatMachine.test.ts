import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type EventFromLogic } from 'xstate'
import { chatMachine, type WidgetEvent } from './chatMachine.ts'
import { chatState, type ChatState } from './chatState.ts'

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
  const machine = chatMachine.provide({ actors: { chatWidget } })
  const chat = createActor(machine, { clock }).start()
  for (const type of events) chat.send({ type })
  return { chat, machine, clock, mounted, unmounted, state: () => chatState(chat.getSnapshot()) }
}

test('is closed until the visitor opens it, even if the widget reports an event', () => {
  const { state, mounted } = startChat('widget.loaded', 'widget.failed', 'chat.close')
  expect(state()).toBe<ChatState>('closed')
  expect(mounted).not.toHaveBeenCalled()
})

test('loads, then opens when the widget has loaded', () => {
  expect(startChat('chat.open').state()).toBe<ChatState>('loading')
  expect(startChat('chat.open', 'widget.loaded').state()).toBe<ChatState>('open')
})

test('is busy while it loads', () => {
  expect(startChat('chat.open').chat.getSnapshot().hasTag('busy')).toBe(true)
  expect(startChat('chat.open', 'widget.loaded').chat.getSnapshot().hasTag('busy')).toBe(false)
})

test('becomes unavailable if the widget has not loaded after exactly ten seconds', () => {
  const { clock, state, unmounted } = startChat('chat.open')
  clock.increment(9_999)
  expect(state()).toBe<ChatState>('loading')
  clock.increment(1)
  expect(state()).toBe<ChatState>('unavailable')
  expect(unmounted).toHaveBeenCalledOnce()
})

test('stays open after the widget has loaded in time', () => {
  const { clock, state, mounted, unmounted } = startChat('chat.open', 'widget.loaded')
  clock.increment(60_000)
  expect(state()).toBe<ChatState>('open')
  expect(mounted).toHaveBeenCalledOnce()
  expect(unmounted).not.toHaveBeenCalled()
})

test.each<ChatEvent[][]>([[['chat.open', 'widget.failed']], [['chat.open', 'widget.loaded', 'widget.failed']]])(
  'becomes unavailable and unmounts the widget after %j',
  (events) => {
    const { state, unmounted } = startChat(...events)
    expect(state()).toBe<ChatState>('unavailable')
    expect(unmounted).toHaveBeenCalledOnce()
  },
)

test('ignores events of the widget after the chat has closed or failed', () => {
  expect(startChat('chat.open', 'chat.close', 'widget.loaded').state()).toBe<ChatState>('closed')
  expect(startChat('chat.open', 'widget.failed', 'widget.loaded').state()).toBe<ChatState>('unavailable')
})

test.each<ChatEvent[][]>([[['chat.open']], [['chat.open', 'widget.loaded']], [['chat.open', 'widget.failed']]])(
  'can be closed after %j, and leaves no widget',
  (events) => {
    const { state, mounted, unmounted } = startChat(...events, 'chat.close')
    expect(state()).toBe<ChatState>('closed')
    expect(unmounted).toHaveBeenCalledTimes(mounted.mock.calls.length)
  },
)

test('mounts a new widget and restarts the timeout each time it opens', () => {
  const { chat, clock, state, mounted } = startChat('chat.open')
  clock.increment(9_000)
  chat.send({ type: 'chat.close' })
  chat.send({ type: 'chat.open' })
  clock.increment(9_000)
  expect(state()).toBe<ChatState>('loading')
  expect(mounted).toHaveBeenCalledTimes(2)
})

test.each<ChatEvent[][]>([[[]], [['chat.open']], [['chat.open', 'widget.loaded']], [['chat.open', 'widget.failed']]])(
  'goes on from a snapshot that was stored as JSON after %j',
  (events) => {
    const { chat, machine, state } = startChat(...events)
    const snapshot = JSON.parse(JSON.stringify(chat.getPersistedSnapshot())) as ReturnType<
      typeof chat.getPersistedSnapshot
    >
    const restored = createActor(machine, { snapshot }).start()
    expect(chatState(restored.getSnapshot())).toBe(state())
    restored.send({ type: 'chat.close' })
    expect(chatState(restored.getSnapshot())).toBe<ChatState>('closed')
  },
)
