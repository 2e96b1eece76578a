import ELK from 'elkjs/lib/elk.bundled.js'
import * as fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { activeIds, flattenStates } from '../chart/Chart.ts'
import { readChart } from '../chart/readChart.ts'
import { toMermaid } from '../chart/toMermaid.ts'
import type { Frame } from '../messages.ts'
import { collapse, openAround } from '../panel/collapse.ts'
import { layout, type Box, type Drawing } from '../panel/layout.ts'
import { getExamples } from '../preview/accepted.ts'
import { findPath } from '../preview/findPath.ts'
import { observe } from '../preview/observe.ts'
import { anyMachine } from './generated.ts'
import { samples, type Sample } from './machines.ts'

const engine = new ELK()
const seed = Math.floor(Math.random() * 1e9)
const runs = { numRuns: 40, seed }

const start = ({ machine, input }: Sample) => createActor(machine, { input, logger: () => undefined }).start()

/** Sends 40 events that the machine accepts, chosen by numbers, and lets delays pass. */
async function walk(sample: Sample, choices: readonly number[]) {
  const frames: Frame[] = []
  const actor = start(sample)
  actor.subscribe({ error: (error) => expect.unreachable(String(error)) })
  const { examples = {} } = sample
  const observed = observe(actor, {
    examples: () => examples,
    report: (frame) => frames.push(frame),
    nextFrame: (run) => setTimeout(run, 16),
  })
  observed.watch()
  for (const choice of choices) {
    await vi.advanceTimersByTimeAsync(500)
    if ((actor.getSnapshot() as AnyMachineSnapshot).status !== 'active') break
    const types = (frames.at(-1)?.accepted ?? []).map(({ type }) => type.replace('*', 'anything'))
    const type = types[choice % types.length] ?? 'nobody.listens'
    const payloads = getExamples(examples, type)
    actor.send({ ...payloads[choice % payloads.length], type })
  }
  await vi.advanceTimersByTimeAsync(16)
  return { actor, frames, observed }
}

/** Follows a random walk; returns ids that the chart does not have, and whether the last frame tells the last state. */
async function followWalk(sample: Sample, choices: readonly number[]) {
  vi.useFakeTimers()
  const { actor, frames, observed } = await walk(sample, choices)
  const { chart } = observed.charted
  const ids = new Set(
    flattenStates(chart.root).flatMap(({ id, transitions }) => [id, ...transitions.map((one) => one.id)]),
  )
  const told = frames.flatMap(({ value, log }) => [...activeIds(chart, value), ...log.flatMap(({ taken }) => taken)])
  const last = [frames.at(-1)?.value, (actor.getSnapshot() as AnyMachineSnapshot).value]
  observed.end()
  actor.stop()
  vi.useRealTimers()
  return { unknown: told.filter((id) => !ids.has(id)), last }
}

/** Lays out a chart, and expects a box for each state. */
async function draw(machine: AnyStateMachine, aspect: number) {
  const { chart } = readChart(machine)
  const drawing = await layout(engine, chart, aspect)
  const ids = flattenStates(chart.root).map(({ id }) => id)
  expect(drawing.boxes.map(({ state }) => state.id).toSorted()).toEqual(ids.toSorted())
  return drawing
}

afterEach(() => void vi.useRealTimers())
beforeAll(() => console.log(`seed ${seed}`))

