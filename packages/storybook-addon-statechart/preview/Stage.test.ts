import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine, type AnyActorRef } from 'xstate'
import { pressMachine } from '../demo/pressMachine.ts'
import { message, type Frame, type Shown } from '../messages.ts'
import { friendsMachine } from '../tests/corpus/xstate/friendsMachine.ts'
import { PanelClock } from './PanelClock.ts'
import { fakeChannel } from './fakeChannel.ts'
import { Stage } from './Stage.ts'
import type { ShowOptions, Story } from './StagedMachine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nextFrame = () => vi.advanceTimersByTime(16)
const off = { drive: 'off', door: 'closed' }

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

test('sends nothing until the panel watches', () => {
  const { channel, press, watch, shown } = staged()
  press.send({ type: 'stroke' })
  nextFrame()
  expect(channel.sent.map(({ event }) => event)).toEqual([message.ready])

  watch()
  expect(shown()).toMatchObject({ story: 'press--off', machines: [{ name: 'press', movable: false }] })
})

test('announces a machine before its first frame', () => {
  const { channel, watch } = staged()
  watch()

  expect(channel.sent.map(({ event }) => event)).toEqual([message.ready, message.shown, message.frame, message.clock])
})

test('sends panel events with their payload or a story example', () => {
  const { channel, press, watch } = staged({ examples: { 'speed.set': [{ speed: 80 }, { speed: 20 }] } })
  watch()
  press.send({ type: 'drive.resume' })
  channel.receive(message.send, { machine: press.sessionId, type: 'speed.set', example: 0 })
  expect(press.getSnapshot().context.speed.now).toBe(80)

  channel.receive(message.send, { machine: press.sessionId, type: 'speed.set', payload: { speed: 7 } })
  expect(press.getSnapshot().context.speed.now).toBe(7)
})

test('ignores events for a removed machine', () => {
  const { channel, press, watch } = staged()
  watch()
  channel.receive(message.send, { machine: 'x:999', type: 'door.open', payload: {} })

  expect(press.getSnapshot().value).toMatchObject({ door: 'closed' })
})

test('moves the story through its `restart` option, otherwise through its argument', () => {
  const moveTo = vi.fn<(value: unknown) => void>()
  const restart = vi.fn<(value: unknown) => void>()
  const byArgument = staged({}, { id: 'a', moveTo })
  byArgument.channel.receive(message.put, { machine: byArgument.press.sessionId, value: { door: 'open' } })
  const byItself = staged({ restart }, { id: 'a', moveTo })
  byItself.channel.receive(message.put, { machine: byItself.press.sessionId, value: { door: 'closed' } })

  expect(moveTo.mock.calls).toEqual([[{ door: 'open' }]])
  expect(restart.mock.calls).toEqual([[{ door: 'closed' }]])
})

test('lists an actor once and numbers equal names', () => {
  const { stage, press, watch, shown } = staged()
  stage.show(press, {})
  stage.show(createActor(pressMachine), {})
  watch()

  expect(shown()?.machines.map(({ name }) => name)).toEqual(['press', 'press 2'])
})

test('uses the name option', () => {
  const { watch, shown } = staged({ name: 'left press' })
  watch()

  expect(shown()?.machines.map(({ name }) => name)).toEqual(['left press'])
})

test('removes the machines of a story that is unmounted', () => {
  const { stage, watch, shown } = staged()
  watch()
  stage.leave('press--off')
  nextFrame()

  expect(shown()?.machines).toEqual([])
})

test('sends a full frame for the new machine after a move', () => {
  const { stage, press, watch, shown, frame } = staged()
  watch()
  const next = createActor(pressMachine).start()
  stage.show(next, {})
  stage.hide(press)
  nextFrame()

  expect(shown()?.machines.map(({ id }) => id)).toEqual([next.sessionId])
  expect(frame()).toMatchObject({ machine: next.sessionId, whole: true, state: 'drive.off · door.closed' })
})

test('stops reporting when the panel closes', () => {
  const { channel, press, watch } = staged()
  watch()
  channel.receive(message.watch, { watching: false })
  const before = channel.sent.length
  press.send({ type: 'stroke' })
  nextFrame()

  expect(channel.sent).toHaveLength(before)
})

test('sends examples as JSON', () => {
  const { watch, shown } = staged({ examples: { 'speed.set': { speed: 80 } } })
  watch()

  expect(shown()?.machines[0]?.examples).toEqual({ 'speed.set': ['{\n  "speed": 80\n}'] })
})

