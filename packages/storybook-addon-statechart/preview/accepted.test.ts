import { createActor, setup } from 'xstate'
import { expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { acceptedNow, getExamples, type Examples } from './accepted.ts'

const machine = setup({
  types: { events: {} as { type: 'rename'; change: { name: string } } | { type: 'open' } | { type: 'close' } },
  guards: { isNamed: (_, change: { name: string }) => change.name.length > 0, never: () => false },
}).createMachine({
  initial: 'shut',
  on: { rename: { guard: { type: 'isNamed', params: ({ event }) => event.change }, actions: () => undefined } },
  states: {
    shut: { on: { open: 'ajar', close: { guard: 'never', target: 'shut' } } },
    ajar: { on: { '*': 'shut' } },
    gone: { type: 'final' },
  },
})

const answers = (value: 'shut' | 'ajar' | 'gone', examples: Examples = {}) => {
  const actor = createActor(machine, { snapshot: machine.resolveState({ value, context: {} }) })
  const accepted = acceptedNow(readChart(machine).chart, actor.getSnapshot(), examples)
  return Object.fromEntries(accepted.map(({ type, answer }) => [type, answer]))
}

test('lists events of active states, innermost first', () => {
  expect(Object.keys(answers('shut'))).toEqual(['open', 'close', 'rename'])
})

test('marks an event that a guard rejects', () => {
  expect(answers('shut')).toMatchObject({ open: 'yes', close: 'no' })
})

test('marks an event as unclear if its guard throws without a payload', () => {
  expect(answers('shut')).toMatchObject({ rename: 'unclear' })
})

test('evaluates guards with the example payload', () => {
  expect(answers('shut', { rename: { change: { name: 'Jana' } } })).toMatchObject({ rename: 'yes' })
  expect(answers('shut', { rename: { change: { name: '' } } })).toMatchObject({ rename: 'no' })
  expect(answers('shut', { rename: [{ change: { name: '' } }, { change: { name: 'J' } }] })).toMatchObject({
    rename: 'yes',
  })
})

test('lists wildcard patterns', () => {
  expect(answers('ajar')).toMatchObject({ '*': 'unclear' })
})

test('lists no events for a final state', () => {
  expect(answers('gone')).toEqual({})
})

test('accepts a single example', () => {
  expect(getExamples({ a: { b: 1 } }, 'a')).toEqual([{ b: 1 }])
  expect(getExamples({}, 'a')).toEqual([])
})
