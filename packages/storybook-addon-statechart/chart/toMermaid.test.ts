import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { pressMachine } from '../demo/pressMachine.ts'
import { samples } from '../tests/machines.ts'
import { flattenStates } from './Chart.ts'
import { readChart } from './readChart.ts'
import { toMermaid } from './toMermaid.ts'

test('writes nested and parallel states with their transitions', () => {
  const lines = toMermaid(readChart(pressMachine).chart).split('\n')

  expect(lines.slice(0, 7)).toEqual([
    'stateDiagram-v2',
    '  direction LR',
    '  state "press" as press {',
    '    state "drive" as drive {',
    '      [*] --> drive_off',
    '      state "off" as drive_off',
    '      state "warming" as drive_warming',
  ])
  expect(lines).toContain('      drive_retired --> [*]')
  expect(lines).toContain('    --')
  expect(lines).toContain('  drive_running --> drive_running_fast : speed.set [isFast]')
  expect(lines).toContain('  drive_warming --> drive_off : error#58; warmUp')
  expect(lines).toContain('  press --> press : stroke')
})

test('escapes what Mermaid would read as syntax', () => {
  const text = toMermaid(readChart(createMachine({ initial: 'a"b', states: { 'a"b': { on: { 'x:y;z': {} } } } })).chart)

  expect(text).toContain('state "a#quot;b" as s1\n')
  expect(text).toContain(' s1 --> s1 : x#58;y#59;z\n')
})

// The part of Mermaid's grammar that a chart may use.
const statements = [
  /^stateDiagram-v2$/,
  /^direction LR$/,
  /^state "[^"\n]*" as \w+( \{)?$/,
  /^(\w+|\[\*\]) --> (\w+|\[\*\])( : ([^:;#\n]|#\d+;|#quot;)+)?$/,
  /^--$/,
  /^\}$/,
  /^$/,
]

test.each(Object.entries(samples))('writes %s in statements of Mermaid, with each state once', (_, { machine }) => {
  const { chart } = readChart(machine)
  const text = toMermaid(chart)
  const lines = text.split('\n')
  const declared = [...text.matchAll(/^ *state ".*" as (\w+)/gm)].map(([, name]) => name)
  const used = [...text.matchAll(/(?<=^ *)\w+(?= -->)/gm)].map(([name]) => name)

  expect(lines.filter((line) => !statements.some((statement) => statement.test(line.trim())))).toEqual([])
  expect(declared).toHaveLength(flattenStates(chart.root).length)
  expect(new Set(declared).size).toBe(declared.length)
  expect(used.filter((name) => !declared.includes(name))).toEqual([])
  expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(lines.filter((line) => line.trim() === '}').length)
})
