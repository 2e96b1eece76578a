import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { pressMachine } from '../demo/pressMachine.ts'
import { message, type Frame, type Shown } from '../messages.ts'
import { samples } from '../tests/machines.ts'
import { PanelClock } from './PanelClock.ts'
import { fakeChannel } from './fakeChannel.ts'
import { Stage } from './Stage.ts'
import type { ShowOptions, Story } from './machines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nextFrame = () => vi.advanceTimersByTime(16)

function staged(options: ShowOptions = {}, story: Story = { id: 'press--off' }) {
  const channel = fakeChannel()
  const stage = new Stage(channel, (run) => setTimeout(run, 16))
  const press = createActor(pressMachine).start()
  stage.enter(story)
  stage.show(press, options)
  const shown = () => channel.last(message.shown) as Shown | undefined
  const frame = () => channel.last(message.frame) as Frame | undefined
  const watch = () => {
    channel.receive(message.watch, { watching: true })
    nextFrame()
  }
  return { channel, stage, press, shown, frame, watch }
}

test('sends nothing until the panel watches, and nothing after it was closed', () => {
  const { channel, press, watch, shown } = staged()
  press.send({ type: 'stroke' })
  nextFrame()
  expect(channel.sent.map(({ event }) => event)).toEqual([message.ready])

  watch()
  expect(channel.sent.map(({ event }) => event)).toEqual([message.ready, message.shown, message.frame, message.clock])
  expect(shown()).toMatchObject({ story: 'press--off', machines: [{ name: 'press' }] })

  channel.receive(message.watch, { watching: false })
  press.send({ type: 'stroke' })
  nextFrame()
  expect(channel.sent).toHaveLength(4)
})

test('sends panel events with their payload or a story example', () => {
  const { channel, press, watch } = staged({ examples: { 'speed.set': [{ speed: 80 }, { speed: 20 }] } })
  watch()
  press.send({ type: 'drive.resume' })
  channel.receive(message.send, { machine: press.sessionId, type: 'speed.set' })
  expect(press.getSnapshot().context.speed.now).toBe(80)

  channel.receive(message.send, { machine: press.sessionId, type: 'speed.set', payload: { speed: 7 } })
  expect(press.getSnapshot().context.speed.now).toBe(7)
})

test('asks for a payload that the machine reads and the story does not give', () => {
  const { channel, press, watch } = staged()
  watch()
  press.send({ type: 'drive.resume' })
  channel.receive(message.send, { machine: press.sessionId, type: 'speed.set' })
  expect(channel.last(message.ask)).toEqual({ machine: press.sessionId, type: 'speed.set', keys: ['speed'] })
  expect(press.getSnapshot().value).toMatchObject({ drive: { running: 'slow' } })

  channel.receive(message.send, { machine: press.sessionId, type: 'drive.stop' })
  expect(press.getSnapshot().value).toMatchObject({ drive: 'off' })
})

test('lists an actor once, by the given name, and numbers equal names', () => {
  const { stage, press, watch, shown } = staged()
  stage.show(press, {})
  stage.show(createActor(pressMachine), {})
  stage.show(createActor(pressMachine), { name: 'left press' })
  watch()

  expect(shown()?.machines.map(({ name }) => name)).toEqual(['press', 'press 2', 'left press'])
})

test('removes the machines of a story that is unmounted, and ignores events for them', () => {
  const { channel, stage, press, watch, shown } = staged()
  watch()
  stage.leave('press--off')
  nextFrame()

  expect(shown()?.machines).toEqual([])
  channel.receive(message.send, { machine: press.sessionId, type: 'door.open', payload: {} })
  expect(press.getSnapshot().value).toMatchObject({ door: 'closed' })
})

