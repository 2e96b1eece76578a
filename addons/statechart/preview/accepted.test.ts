import { createActor, setup } from 'xstate'
import { expect, test } from 'vitest'
import { chartOf } from '../chart/chartOf.ts'
import { acceptedNow, examplesFor, type Examples } from './accepted.ts'

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
  const accepted = acceptedNow(chartOf(machine).chart, actor.getSnapshot(), examples)
  return Object.fromEntries(accepted.map(({ type, answer }) => [type, answer]))
}

test('the events of the present state and of those around it are listed, inner ones first', () => {
  expect(Object.keys(answers('shut'))).toEqual(['open', 'close', 'rename'])
})

test('an event that a guard refuses is told apart', () => {
  expect(answers('shut')).toMatchObject({ open: 'yes', close: 'no' })
})

test('a guard that cannot judge without a payload does not stop the panel', () => {
  expect(answers('shut')).toMatchObject({ rename: 'unclear' })
})

test('an event with an example is judged with it', () => {
  expect(answers('shut', { rename: { change: { name: 'Jana' } } })).toMatchObject({ rename: 'yes' })
  expect(answers('shut', { rename: { change: { name: '' } } })).toMatchObject({ rename: 'no' })
  expect(answers('shut', { rename: [{ change: { name: '' } }, { change: { name: 'J' } }] })).toMatchObject({
    rename: 'yes',
  })
})

test('a pattern is listed as it stands', () => {
  expect(answers('ajar')).toMatchObject({ '*': 'unclear' })
})

test('a machine at its end accepts nothing', () => {
  expect(answers('gone')).toEqual({})
})

test('one example may stand without a list', () => {
  expect(examplesFor({ a: { b: 1 } }, 'a')).toEqual([{ b: 1 }])
  expect(examplesFor({}, 'a')).toEqual([])
})