describe.each(Object.entries(samples))('%s', (_, sample) => {
  test.each([0.7, 3])('is drawn in a room of %f, without a transition through a state', async (aspect) => {
    const drawing = await draw(sample.machine, aspect)
    expect(findCrossings(drawing)).toEqual([])
    // A sequence of forty states is drawn in lines.
    expect(drawing.width / drawing.height).toBeGreaterThan(aspect / 4)
    expect(drawing.width / drawing.height).toBeLessThan(aspect * 4)
  })

  test('is followed through a random walk', async () => {
    const [choices] = fc.sample(fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), { seed, numRuns: 1 })
    const { unknown, last } = await followWalk(sample, choices!)
    expect(unknown).toEqual([])
    expect(last[0]).toEqual(last[1])
  })

  test('is entered in every state that it can rest in, by the events that were found', () => {
    const charted = readChart(sample.machine)
    const options = { charted, examples: sample.examples ?? {} }
    const leaves = flattenStates(charted.chart.root).filter(({ kind }) => kind !== 'history')
    const reasons = leaves.flatMap(({ id }) => {
      const actor = start(sample)
      const { events, reason } = findPath(actor.getSnapshot() as AnyMachineSnapshot, id, options)
      for (const event of events ?? []) actor.send(event)
      const isThere = activeIds(charted.chart, actor.getSnapshot().value).includes(id)
      actor.stop()
      return isThere ? [] : (reason ?? `went elsewhere than ${id}`)
    })
    // `failed` of the inspection is left at once.
    expect(reasons.filter((reason) => !/leaves “failed” at once|No events lead to “failed”/.test(reason))).toEqual([])
  })
})

test('draws generated machines, whole and collapsed', async () => {
  await fc.assert(
    fc.asyncProperty(anyMachine, fc.nat(), async (machine, choice) => {
      await draw(machine, 3)
      const { chart } = readChart(machine)
      const states = flattenStates(chart.root)
      const { id } = states[choice % states.length]!
      const near = collapse(chart, openAround(chart, [id]))
      const { boxes } = await layout(engine, near, 3)
      expect(boxes.map(({ state }) => state.id)).toContain(id)
      expect(toMermaid(chart)).toMatch(/^stateDiagram-v2\n/)
    }),
    runs,
  )
}, 60_000)

test('follows generated machines', async () => {
  await fc.assert(
    fc.asyncProperty(anyMachine, fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), async (machine, choices) => {
      const { unknown, last } = await followWalk({ machine }, choices)
      expect(unknown).toEqual([])
      expect(last[0]).toEqual(last[1])
    }),
    runs,
  )
}, 60_000)

test('finds events that lead to a state of a generated machine, or says why there are none', () => {
  fc.assert(
    fc.property(anyMachine, fc.nat(), (machine, choice) => {
      const charted = readChart(machine)
      const states = flattenStates(charted.chart.root)
      const { id } = states[choice % states.length]!
      const actor = createActor(machine).start()
      const { events, reason } = findPath(actor.getSnapshot() as AnyMachineSnapshot, id, { charted, examples: {} })
      for (const event of events ?? []) actor.send(event)
      const isThere = activeIds(charted.chart, actor.getSnapshot().value).includes(id)
      expect(isThere || reason !== undefined).toBe(true)
      actor.stop()
    }),
    runs,
  )
}, 60_000)

type Point = { x: number; y: number }

// Lines on a border are allowed.
const tolerance = 1

/** Returns each transition that is drawn through the box of a state: `a -> b through c`. */
function findCrossings({ boxes, arrows }: Drawing): string[] {
  const byId = new Map(boxes.map((box) => [box.state.id, box]))
  return arrows.flatMap(({ transition, target, points }) => {
    const ends = transition === undefined ? [] : [transition.source, target].flatMap((id) => byId.get(id) ?? [])
    const isAllowed = (box: Box) =>
      ends.some((end) => contains(box, end) && (box !== end || box.state.states.length > 0))
    return boxes
      .filter((box) => transition !== undefined && !isAllowed(box))
      .filter((box) => points.some((point, index) => index > 0 && crosses(points[index - 1]!, point, box)))
      .map((box) => `${transition?.source} -> ${target} through ${box.state.id}`)
  })
}

const contains = (outer: Box, inner: Box) => flattenStates(outer.state).includes(inner.state)

// Arrows are orthogonal, so the bounding box of a segment is the segment.
const crosses = (a: Point, b: Point, { x, y, width, height }: Box) =>
  Math.max(a.x, b.x) > x + tolerance &&
  Math.min(a.x, b.x) < x + width - tolerance &&
  Math.max(a.y, b.y) > y + tolerance &&
  Math.min(a.y, b.y) < y + height - tolerance
