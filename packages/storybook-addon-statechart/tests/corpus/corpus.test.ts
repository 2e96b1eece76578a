import ELK from 'elkjs/lib/elk.bundled.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, type AnyMachineSnapshot } from 'xstate'
import { flattenStates } from '../../chart/Chart.ts'
import { readChart } from '../../chart/readChart.ts'
import { activeIds } from '../../chart/stateValue.ts'
import type { Frame } from '../../messages.ts'
import { findCrossings } from '../../panel/findCrossings.ts'
import { layout } from '../../panel/layout.ts'
import { getExamples } from '../../preview/accepted.ts'
import { observe } from '../../preview/observe.ts'
import { corpus } from './corpus.ts'

const engine = new ELK()

// The examples log what they do.
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())

test('has at least 30 machines', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(30)
})

test.each(corpus)('reads and lays out $name without a transition through a state', async ({ machine }) => {
  const { chart } = readChart(machine)
  for (const downwards of [false, true]) {
    const drawing = await layout(engine, chart, downwards)
    expect(drawing.boxes.map(({ state }) => state.id).toSorted()).toEqual(
      flattenStates(chart.root)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(findCrossings(drawing)).toEqual([])
  }
})

test.each(corpus)('follows a random walk of 50 events through $name', async ({ machine, input, examples }) => {
  vi.useFakeTimers()
  const next = createRandom(7)
  const actor = createActor(machine, { input, logger: () => undefined })
  const frames: Frame[] = []
  actor.subscribe({ error: (error) => expect.unreachable(String(error)) })
  const observed = observe(actor, {
    examples: () => examples,
    report: (frame) => frames.push(frame),
    nextFrame: (run) => setTimeout(run, 16),
  })
  observed.watch()
  actor.start()
  for (let step = 0; step < 50; step += 1) {
    await vi.advanceTimersByTimeAsync(500)
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    if (snapshot.status !== 'active') break
    const types = (frames.at(-1)?.accepted ?? []).map(({ type }) => type.replace('*', 'anything'))
    const type = types[Math.floor(next() * types.length)] ?? 'nobody.listens'
    const payloads = getExamples(examples, type)
    actor.send({ ...payloads[Math.floor(next() * payloads.length)], type })
  }
  await vi.advanceTimersByTimeAsync(16)

  const { chart } = observed
  const states = flattenStates(chart.root)
  const ids = new Set(states.flatMap(({ id, transitions }) => [id, ...transitions.map((one) => one.id)]))
  expect(frames.length).toBeGreaterThan(0)
  expect(frames.flatMap(({ value }) => activeIds(chart, value)).filter((id) => !ids.has(id))).toEqual([])
  expect(frames.flatMap(({ log }) => log.flatMap(({ taken }) => taken)).filter((id) => !ids.has(id))).toEqual([])
  expect(frames.at(-1)?.value).toEqual((actor.getSnapshot() as AnyMachineSnapshot).value)
  observed.end()
  actor.stop()
})

/** Returns numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
