import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { flattenStates } from '../chart/Chart.ts'
import { connectionMachine } from '../tests/fresh/stories/connectionMachine.ts'
import { thermostatMachine } from '../tests/fresh/stories/thermostatMachine.ts'
import { wizardMachine } from '../tests/fresh/stories/wizardMachine.ts'
import { actorBox, layout, size, type Box } from './layout.ts'

const engine = new ELK()
const { chart } = readChart(wizardMachine)
const states = flattenStates(chart.root)
const drawing = await layout(engine, chart, 2)
const box = (id: string) => drawing.boxes.find(({ state }) => state.id === id)!

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

test('places each state inside its parent', () => {
  expect(drawing.boxes).toHaveLength(states.length)
  for (const state of states)
    for (const inner of state.states) expect(isWithin(box(inner.id), box(state.id))).toBe(true)
})

test('draws a labelled arrow per target and a plain arrow per initial state', () => {
  const leading = states.flatMap(({ transitions }) => transitions).filter(({ targets }) => targets.length > 0)
  const arrows = drawing.arrows.filter(({ transition }) => transition !== undefined)

  expect(new Set(arrows.map(({ transition }) => transition?.id))).toEqual(new Set(leading.map(({ id }) => id)))
  expect(arrows).toHaveLength(leading.length)
  expect(drawing.arrows.length - arrows.length).toBe(2)
  expect(drawing.dots).toHaveLength(2)
  expect(arrows.map(({ label }) => label?.lines)).toContainEqual(['address.enter', '[hasStreet]'])
})

test('connects each arrow to its source and target', () => {
  for (const { transition, points } of drawing.arrows) {
    const target = transition === undefined ? undefined : box(transition.targets[0] ?? '')
    if (target === undefined) continue
    const { x, y } = points.at(-1)!
    expect(isWithin({ ...target, x, y, width: 0, height: 0 }, target)).toBe(true)
  }
})

test('places the initial state first in both directions', async () => {
  const downwards = await layout(engine, chart, 0.5)
  const first = downwards.boxes.find(({ state }) => state.id === 'wizard.steps')!
  const later = downwards.boxes.find(({ state }) => state.id === 'wizard.placing')!

  expect(box('wizard.steps').x).toBeLessThan(box('wizard.placing').x)
  expect(first.y).toBeLessThan(later.y)
})

test('puts each label on the line of its arrow', () => {
  for (const { label, points } of drawing.arrows) {
    if (label === undefined) continue
    const middle = { x: label.x + label.width / 2, y: label.y + label.height / 2 }
    const isOn = points.some((point, index) => {
      const before = points[index - 1] ?? point
      const between = (value: number, a: number, b: number) =>
        value >= Math.min(a, b) - 10 && value <= Math.max(a, b) + 10
      return between(middle.x, before.x, point.x) && between(middle.y, before.y, point.y)
    })
    expect(isOn).toBe(true)
  }
})

test.each([0.5, 2])('has room in each box for its lines, in a room of %d', async (aspect) => {
  const outer = createMachine({
    id: 'chat',
    initial: 'mounted',
    states: { mounted: { invoke: { src: 'aWidgetWithALongName' }, initial: 'open', states: { open: {} } } },
  })
  const { boxes } = await layout(engine, readChart(outer).chart, aspect)
  const mounted = boxes.find(({ state }) => state.id === 'chat.mounted')!
  const line = actorBox('aWidgetWithALongName', mounted.x + size.pad, mounted.y)
  expect(line.x + line.width).toBeLessThanOrEqual(mounted.x + mounted.width)
  expect(mounted.height).toBeLessThan(mounted.width)
})

test('wraps a sequence of forty states', async () => {
  const states = Array.from({ length: 40 }, (_, index) => [
    `step${index}`,
    index < 39 ? { on: { next: `step${index + 1}` } } : {},
  ])
  const sequence = createMachine({ initial: 'step0', states: Object.fromEntries(states) as Record<string, object> })
  const { width, height } = await layout(engine, readChart(sequence).chart, 2)
  expect(width / height).toBeLessThan(8)
})

const machines = [connectionMachine, thermostatMachine, wizardMachine]

test.each(machines.flatMap((machine) => [0.7, 3].map((aspect) => [machine.id, aspect, machine] as const)))(
  'draws %s in a room of %f without a transition through a state',
  async (_, aspect, machine) => {
    const { boxes, arrows } = await layout(engine, readChart(machine).chart, aspect)
    const crossings = arrows.flatMap(({ transition, target, points }) => {
      const ends = boxes.filter(({ state }) => [transition?.source, target].includes(state.id))
      const others = boxes.filter(
        ({ state }) =>
          !ends.some((end) => flattenStates(state).includes(end.state) || flattenStates(end.state).includes(state)),
      )
      return others.filter((box) => points.some((point, index) => index > 0 && crosses(points[index - 1]!, point, box)))
    })
    expect(crossings).toEqual([])
  },
)

type Point = { x: number; y: number }

// Arrows are orthogonal, so the bounding box of a segment is the segment. Lines on a border are allowed.
const crosses = (a: Point, b: Point, { x, y, width, height }: Box) =>
  Math.max(a.x, b.x) > x + 1 &&
  Math.min(a.x, b.x) < x + width - 1 &&
  Math.max(a.y, b.y) > y + 1 &&
  Math.min(a.y, b.y) < y + height - 1
