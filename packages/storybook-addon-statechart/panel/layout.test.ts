import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { flattenStates } from '../chart/Chart.ts'
import { wizardMachine } from '../tests/fresh/stories/wizardMachine.ts'
import { layout, type Box } from './layout.ts'

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
