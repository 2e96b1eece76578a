import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { pressMachine } from '../demo/pressMachine.ts'
import { message, type Frame, type Shown } from '../messages.ts'
import { fakeChannel } from './fakeChannel.ts'
import { Stage, type ShowOptions, type Story } from './Stage.ts'

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

  expect(channel.sent.map(({ event }) => event)).toEqual([message.ready, message.shown, message.frame])
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
