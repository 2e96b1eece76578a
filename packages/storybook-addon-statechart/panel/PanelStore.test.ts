import { beforeEach, expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { maxLogEntries, eventName, type LogEntry, type MachineUpdate, type Reports } from '../messages.ts'
import { fakeChannel } from '../tests/fakeChannel.ts'
import { wizardMachine } from '../tests/fresh/stories/machines.ts'
import { PanelStore } from './PanelStore.ts'

const { chart } = readChart(wizardMachine)
const info = { id: 'x:1', name: 'wizard', chart, examples: {} }
const announced: Reports['machines'] = { story: 's', machines: [info] }

const entry = (number: number, change: Partial<LogEntry> = {}): LogEntry => ({
  number,
  at: 0,
  event: 'back',
  payload: '',
  source: 'outside',
  transitions: [],
  state: '',
  ...change,
})

let channel: ReturnType<typeof fakeChannel>
let store: PanelStore
beforeEach(() => {
  channel = fakeChannel()
  store = new PanelStore(channel)
  channel.receive(eventName('machines'), announced)
})

const machine = () => store.get().machines[0]!

function update(change: Partial<MachineUpdate> = {}) {
  channel.receive(eventName('update'), {
    machine: 'x:1',
    isFull: false,
    status: 'active',
    value: 'help',
    tags: [],
    isRestored: false,
    events: [],
    children: [],
    log: [],
    ...change,
  } satisfies MachineUpdate)
  return machine()
}

test('keeps the newest log entries, and clears them with a full update', () => {
  const log = Array.from({ length: 80 }, (_, index) => entry(index))
  update({ log })
  update({ log: log.map(({ number }) => entry(number + 80)) })
  expect(machine().log).toHaveLength(maxLogEntries)
  expect(machine().log.at(-1)?.number).toBe(159)
  expect(update({ isFull: true, log: [entry(9)] }).log).toEqual([entry(9)])
})

test('lists the context paths that the last event changed', () => {
  const rows = (a: string, b: string) => [
    { path: 'a', text: a },
    { path: 'b', text: b },
  ]
  expect(update({ context: rows('1', '1'), isFull: true }).changed).toEqual([])
  expect(update({ context: rows('1', '2'), log: [entry(1)] }).changed).toEqual(['b'])
  // An update without a context leaves it as it was.
  expect(update({ log: [entry(2)] })).toMatchObject({ changed: [], now: { context: rows('1', '2') } })
})

test('lists the transitions of the last event and of the events it raised', () => {
  const log = [
    entry(1, { transitions: ['a'] }),
    entry(2, { transitions: ['b'] }),
    entry(3, { transitions: ['c'], source: 'raised' }),
  ]
  expect(update({ log }).taken).toEqual(['b', 'c'])
  expect(update().taken).toEqual(['b', 'c'])
  expect(update({ log: [entry(4)] }).taken).toEqual([])
})

test('shows the last update of an actor that was created again, until the new one sends its own', () => {
  update({ log: [entry(1)] })
  channel.receive(eventName('machines'), { ...announced, machines: [{ ...info, id: 'x:2' }] })
  expect(machine()).toMatchObject({ id: 'x:2', now: { value: 'help' }, log: [] })
})

test('tells a reloaded page whether the panel is open', () => {
  store.observe(true)
  channel.receive(eventName('ready'), {})
  expect(channel.sent).toEqual(
    Array.from({ length: 2 }, () => ({ event: eventName('observe'), data: { isOpen: true } })),
  )
})

test('shows a notice until the next command or story', () => {
  channel.receive(eventName('notice'), { text: 'No.' })
  channel.receive(eventName('machines'), announced)
  expect(store.get().notice).toBe('No.')
  channel.receive(eventName('machines'), { ...announced, story: 'next' })
  expect(store.get().notice).toBe('')
  channel.receive(eventName('notice'), { text: 'No.' })
  store.command('send', { machine: 'x:1', type: 'back' })
  expect(store.get().notice).toBe('')
})

test('knows whether the story has been rendered, so that nothing is said of its machines before', () => {
  expect(store.get().isRendered).toBe(false)
  store.noteRendered(true)
  expect(store.get().isRendered).toBe(true)
  store.noteRendered(false)
  expect(store.get().isRendered).toBe(false)
})