/** Watches an actor; looks at its children by name, as the panel does. */
function lookedAt(actor: AnyActorRef, options: ShowOptions = {}) {
  const channel = fakeChannel()
  const stage = new Stage(channel, (run) => setTimeout(run, 16))
  stage.show(actor, options)
  channel.receive(message.watch, { watching: true })
  nextFrame()
  const frames = () => channel.sent.flatMap(({ event, data }) => (event === message.frame ? [data as Frame] : []))
  const ofParent = () => frames().findLast(({ machine }) => machine === actor.sessionId)!
  return {
    channel,
    stage,
    listActors: () => ofParent().actors,
    look: (index: number, name: string) => {
      const { id } = ofParent().actors[index]!
      channel.receive(message.look, { machine: actor.sessionId, actor: id, name })
      nextFrame()
      return { id, frame: () => frames().findLast(({ machine }) => machine === id) }
    },
    shown: () => (channel.last(message.shown) as Shown).machines.map(({ id, name }) => ({ id, name })),
  }
}

test('shows machines that were spawned at run time, until they are stopped, or their parent is removed', () => {
  const yard = createActor(samples['yard']!.machine).start()
  const { channel, stage, listActors, look, shown } = lookedAt(yard)
  expect(listActors()).toEqual([])

  for (const name of ['Jana', 'Peter']) yard.send({ type: 'hire', name })
  nextFrame()
  expect(listActors()).toMatchObject([{ kind: 'machine' }, { kind: 'machine' }])

  const peter = look(1, 'yard › Peter')
  expect(shown()).toMatchObject([{ name: 'yard' }, { id: peter.id, name: 'yard › Peter' }])
  expect(peter.frame()).toMatchObject({ state: 'waiting', status: 'active' })
  channel.receive(message.send, { machine: peter.id, type: 'begin' })
  nextFrame()
  expect(peter.frame()).toMatchObject({ state: 'working', log: [{ event: 'begin' }] })

  yard.send({ type: 'dismiss', name: 'Peter' })
  nextFrame()
  expect(peter.frame()).toMatchObject({ status: 'stopped' })

  stage.hide(yard)
  nextFrame()
  expect(shown()).toEqual([])
})

test('gives the events of children the examples of the story, and puts children into a state', () => {
  const { machine, input, examples } = samples['order']!
  const order = createActor(machine, { input }).start()
  order.send({ type: 'item.add', count: 1 })
  order.send({ type: 'checkout' })
  const { channel, look } = lookedAt(order, { examples: examples! })
  const payment = look(1, 'order › payment')
  channel.receive(message.send, { machine: payment.id, type: 'card.enter' })
  nextFrame()
  expect(payment.frame()).toMatchObject({ state: 'entered' })

  channel.receive(message.put, { machine: payment.id, state: 'payment.paid' })
  nextFrame()
  expect(order.getSnapshot().value).toBe('booking')
})

test('replaces a looked-at machine that was started again', () => {
  const child = createMachine({ id: 'child' })
  const parent = createMachine({
    id: 'parent',
    initial: 'on',
    states: { on: { invoke: { src: child, id: 'child' }, on: { off: 'off' } }, off: { on: { on: 'on' } } },
  })
  const actor = createActor(parent).start()
  const { look, shown } = lookedAt(actor)
  const first = look(0, 'parent › child')
  actor.send({ type: 'off' })
  actor.send({ type: 'on' })
  nextFrame()
  const second = look(0, 'parent › child')

  expect(second.id).not.toBe(first.id)
  expect(shown()).toMatchObject([{ name: 'parent' }, { id: second.id, name: 'parent › child' }])
})

/** A story that shows a new actor whenever it is mounted again. */
function mounted(machine: AnyStateMachine = pressMachine, options: ShowOptions = {}, input?: unknown) {
  const channel = fakeChannel()
  const clock = new PanelClock()
  const stage = new Stage(channel, (run) => setTimeout(run, 16), clock)
  const start = () => createActor(machine, { clock, input }).start()
  let actor = start()
  const remount = () => {
    stage.hide(actor)
    actor = start()
    stage.show(actor, options)
  }
  stage.enter({ id: 'a', remount })
  stage.show(actor, options)
  channel.receive(message.watch, { watching: true })
  return {
    channel,
    put: async (state: string) => {
      channel.receive(message.put, { machine: actor.sessionId, state })
      await vi.advanceTimersByTimeAsync(60)
    },
    goOn: async () => {
      channel.receive(message.goOn, { machine: actor.sessionId })
      await vi.advanceTimersByTimeAsync(60)
    },
    send: (type: string) => actor.send({ type }),
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    frame: () => channel.last(message.frame) as Frame,
    notice: () => (channel.last(message.notice) as { text: string } | undefined)?.text,
  }
}