test('shows an invoked machine that the panel looks at, until its parent is removed', () => {
  const channel = fakeChannel()
  const stage = new Stage(channel, (run) => setTimeout(run, 16))
  const child = createMachine({ id: 'child' })
  const parent = createActor(createMachine({ id: 'parent', invoke: { src: child, id: 'child' } })).start()
  stage.enter({ id: 'a', moveTo: () => undefined })
  stage.show(parent, {})
  channel.receive(message.watch, { watching: true })
  nextFrame()
  const [node] = (channel.last(message.frame) as Frame).actors
  channel.receive(message.look, { machine: parent.sessionId, actor: node?.id, name: 'parent › child' })
  nextFrame()
  const shown = () => channel.last(message.shown) as Shown

  expect(shown().machines).toMatchObject([
    { name: 'parent', movable: true },
    { name: 'parent › child', chart: { id: 'child' }, movable: false },
  ])

  stage.hide(parent)
  nextFrame()
  expect(shown().machines).toEqual([])
})

/** Watches an actor; looks at its children by name, as the panel does. */
function lookedAt(actor: AnyActorRef) {
  const channel = fakeChannel()
  const stage = new Stage(channel, (run) => setTimeout(run, 16))
  stage.show(actor, {})
  channel.receive(message.watch, { watching: true })
  nextFrame()
  const frames = () => channel.sent.flatMap(({ event, data }) => (event === message.frame ? [data as Frame] : []))
  const ofParent = () => frames().findLast(({ machine }) => machine === actor.sessionId)!
  return {
    channel,
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

test('shows machines that were spawned at run time, until they are stopped', () => {
  const friends = createActor(friendsMachine).start()
  const { channel, listActors, look, shown } = lookedAt(friends)
  expect(listActors()).toEqual([])

  for (const name of ['Jana', 'Peter']) friends.send({ type: 'FRIENDS.ADD', name })
  nextFrame()
  expect(listActors()).toMatchObject([{ kind: 'machine' }, { kind: 'machine' }])

  const peter = look(1, 'friends › Peter')
  expect(shown()).toMatchObject([{ name: 'friends' }, { id: peter.id, name: 'friends › Peter' }])
  expect(peter.frame()).toMatchObject({ state: 'reading', status: 'active' })
  channel.receive(message.send, { machine: peter.id, type: 'EDIT', payload: {} })
  nextFrame()
  expect(peter.frame()).toMatchObject({ state: 'editing', log: [{ event: 'EDIT' }] })

  friends.send({ type: 'FRIEND.REMOVE', index: 1 })
  nextFrame()
  expect(peter.frame()).toMatchObject({ status: 'stopped' })
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

test('says so if the story goes to another state than the wanted one', () => {
  const { channel, stage, press } = staged({}, { id: 'a', moveTo: () => stage.show(createActor(pressMachine), {}) })
  channel.receive(message.put, { machine: press.sessionId, value: { drive: 'off', door: 'open' } })
  nextFrame()

  expect(channel.last(message.notice)).toEqual({
    text: 'The story went to drive.off · door.closed instead of drive.off · door.open.',
  })
})

test('clears the notice after a successful move', () => {
  const { channel, stage, press } = staged({}, { id: 'a', moveTo: () => stage.show(createActor(pressMachine), {}) })
  channel.receive(message.put, { machine: press.sessionId, value: off })
  vi.advanceTimersByTime(5000)

  expect(channel.last(message.notice)).toEqual({ text: '' })
})

test('says so if the story keeps its actor', () => {
  const { channel, press } = staged({}, { id: 'a', moveTo: () => undefined })
  channel.receive(message.put, { machine: press.sessionId, value: off })
  vi.advanceTimersByTime(5000)

  expect(channel.last(message.notice)).toMatchObject({ text: expect.stringContaining('still shows the same actor') })
})

test('passes on why a story cannot start again', () => {
  const restart = () => {
    throw new TypeError('no drawing')
  }
  const { channel, press } = staged({ restart })
  channel.receive(message.put, { machine: press.sessionId, value: off })

  expect(channel.last(message.notice)).toEqual({
    text: 'The story cannot start again: TypeError: no drawing',
  })
})

/** A story that shows a new press whenever it is mounted again. */
function replayable() {
  const channel = fakeChannel()
  const clock = new PanelClock()
  const stage = new Stage(channel, (run) => setTimeout(run, 16), clock)
  let press = createActor(pressMachine, { clock }).start()
  const remount = () => {
    const previous = press
    press = createActor(pressMachine, { clock }).start()
    stage.show(press, {})
    stage.hide(previous)
  }
  stage.enter({ id: 'a', remount })
  stage.show(press, {})
  channel.receive(message.watch, { watching: true })
  const replay = async (to: number | 'now') => {
    channel.receive(message.replay, { machine: press.sessionId, to })
    await vi.advanceTimersByTimeAsync(16)
  }
  return {
    channel,
    clock,
    stage,
    replay,
    send: (type: 'door.open' | 'door.close' | 'drive.resume' | 'stroke') => press.send({ type }),
    value: () => press.getSnapshot().value,
    frame: () => channel.last(message.frame) as Frame,
    numbers: () => {
      const { log, ahead = [] } = channel.last(message.frame) as Frame
      return [log.map(({ number }) => number), ahead.map(({ number }) => number)]
    },
  }
}

test('replays the log up to an event and back to now', async () => {
  const { send, replay, value, numbers } = replayable()
  send('door.open')
  send('door.close')
  send('drive.resume')
  await replay(1)
  expect([value(), numbers()]).toEqual([{ drive: 'off', door: 'open' }, [[1], [2, 3]]])

  await replay(2)
  expect([value(), numbers()]).toEqual([{ drive: 'off', door: 'closed' }, [[1, 2], [3]]])
  await replay('now')
  expect([value(), numbers()]).toEqual([{ drive: { running: 'slow' }, door: 'closed' }, [[1, 2, 3], []]])
})

test('keeps the way back to now after new events in the past', async () => {
  const { send, replay, value } = replayable()
  send('door.open')
  send('door.close')
  await replay(1)
  send('stroke')
  await replay('now')

  expect(value()).toMatchObject({ door: 'closed' })
})

test('replays what happened since, if an event of it is chosen', async () => {
  const { send, replay, value, numbers } = replayable()
  send('door.open')
  send('door.close')
  await replay(0)
  send('drive.resume')
  send('stroke')
  await replay(3)

  expect([value(), numbers()]).toEqual([{ drive: { running: 'slow' }, door: 'closed' }, [[3], [4]]])
})

test('freezes the clock in the past, and resumes it with the present or the next story', async () => {
  const { send, replay, value, clock, stage } = replayable()
  send('drive.resume')
  send('stroke')
  await replay(1)
  await vi.advanceTimersByTimeAsync(90_000)
  expect([value(), clock.state.frozen]).toEqual([{ drive: { running: 'slow' }, door: 'closed' }, true])

  await replay('now')
  expect(clock.state.frozen).toBe(false)
  await replay(1)
  stage.leave('a')
  expect(clock.state.frozen).toBe(false)
})

test('refuses to replay a log without its first events', async () => {
  const { send, replay, channel } = replayable()
  for (let index = 0; index < 501; index += 1) send('stroke')
  await replay(400)

  expect(channel.last(message.notice)).toMatchObject({ text: expect.stringContaining('the last 500 events only') })
})

test('controls the clock and reports its state', async () => {
  const { send, channel, clock } = replayable()
  send('drive.resume')
  channel.receive(message.controlClock, { command: 'freeze' })
  await vi.advanceTimersByTimeAsync(16)
  expect(channel.last(message.clock)).toEqual({ frozen: true, left: [60_000] })
  channel.receive(message.controlClock, { command: 'step' })
  expect(clock.state.left).toEqual([])
})

test('tells the panel whether an actor uses its clock', () => {
  const { watch, shown } = staged()
  watch()
  expect(shown()?.machines[0]?.ownClock).toBe(false)

  const { channel } = replayable()
  nextFrame()
  expect((channel.last(message.shown) as Shown).machines[0]?.ownClock).toBe(true)
})

test('reports the time left again after the clock was frozen', async () => {
  const { send, channel, frame } = replayable()
  send('drive.resume')
  channel.receive(message.controlClock, { command: 'freeze' })
  await vi.advanceTimersByTimeAsync(10_000)
  channel.receive(message.controlClock, { command: 'resume' })
  const resumed = Date.now()
  await vi.advanceTimersByTimeAsync(16)
  expect(frame().timers).toMatchObject([{ due: resumed + 60_000 }])
})
