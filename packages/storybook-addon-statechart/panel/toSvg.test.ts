import { Resvg } from '@resvg/resvg-js'
import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { pressMachine } from '../demo/pressMachine.ts'
import { corpus } from '../tests/corpus/corpus.ts'
import { layout } from './layout.ts'
import { toSvg } from './toSvg.ts'

const engine = new ELK()

test.each([...corpus.slice(0, 8), { name: 'press', machine: pressMachine }])(
  'draws $name as SVG that a renderer accepts',
  async ({ machine }) => {
    const drawing = await layout(engine, readChart(machine).chart, false)
    const svg = toSvg(drawing, 'chart', new Set())
    const picture = new Resvg(svg).render()

    expect(Math.abs(picture.width - drawing.width)).toBeLessThan(1)
    expect(new Set(picture.pixels).size).toBeGreaterThan(2)
    const named = drawing.boxes.map(({ state }) => state).filter(({ kind }) => kind !== 'history')
    expect(named.filter(({ key }) => !svg.includes(`>${key}`))).toEqual([])
  },
)

test('escapes text', async () => {
  const machine = createMachine({ initial: 'a < b', states: { 'a < b': { on: { '"&"': 'c' } }, c: {} } })
  const svg = toSvg(await layout(engine, readChart(machine).chart, false), '<title>', new Set())

  expect(svg).toContain('>a &lt; b</text>')
  expect(svg).toContain('>&quot;&amp;&quot;</text>')
  expect(svg).toContain('<title>&lt;title&gt;</title>')
  expect(() => new Resvg(svg)).not.toThrow()
})

test('marks the active states', async () => {
  const drawing = await layout(engine, readChart(pressMachine).chart, false)
  const count = (active: string[]) => toSvg(drawing, 'press', new Set(active)).split('#fbf1ec').length - 1

  expect(count([])).toBe(0)
  expect(count(['press', 'press.drive', 'press.drive.off'])).toBe(1)
})
