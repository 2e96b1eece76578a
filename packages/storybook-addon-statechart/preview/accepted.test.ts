import { createActor, setup } from 'xstate'
import { expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { acceptedNow, evaluateGuards, type Examples } from './accepted.ts'

const machine = setup({
  types: { events: {} as { type: 'rename'; change: { name: string } } | { type: 'open' } | { type: 'close' } },
  guards: { isNamed: (_, change: { name: string }) => change.name.length > 0, never: () => false },
}).createMachine({
  id: 'box',
  initial: 'shut',
  on: { rename: { guard: { type: 'isNamed', params: ({ event }) => event.change }, actions: () => undefined } },
  states: {
    shut: { on: { open: 'ajar', close: { guard: 'never', target: 'shut' } } },
    ajar: { on: { '*': 'shut' } },
    gone: { type: 'final' },
  },
})
const charted = readChart(machine)

const ask = (value: 'shut' | 'ajar' | 'gone', examples: Examples = {}) => {
  const snapshot = createActor(machine, { snapshot: machine.resolveState({ value, context: {} }) }).getSnapshot()
  return {
    accepted: acceptedNow(charted, snapshot, examples).map(({ type, answer }) => [type, answer]),
    guards: evaluateGuards(charted, snapshot, examples),
  }
}

test('lists the events of active states, innermost first, and whether a guard refuses them', () => {
  expect(ask('shut').accepted).toEqual([
    ['open', 'yes'],
    ['close', 'no'],
    ['rename', 'unclear'],
  ])
  expect(ask('ajar').accepted[0]).toEqual(['*', 'unclear'])
})

test('evaluates the guards of active states; one that throws without a payload is unclear', () => {
  expect(ask('shut').guards).toEqual({ 'box.shut#1': 'no', 'box#0': 'unclear' })
})

test.each([
  ['yes', { change: { name: 'Jana' } }],
  ['no', { change: { name: '' } }],
  ['yes', [{ change: { name: '' } }, { change: { name: 'J' } }]],
])('answers %s with the examples %j', (answer, rename) => {
  const { accepted, guards } = ask('shut', { rename })
  expect(accepted).toContainEqual(['rename', answer])
  expect(guards).toMatchObject({ 'box#0': answer })
})

test('lists nothing once the machine is done', () => {
  expect(ask('gone')).toEqual({ accepted: [], guards: {} })
})
