import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { findCrossings } from './findCrossings.ts'
import { layout } from './layout.ts'

const engine = new ELK()
const { chart } = readChart(
  createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'c' } }, b: {}, c: { initial: 'd', states: { d: {} } } },
  }),
)
const drawing = await layout(engine, chart, false)
const middle = (id: string) => {
  const { x, y, width, height } = drawing.boxes.find(({ state }) => state.id === id)!
  return { x: x + width / 2, y: y + height / 2 }
}
const through = (...ids: string[]) => ({
  ...drawing,
  arrows: drawing.arrows.map((arrow) => ({ ...arrow, points: ids.map(middle) })),
})

test('finds no crossing in a laid out chart', () => {
  expect(findCrossings(drawing)).toEqual([])
})

test('names the state that a transition crosses', () => {
  expect(findCrossings(through('m.b', 'm.c'))).toContain('m.a -> m.c through m.b')
})

test('reports a transition that crosses its own source or a child of its target', () => {
  expect(findCrossings(through('m.a', 'm.c'))).toContain('m.a -> m.c through m.a')
  expect(findCrossings(through('m.c.d', 'm.c'))).toContain('m.a -> m.c through m.c.d')
})
