import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { connectionMachine } from '../tests/fresh/stories/connectionMachine.ts'
import { thermostatMachine } from '../tests/fresh/stories/thermostatMachine.ts'
import { wizardMachine } from '../tests/fresh/stories/wizardMachine.ts'
import { flattenStates } from './Chart.ts'
import { readChart } from './readChart.ts'
import { toMermaid } from './toMermaid.ts'

test('writes nested and parallel states with their transitions', () => {
  const lines = toMermaid(readChart(wizardMachine).chart).split('\n')
  expect(lines.slice(0, 6)).toEqual([
    'stateDiagram-v2',
    '  direction LR',
    '  state "wizard" as wizard {',
    '    [*] --> steps',
    '    state "steps" as steps {',
    '      [*] --> steps_address',
  ])
  expect(lines).toContain('      state "H last" as steps_last')
  expect(lines).toContain('    placed --> [*]')
  expect(lines).toContain('  placing --> failed : error#58; placeOrder')
  const parallel = toMermaid(readChart(thermostatMachine).chart)
  expect(parallel).toContain('\n    --\n')
  expect(parallel).toContain('\n  thermostat --> thermostat : target.set\n')
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

test.each([connectionMachine, thermostatMachine, wizardMachine])(
  'writes $id in statements of Mermaid, with each state once',
  (machine) => {
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
  },
)