test('puts the story into a state by the events that lead there, from its start', async () => {
  const { put, send, snapshot, frame, notice } = mounted(pressMachine, {
    examples: { 'speed.set': [{ speed: 20 }, { speed: 80 }] },
  })
  send('stroke')
  send('door.open')
  await put('press.drive.running.fast')

  expect(snapshot()).toMatchObject({
    value: { drive: { running: 'fast' }, door: 'closed' },
    context: { strokes: 0, speed: { now: 80 } },
  })
  expect(frame()).toMatchObject({ state: 'drive.running.fast · door.closed', held: true })
  expect(notice()).toBe('')
})

test('holds the state until the reader goes on', async () => {
  const { put, goOn, snapshot, frame } = mounted()
  await put('press.drive.warming')
  await vi.advanceTimersByTimeAsync(5000)
  expect(snapshot().value).toMatchObject({ drive: 'warming' })

  await goOn()
  expect(snapshot()).toMatchObject({ value: { drive: { running: 'slow' } }, context: { speed: { now: 40 } } })
  expect(frame().held).toBe(false)
})

test('goes on with the next event from outside, without the answers of a state that it left', async () => {
  const { put, send, snapshot } = mounted()
  await put('press.drive.warming')
  await vi.advanceTimersByTimeAsync(5000)
  send('stroke')
  expect(snapshot().value).toMatchObject({ drive: { running: 'slow' } })

  await put('press.drive.running.slow')
  await vi.advanceTimersByTimeAsync(100_000)
  expect(snapshot().value).toMatchObject({ drive: { running: 'slow' } })
})

test('says why no events lead to a state, and leaves the story as it is', async () => {
  const { put, send, notice, snapshot } = mounted()
  send('stroke')
  await put('press.drive.running.last')

  expect(notice()).toMatch(/^“last” is a history state/)
  expect(snapshot().context).toMatchObject({ strokes: 1 })
})

test('goes on from where it is if the story does not create the actor', () => {
  const channel = fakeChannel()
  const stage = new Stage(channel, (run) => run())
  const press = createActor(pressMachine).start()
  const remount = vi.fn<() => void>()
  stage.enter({ id: 'a', remount })
  stage.show(press, {}, { isShared: true })
  press.send({ type: 'stroke' })
  channel.receive(message.put, { machine: press.sessionId, state: 'press.door.open' })

  expect(press.getSnapshot()).toMatchObject({ value: { door: 'open' }, context: { strokes: 1 } })
  expect(remount).not.toHaveBeenCalled()
})

test('says so if the story keeps its actor', () => {
  const { channel, press } = staged({}, { id: 'a', remount: () => undefined })
  channel.receive(message.put, { machine: press.sessionId, state: 'press.door.open' })
  vi.advanceTimersByTime(5000)

  expect(channel.last(message.notice)).toMatchObject({ text: expect.stringContaining('still shows the same actor') })
})

test('passes on why a story cannot start again', () => {
  const remount = () => {
    throw new TypeError('no drawing')
  }
  const { channel, press } = staged({}, { id: 'a', remount })
  channel.receive(message.put, { machine: press.sessionId, state: 'press.door.open' })

  expect(channel.last(message.notice)).toEqual({ text: 'The story cannot start again: TypeError: no drawing.' })
})

test('tells the panel whether an actor uses its clock', () => {
  const { watch, shown } = staged()
  watch()
  expect(shown()?.machines[0]?.ownClock).toBe(false)

  const { channel } = mounted()
  nextFrame()
  expect((channel.last(message.shown) as Shown).machines[0]?.ownClock).toBe(true)
})

test('enters a state with an answer that an actor of the story gave before', async () => {
  const { put, goOn, snapshot } = mounted(samples['order']!.machine, {}, { items: 1 })
  await put('order.booked')
  expect(snapshot().value).toBe('cart')
  await put('order.booking')
  await goOn()
  await put('order.cart')
  await put('order.booked')
  expect(snapshot()).toMatchObject({ value: 'booked', context: { receipt: 'R-1' } })
})
