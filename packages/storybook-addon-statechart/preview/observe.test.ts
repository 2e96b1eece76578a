import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, fromPromise, raise, setup, type AnyActorRef } from 'xstate'
import type { Frame } from '../messages.ts'
import { observe } from './observe.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const machine = setup({
  types: { context: {} as { strokes: number }, events: {} as { type: 'stroke' } | { type: 'go' } | { type: 'pass' } },
  actors: { work: fromPromise(async () => 1) },
  actions: {
    count: assign(({ context }) => ({ strokes: context.strokes + 1 })),
  },
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

const oneFrame = 16

function observed(actor: AnyActorRef = createActor(machine).start()) {
  const frames: Frame[] = []
  const observation = observe(actor, {
    examples: () => ({}),
    report: (frame) => frames.push(frame),
    nextFrame: (run) => setTimeout(run, oneFrame),
  })
  return { actor, frames, observation, last: () => frames.at(-1) }
}

const nextFrame = () => vi.advanceTimersByTimeAsync(oneFrame)

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
  expect(frames[1]?.log).toHaveLength(100)
  expect(frames[1]?.log.at(-1)?.number).toBe(1000)
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

test('names the source of raised, done and delayed events, and the state after each', async () => {
  const { actor, observation, frames } = observed()
  observation.watch()
  actor.send({ type: 'go' })
  await vi.advanceTimersByTimeAsync(200)

  expect(frames.flatMap(({ log }) => log.map(({ event, source, state }) => [event, source, state]))).toEqual([
    ['go', 'outside', 'work'],
    ['pass', 'raised', 'work'],
    ['done: work', '0.(machine).work', 'pause'],
    ['after 100 ms', 'itself', 'rest'],
  ])
})

test('observes an actor that starts later', async () => {
  const { actor, observation, last } = observed(createActor(machine))
  observation.watch()
  ;(actor as { start?: () => void }).start?.()
  await nextFrame()

  expect(last()?.log).toMatchObject([{ event: 'init', state: 'rest' }])
})

test('reports nothing after `end`', async () => {
  const { actor, observation, frames } = observed()
  observation.watch()
  observation.end()
  actor.send({ type: 'stroke' })
  await nextFrame()

  expect(frames).toEqual([])
})
