import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { flattenStates } from '../chart/Chart.ts'
import { pressMachine } from '../demo/pressMachine.ts'
import { samples } from '../tests/machines.ts'
import { actorBox, layout, size, type Box } from './layout.ts'

const engine = new ELK()
const { chart } = readChart(pressMachine)
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
  expect(drawing.arrows.length - arrows.length).toBe(3)
  expect(drawing.dots).toHaveLength(3)
  expect(arrows.map(({ label }) => label?.lines)).toContainEqual(['speed.set', '[isFast]'])
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
  const off = downwards.boxes.find(({ state }) => state.id === 'press.drive.off')!
  const running = downwards.boxes.find(({ state }) => state.id === 'press.drive.running')!

  expect(box('press.drive.off').x).toBeLessThan(box('press.drive.running').x)
  expect(off.y).toBeLessThan(running.y)
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
  const line = actorBox(mounted.lines[0]!.text, mounted.x + size.pad, mounted.y)
  expect(line.x + line.width).toBeLessThanOrEqual(mounted.x + mounted.width)
  expect(mounted.height).toBeLessThan(mounted.width)
})

test('puts parallel regions beside each other in a wide room, and below each other in a narrow one', async () => {
  const { chart: washer } = readChart(samples['washer']!.machine)
  const regions = async (aspect: number) => {
    const { boxes } = await layout(engine, washer, aspect)
    return boxes.filter(({ state }) => washer.root.states.includes(state))
  }
  const [motor, water] = await regions(3)
  expect(Math.abs(motor!.x - water!.x)).toBeGreaterThan(100)
  const [upper, lower] = await regions(0.7)
  expect(Math.abs(upper!.y - lower!.y)).toBeGreaterThan(100)
})
