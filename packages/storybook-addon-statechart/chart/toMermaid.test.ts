import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { thermostatMachine, wizardMachine } from '../tests/fresh/stories/machines.ts'
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
