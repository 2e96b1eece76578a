import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { flattenStates } from '../chart/Chart.ts'
import { readChart } from '../chart/readChart.ts'
import { wizardMachine } from '../tests/fresh/stories/machines.ts'
import { centerBox, chooseLargest, fitScale, heading, isLegible, layout, type Box, type Drawing } from './layout.ts'

const engine = new ELK()
const { chart } = readChart(wizardMachine)
const states = flattenStates(chart.root)
const [drawing, downward] = (await layout(engine, chart, 'full')) as [Drawing, Drawing]
const outlines = await layout(engine, chart, 'outline')
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

const room = { width: 400, height: 300 }

test('shrinks a drawing to its room, and never enlarges it', () => {
  const scale = (width: number) => fitScale({ width, height: 300 }, room)
  expect([scale(100), scale(500), scale(4000)]).toEqual([1, 0.8, 0.1])
})

test('chooses the direction in which a drawing is largest, and says whether its letters are', () => {
  expect(chooseLargest([drawing, downward], { width: 1000, height: 200 })).toBe(drawing)
  expect(chooseLargest([drawing, downward], { width: 400, height: 1000 })).toBe(downward)
  expect(chooseLargest([], room)).toBeUndefined()
  expect([600, 601].map((width) => isLegible({ width, height: 300 }, room))).toEqual([true, false])
})

test('draws all states and transitions in an outline, without labels and tags', () => {
  for (const outline of outlines) {
    expect(outline.boxes).toHaveLength(drawing.boxes.length)
    expect(outline.arrows.map(({ id }) => id)).toEqual(drawing.arrows.map(({ id }) => id))
    expect(outline.arrows.filter(({ label }) => label !== undefined)).toEqual([])
  }
  const tagged = states.find(({ tags }) => tags.length > 0)!
  expect([heading(tagged, 'full'), heading(tagged, 'outline')]).toEqual(['placing #busy', 'placing'])
  expect(outlines[0]!.width).toBeLessThan(drawing.width)
})

test('centers a box, and shows the heading of one that exceeds the room', () => {
  expect(centerBox({ x: 1000, y: 500, width: 100, height: 50 }, room, 1)).toEqual({ left: 850, top: 375 })
  expect(centerBox({ x: 0, y: 0, width: 100, height: 50 }, room, 1)).toEqual({ left: 0, top: 0 })
  expect(centerBox({ x: 100, y: 200, width: 1000, height: 50 }, room, 1)).toEqual({ left: 92, top: 75 })
})
