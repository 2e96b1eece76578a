import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { pressMachine } from '../demo/pressMachine.ts'
import { corpus } from '../tests/corpus/corpus.ts'
import { flattenStates } from './Chart.ts'
import { readChart } from './readChart.ts'
import { toMermaid } from './toMermaid.ts'

test('writes nested and parallel states with their transitions', () => {
  const lines = toMermaid(readChart(pressMachine).chart).split('\n')

  expect(lines.slice(0, 7)).toEqual([
    'stateDiagram-v2',
    '  direction LR',
    '  state "press" as s0 {',
    '    state "drive" as s1 {',
    '      [*] --> s2',
    '      state "off" as s2',
    '      state "warming #35;busy" as s3',
  ])
  expect(lines).toContain('      s3 : warmUp (promise)')
  expect(lines).toContain('      s8 --> [*]')
  expect(lines).toContain('    --')
  expect(lines).toContain('  s4 --> s6 : speed.set [isFast] / setSpeed')
  expect(lines).toContain('  s3 --> s2 : error#58; warmUp')
})

test('escapes what Mermaid would read as syntax', () => {
  const machine = createMachine({
    initial: 'a"b',
    states: { 'a"b': { description: 'One; two: #3', on: { 'x:y;z': {} } } },
  })

  expect(toMermaid(readChart(machine).chart)).toContain('state "a#quot;b" as s1\n    s1 : One#59; two#58; #35;3\n')
})

// The part of Mermaid's grammar that a chart may use.
const statements = [
  /^stateDiagram-v2$/,
  /^direction LR$/,
  /^state "[^"\n]*" as s\d+( \{)?$/,
  /^s\d+ : ([^:;#\n]|#\d+;|#quot;)+$/,
  /^(s\d+|\[\*\]) --> (s\d+|\[\*\])( : ([^:;#\n]|#\d+;|#quot;)+)?$/,
  /^--$/,
  /^\}$/,
  /^$/,
]

describe.each(corpus)('$name', ({ machine }) => {
  const { chart } = readChart(machine)
  const text = toMermaid(chart)
  const lines = text.replaceAll(/ *note right of s\d+\n[\s\S]*?end note\n/g, '').split('\n')

  test('uses only statements of Mermaid', () => {
    expect(lines.filter((line) => !statements.some((statement) => statement.test(line.trim())))).toEqual([])
  })

  test('declares every state once and closes every block', () => {
    const declared = [...text.matchAll(/^ *state ".*" as (s\d+)/gm)].map(([, name]) => name)
    const used = [...text.matchAll(/\bs\d+\b(?= -->|$| :)/gm)].map(([name]) => name)

    expect(new Set(declared).size).toBe(flattenStates(chart.root).length)
    expect(declared).toHaveLength(new Set(declared).size)
    expect(used.filter((name) => !declared.includes(name))).toEqual([])
    expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(lines.filter((line) => line.trim() === '}').length)
  })
})
