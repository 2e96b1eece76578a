import { CURRENT_STORY_WAS_SET, STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events'
import { expect, test, vi } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { pressMachine } from '../demo/pressMachine.ts'
import { message, type Frame, type LogEntry, type Shown } from '../messages.ts'
import { logBound } from '../preview/EventLog.ts'
import { fakeChannel } from '../preview/fakeChannel.ts'
import { nothing, PanelStore, withFrame, withShown, type PanelState } from './PanelStore.ts'

const { chart } = readChart(pressMachine)
const shown: Shown = {
  story: 's',
  machines: [{ id: 'x:1', name: 'press', chart, ownClock: false, examples: {} }],
}

const frame = (change: Partial<Frame> = {}): Frame => ({
  machine: 'x:1',
  whole: false,
  status: 'active',
  value: { drive: 'off', door: 'closed' },
  state: 'drive.off · door.closed',
  tags: [],
  held: false,
  accepted: [],
  guards: {},
  actors: [],
  log: [],
  ...change,
})

const entry = (number: number, change: Partial<LogEntry> = {}): LogEntry => ({
  number,
  at: 0,
  event: 'stroke',
  payload: '',
  source: 'outside',
  taken: [],
  state: '',
  ...change,
})

const after = (...frames: Frame[]): PanelState => frames.reduce(withFrame, withShown(nothing, shown))

const machineAfter = (...frames: Frame[]) => after(...frames).machines[0]!

function createStore() {
  const channel = fakeChannel()
  return { channel, store: new PanelStore(channel, (run) => run()) }
}

test('keeps the newest log entries, and clears them on a full frame', () => {
  const log = Array.from({ length: 80 }, (_, index) => entry(index))
  const later = log.map(({ number }) => entry(number + 80))
  const machine = machineAfter(frame({ log }), frame({ log: later }))

  expect(machine.log).toHaveLength(logBound)
  expect(machine.log.at(-1)?.number).toBe(159)
  expect(machineAfter(frame({ log }), frame({ whole: true, log: [entry(9)] })).log).toEqual([entry(9)])
})

test('lists the context paths that the last event changed', () => {
  const rows = (a: string, b: string) => [
    { path: 'a', text: a },
    { path: 'b', text: b },
  ]
  const before = { context: rows('1', '1'), whole: true }
  const change = { context: rows('1', '2'), log: [entry(1)] }

  expect(machineAfter(frame(before)).changed).toEqual([])
  expect(machineAfter(frame(before), frame(change)).changed).toEqual(['b'])
  // A frame without a context leaves it as it was.
  expect(machineAfter(frame(before), frame(change), frame({ log: [entry(2)] }))).toMatchObject({
    changed: [],
    now: { context: rows('1', '2') },
  })
})

test('lists the transitions of the last event and of the events it raised', () => {
  const log = [entry(1, { taken: ['a'] }), entry(2, { taken: ['b'] }), entry(3, { taken: ['c'], source: 'raised' })]

  expect(machineAfter(frame({ log })).taken).toEqual(['b', 'c'])
  expect(machineAfter(frame({ log }), frame()).taken).toEqual(['b', 'c'])
  expect(machineAfter(frame({ log }), frame({ log: [entry(4)] })).taken).toEqual([])
})

test('keeps the log of a machine when another one is added', () => {
  const both = { ...shown, machines: [...shown.machines, { ...shown.machines[0]!, id: 'x:2', name: 'press 2' }] }

  expect(withShown(after(frame({ log: [entry(1)] })), both).machines.map(({ log }) => log.length)).toEqual([1, 0])
})

test('shows the last frame of an actor that the story has replaced, until the new one sends its own', () => {
  const replaced = { ...shown, machines: [{ ...shown.machines[0]!, id: 'x:2' }] }
  const [machine] = withShown(after(frame({ log: [entry(1)] })), replaced).machines
  expect(machine).toMatchObject({ id: 'x:2', now: { state: 'drive.off · door.closed' }, log: [] })
})

test('answers a reloaded page with the watch state', () => {
  const { channel, store } = createStore()
  store.watch(true)
  channel.receive(message.ready, {})

  expect(channel.sent).toEqual([
    { event: message.watch, data: { watching: true } },
    { event: message.watch, data: { watching: true } },
  ])
})

test('notifies subscribers once per animation frame', () => {
  const channel = fakeChannel()
  const frames: (() => void)[] = []
  const store = new PanelStore(channel, (run) => frames.push(run))
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  channel.receive(message.shown, shown)
  for (let index = 0; index < 100; index += 1) channel.receive(message.frame, frame({ log: [entry(index)] }))
  for (const run of frames) run()

  expect(listener).toHaveBeenCalledOnce()
  expect(store.get().machines[0]?.log).toHaveLength(100)
})

test('knows a story without a machine from one that still loads', () => {
  const { channel, store } = createStore()
  expect(store.get().isLoading).toBe(true)
  channel.receive(STORY_RENDERED, 'press--off')
  expect(store.get().isLoading).toBe(false)
  channel.receive(CURRENT_STORY_WAS_SET, { storyId: 'press--on' })
  expect(store.get().isLoading).toBe(true)
})

test('names the exception of a story', () => {
  const { channel, store } = createStore()
  channel.receive(message.shown, shown)
  channel.receive(STORY_THREW_EXCEPTION, new Error('draft is undefined.'))
  expect(store.get().notice).toBe('The story failed: draft is undefined.')
})

test('drops the notice with the next story, and with a question at the next command', () => {
  const { channel, store } = createStore()
  channel.receive(message.shown, shown)
  channel.receive(message.notice, { text: 'No.' })
  channel.receive(message.shown, shown)
  expect(store.get().notice).toBe('No.')

  channel.receive(message.shown, { ...shown, story: 'next' })
  expect(store.get().notice).toBe('')
  const asked = { machine: 'x:1', type: 'speed.set', keys: ['speed'] }
  channel.receive(message.notice, { text: 'No.' })
  channel.receive(message.ask, asked)
  expect(store.get()).toMatchObject({ notice: 'No.', asked })
  store.command('send', { machine: 'x:1', type: 'speed.set', payload: { speed: 7 } })
  expect(store.get()).toMatchObject({ notice: '', asked: undefined })
})
