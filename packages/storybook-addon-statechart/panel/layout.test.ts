import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { flattenStates } from '../chart/Chart.ts'
import { readChart } from '../chart/readChart.ts'
import { wizardMachine } from '../tests/fresh/stories/machines.ts'
import { layout, centerBox, fitScale, type Box } from './layout.ts'

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

const room = { width: 400, height: 300 }

test('shrinks a drawing to its room while it can be read, and never enlarges it', () => {
  const scale = (width: number) => fitScale({ width, height: 300 }, room)
  expect([scale(100), scale(500), scale(4000)]).toEqual([1, 0.8, 10 / 12])
})

test('centers a box, and shows the heading of one that exceeds the room', () => {
  expect(centerBox({ x: 1000, y: 500, width: 100, height: 50 }, room, 1)).toEqual({ left: 850, top: 375 })
  expect(centerBox({ x: 0, y: 0, width: 100, height: 50 }, room, 1)).toEqual({ left: 0, top: 0 })
  expect(centerBox({ x: 100, y: 200, width: 1000, height: 50 }, room, 1)).toEqual({ left: 92, top: 75 })
})
