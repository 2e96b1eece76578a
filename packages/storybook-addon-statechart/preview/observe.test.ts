import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine, emit, fromPromise, raise, setup, type AnyActorRef } from 'xstate'
import type { Frame } from '../messages.ts'
import { EventLog } from './EventLog.ts'
import { observe } from './observe.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const machine = setup({
  types: { context: {} as { strokes: number }, events: {} as { type: 'stroke' } | { type: 'go' } | { type: 'burst' } },
  actors: { work: fromPromise(async () => 1) },
  actions: {
    count: assign(({ context }) => ({ strokes: context.strokes + 1 })),
    fail: () => {
      throw new Error('jammed')
    },
  },
}).createMachine({
  context: { strokes: 0 },
  initial: 'rest',
  on: { stroke: { actions: 'count' }, burst: { actions: 'fail' } },
  states: {
    rest: { on: { go: { target: 'work', actions: raise({ type: 'stroke' }) } } },
    work: { invoke: { src: 'work', onDone: 'pause' } },
    pause: { after: { 100: 'rest' } },
  },
})

const oneFrame = 16

function observed(actor: AnyActorRef = createActor(machine).start(), log = new EventLog()) {
  const frames: Frame[] = []
  const observation = observe(actor, {
    examples: () => ({}),
    report: (frame) => frames.push(frame),
    nextFrame: (run) => setTimeout(run, oneFrame),
    log,
  })
  return { actor, frames, observation, last: () => frames.at(-1) }
}

const nextFrame = () => vi.advanceTimersByTimeAsync(oneFrame)

test('reports nothing before `watch`', async () => {
  const { actor, frames } = observed()
  actor.send({ type: 'stroke' })
  await nextFrame()

  expect(frames).toEqual([])
})

test('reports earlier events in the first frame', async () => {
  const { actor, observation, frames } = observed()
  actor.send({ type: 'stroke' })
  observation.watch()
  await nextFrame()

  expect(frames).toMatchObject([{ whole: true, value: 'rest', log: [{ event: 'stroke', state: 'rest' }] }])
})

test('reports many events once per frame, with the latest state', async () => {
  const { actor, observation, frames } = observed()
  observation.watch()
  await nextFrame()
  for (let index = 0; index < 1000; index += 1) actor.send({ type: 'stroke' })
  await nextFrame()

  expect(frames).toHaveLength(2)
  expect(frames[1]).toMatchObject({ whole: false, context: [{ path: 'strokes', text: '1000' }] })
  expect(frames[1]?.log).toHaveLength(500)
  expect(frames[1]?.log.at(-1)?.number).toBe(1000)
})

test('reports every event once at 60 events per second', async () => {
  const { actor, observation, frames } = observed()
  observation.watch()
  for (let index = 0; index < 180; index += 1) {
    actor.send({ type: 'stroke' })
    await vi.advanceTimersByTimeAsync(1000 / 60)
  }
  await nextFrame()

  expect(frames.flatMap(({ log }) => log.map(({ number }) => number))).toEqual(
    Array.from({ length: 180 }, (_, index) => index + 1),
  )
})

test('omits an unchanged context', async () => {
  const { actor, observation, last } = observed()
  observation.watch()
  await nextFrame()
  actor.send({ type: 'nobody listens' })
  await nextFrame()

  expect(last()).not.toHaveProperty('context')
  expect(last()?.log).toMatchObject([{ event: 'nobody listens', taken: [] }])
})

test('names the source of raised, done and delayed events', async () => {
  const { actor, observation, frames } = observed()
  observation.watch()
  actor.send({ type: 'go' })
  await vi.advanceTimersByTimeAsync(200)

  expect(frames.flatMap(({ log }) => log.map(({ event, source, state }) => [event, source, state]))).toEqual([
    ['go', 'outside', 'work'],
    ['stroke', 'raised', 'work'],
    ['done: work', '0.(machine).work', 'pause'],
    ['after 100 ms', 'itself', 'rest'],
  ])
})

test('reports emitted events with the event that caused them', async () => {
  const bell = createMachine({ on: { ring: { actions: [emit({ type: 'rung', times: 2 }), emit({ type: 'heard' })] } } })
  const { actor, observation, last } = observed(createActor(bell).start())
  observation.watch()
  actor.send({ type: 'ring' })
  actor.send({ type: 'rest' })
  await nextFrame()

  expect(last()?.log.map(({ event, emitted }) => [event, emitted])).toEqual([
    ['ring', ['rung { times: 2 }', 'heard']],
    ['rest', undefined],
  ])
})

test('reports the error of a machine and still throws it', async () => {
  const unhandled = vi.fn<(error: unknown) => void>()
  const { actor, observation, last } = observed()
  actor.subscribe({ error: unhandled })
  observation.watch()
  actor.send({ type: 'burst' })
  await nextFrame()

  expect(last()).toMatchObject({ status: 'error', ending: 'Error: jammed', accepted: [] })
  expect(unhandled).toHaveBeenCalledOnce()
})

test('observes an actor that starts later', async () => {
  const { actor, observation, last } = observed(createActor(machine))
  observation.watch()
  ;(actor as { start?: () => void }).start?.()
  await nextFrame()

  expect(last()?.log).toMatchObject([{ event: 'init', state: 'rest' }])
})

test('reports the resolved state of an actor', async () => {
  const snapshot = machine.resolveState({ value: 'pause', context: { strokes: 7 } })
  const { observation, last } = observed(createActor(machine, { snapshot }).start())
  observation.watch()
  await nextFrame()

  expect(last()).toMatchObject({ state: 'pause', context: [{ path: 'strokes', text: '7' }] })
})

test('reports nothing after `end`', async () => {
  const { actor, observation, frames } = observed()
  observation.watch()
  observation.end()
  actor.send({ type: 'stroke' })
  await nextFrame()

  expect(frames).toEqual([])
})
