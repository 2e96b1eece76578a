import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, fromCallback, fromPromise, raise, setup, type AnyActorRef } from 'xstate'
import type { MachineUpdate } from '../messages.ts'
import { connectionMachine, thermostatMachine, wizardMachine } from '../tests/fresh/stories/machines.ts'
import type { Examples } from './findSnapshot.ts'
import { observeActor } from './observeActor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const machine = setup({
  types: { context: {} as { strokes: number }, events: {} as { type: 'stroke' } | { type: 'go' } | { type: 'pass' } },
  actors: { work: fromPromise(async () => 1) },
  actions: { count: assign(({ context }) => ({ strokes: context.strokes + 1 })) },
}).createMachine({
  context: { strokes: 0 },
  initial: 'rest',
  on: { stroke: { actions: 'count' } },
  states: {
    rest: { on: { go: { target: 'gate', actions: raise({ type: 'pass' }) } } },
    gate: { on: { pass: 'work' } },
    work: { invoke: { src: 'work', onDone: 'pause' } },
    pause: { after: { 100: 'rest' } },
  },
})

function observe(actor: AnyActorRef = createActor(machine).start(), examples: Examples = {}) {
  const updates: MachineUpdate[] = []
  const observed = observeActor(actor, {
    examples: () => examples,
    report: (update) => updates.push(update),
    requestFrame: (run) => setTimeout(run, 16),
  })
  observed.open()
  return { actor, updates, observed, last: () => updates.at(-1)! }
}

const nextFrame = () => vi.advanceTimersByTimeAsync(16)

test('reports many events once per frame, with the last state', async () => {
  const { actor, updates, last } = observe()
  await nextFrame()
  for (let index = 0; index < 1000; index += 1) actor.send({ type: 'stroke' })
  await nextFrame()

  expect(updates).toHaveLength(2)
  expect(updates[0]).toMatchObject({ isFull: true, value: 'rest', isRestored: false, log: [] })
  expect(last()).toMatchObject({ isFull: false, context: [{ path: 'strokes', text: '1000' }] })
  expect(last().log).toHaveLength(100)
  expect(last().log.at(-1)?.number).toBe(1000)
})

test('names the source of raised, done and delayed events, and the state after each', async () => {
  const { actor, updates } = observe(createActor(machine))
  ;(actor as { start?: () => void }).start?.()
  actor.send({ type: 'go' })
  await vi.advanceTimersByTimeAsync(200)

  expect(updates.flatMap(({ log }) => log.map(({ event, source, state }) => [event, source, state]))).toEqual([
    ['init', 'outside', 'rest'],
    ['go', 'outside', 'work'],
    ['pass', 'raised', 'work'],
    ['done: work', '0.(machine).work', 'pause'],
    ['after 100 ms', 'itself', 'rest'],
  ])
})

test('asks `snapshot.can` with the examples', async () => {
  const can = async (examples: Examples) => {
    const { last } = observe(createActor(wizardMachine).start(), examples)
    await nextFrame()
    return last().events.map(({ label, can: answer }) => [label, answer])
  }
  const help = ['help.open', 'yes']
  expect(await can({ 'address.enter': { address: '' } })).toEqual([['address.enter', 'no'], help])
  expect(await can({ 'address.enter': [{ address: '' }, { address: 'A' }] })).toEqual([['address.enter', 'yes'], help])
  // The guard throws without a payload.
  expect(await can({})).toEqual([['address.enter', 'unknown'], help])
})

test('offers results and delays as events while a state comes from a snapshot', async () => {
  const snapshot = connectionMachine.resolveState({ value: 'connecting', context: { tries: 1, channels: [] } })
  const { actor, last } = observe(createActor(connectionMachine, { snapshot }).start())
  await nextFrame()
  expect(last()).toMatchObject({ isRestored: true, children: [] })
  expect(last().events.map(({ label }) => label)).toEqual(['done: connect', 'error: connect'])

  actor.send({ type: last().events[1]!.type })
  await nextFrame()
  expect(last()).toMatchObject({ value: 'waiting', isRestored: false, events: [] })
})

test('describes an invoked actor that is no machine by its source, its status and its output', async () => {
  const logic = setup({
    actors: { ask: fromPromise(async () => 'yes'), listener: fromCallback(() => undefined) },
  }).createMachine({ id: 'listening', invoke: [{ id: 'ask', src: 'ask' }, { src: 'listener' }] })
  const { last } = observe(createActor(logic).start())
  await nextFrame()
  expect(last().children).toMatchObject([
    { label: 'ask', isMachine: false, status: 'done', note: '"yes"' },
    { label: 'listener', isMachine: false, status: 'active', note: '' },
  ])
})

test('lists invoked and spawned actors with their children and state', async () => {
  const { actor, last } = observe(createActor(connectionMachine).start())
  actor.send({ type: 'connect' })
  await nextFrame()
  actor.send({ type: 'channel.open', id: 'news' })
  await nextFrame()
  expect(last().children).toMatchObject([{ name: 'news', isMachine: true, status: 'active', note: 'quiet' }])
  const [channel] = (actor.getSnapshot() as { context: { channels: AnyActorRef[] } }).context.channels
  channel!.send({ type: 'message' })
  await nextFrame()
  expect(last().children[0]?.note).toBe('unread')
})

test('reports the error of an action as XState does, which also ends a state from a snapshot', async () => {
  const value = { heating: 'on', window: 'closed' } as const
  const snapshot = thermostatMachine.resolveState({ value, context: { degrees: 0, target: 21 } })
  const actor = createActor(thermostatMachine, { input: { target: 21 }, snapshot })
  actor.subscribe({ error: () => undefined })
  const { last } = observe(actor.start())
  await nextFrame()
  expect(last().isRestored).toBe(true)
  actor.send({ type: 'target.set' } as never)
  await nextFrame()
  const result = 'TypeError: The target is not a number'
  expect(last()).toMatchObject({ status: 'error', result, events: [], isRestored: false })
})

test('reports an actor that failed at its start', async () => {
  const failing = setup({}).createMachine({
    context: () => {
      throw new Error('no input')
    },
  })
  const actor = createActor(failing)
  actor.subscribe({ error: () => undefined })
  const { last } = observe(actor.start())
  await nextFrame()
  expect(last()).toMatchObject({ status: 'error', value: {}, result: 'Error: no input' })
})
