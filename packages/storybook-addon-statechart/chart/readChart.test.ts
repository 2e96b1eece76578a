import { createMachine, fromPromise, type AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { connectionMachine, thermostatMachine, wizardMachine } from '../tests/fresh/stories/machines.ts'
import { flattenStates, labelLines, stateText } from './Chart.ts'
import { readChart } from './readChart.ts'

function findState(machine: AnyStateMachine, id: string) {
  const found = flattenStates(readChart(machine).chart.root).find((state) => state.id === id)
  if (found === undefined) throw new Error(`The chart has no state "${id}".`)
  return found
}

const labels = (machine: AnyStateMachine, id: string) =>
  findState(machine, id).transitions.map((transition) => labelLines(transition).join(' '))

test('includes parallel, nested, final and history states', () => {
  const types = (machine: AnyStateMachine) => flattenStates(readChart(machine).chart.root).map(({ type }) => type)
  expect(types(thermostatMachine)).toEqual(['parallel', 'compound', 'atomic', 'atomic', 'compound', 'atomic', 'atomic'])
  expect(types(wizardMachine).slice(1, 5)).toEqual(['compound', 'atomic', 'atomic', 'history'])
  expect(findState(wizardMachine, 'wizard.steps')).toMatchObject({ initial: 'wizard.steps.address' })
  expect(findState(wizardMachine, 'wizard.steps.last').history).toBe('shallow')
})

test('lists tags, actions, descriptions and invoked actors of a state', () => {
  expect(findState(wizardMachine, 'wizard.placing')).toMatchObject({
    tags: ['busy'],
    invokes: [{ source: 'placeOrder' }],
  })
  expect(findState(connectionMachine, 'connection.connecting')).toMatchObject({ entry: ['count'], exit: [] })
  expect(findState(thermostatMachine, 'thermostat.heating.off').description).toBe('It is warm enough.')
})

test('leaves out the actions that XState adds for delays', () => {
  expect(findState(connectionMachine, 'connection.waiting')).toMatchObject({ entry: [], exit: [] })
})

test('labels transitions with trigger and guard', () => {
  expect(labels(wizardMachine, 'wizard.steps.address')).toEqual(['address.enter [hasStreet]'])
  expect(labels(connectionMachine, 'connection.waiting')).toEqual(['after retry'])
  expect(labels(connectionMachine, 'connection.connecting')).toEqual([
    'done: connect',
    'error: connect [isHopeless]',
    'error: connect',
  ])
  expect(labels(thermostatMachine, 'thermostat.heating.off')).toEqual(['always [isCold]'])
})

test('identifies an inline actor by its id, and a wildcard and a final child by their events', () => {
  const machine = createMachine({
    id: 'm',
    invoke: { id: 'save', src: fromPromise(async () => 1), onDone: {} },
    initial: 'a',
    states: {
      a: { on: { '*': 'b' }, after: { 300: 'b' } },
      b: { initial: 'c', states: { c: { type: 'final' } }, onDone: 'a' },
    },
  })
  expect(labels(machine, 'm')).toEqual(['done: save'])
  expect(labels(machine, 'm.a')).toEqual(['*', 'after 300 ms'])
  expect(labels(machine, 'm.b')).toEqual(['done'])
})

test('formats a state value as paths', () => {
  expect(stateText({ drive: { running: 'fast' }, door: {} })).toBe('drive.running.fast · door')
  expect(stateText('off')).toBe('off')
})
