import { expect, test } from 'vitest'
import { assign, createActor, createMachine, setup, type AnyStateMachine } from 'xstate'
import { connectionMachine, thermostatMachine, wizardMachine } from '../tests/fresh/stories/machines.ts'
import { findSnapshot, type Examples } from './findSnapshot.ts'

const search = (machine: AnyStateMachine, state: string, examples: Examples = {}, input?: unknown) => {
  const found = findSnapshot(createActor(machine, { input }).getSnapshot(), state, examples)
  return 'reason' in found ? found.reason : { value: found.snapshot.value, context: found.snapshot.context }
}

const orders: Examples = {
  'address.enter': [{ address: '' }, { address: 'Main Street 1' }],
  'done: placeOrder': { output: { number: 'A-7' } },
}

test('follows events, results and delays with the examples of the story', () => {
  expect(search(wizardMachine, 'wizard.placed', orders)).toEqual({
    value: 'placed',
    context: { order: { address: 'Main Street 1', total: 20 }, number: 'A-7' },
  })
  expect(search(wizardMachine, 'wizard.failed', orders)).toMatchObject({ value: 'failed' })
  expect(search(connectionMachine, 'connection.waiting')).toMatchObject({ value: 'waiting', context: { tries: 1 } })
  expect(search(connectionMachine, 'connection.failed')).toMatchObject({ value: 'failed', context: { tries: 3 } })
})

test('finds a state of one region of a parallel machine', () => {
  const measured = { 'temperature.measured': { degrees: 12 } }
  expect(search(thermostatMachine, 'thermostat.window.open', measured, { target: 0 })).toMatchObject({
    value: { window: 'open' },
  })
  expect(search(thermostatMachine, 'thermostat.heating.off', measured, { target: 9 })).toMatchObject({
    value: { heating: 'off' },
  })
})

test('says that a history state is never active, and that another is left at once', () => {
  expect(search(wizardMachine, 'wizard.steps.last')).toBe('“last” is a history state, which is never active itself.')
  const passing = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: { always: 'a' } } })
  expect(search(passing, 'm.b')).toBe('The machine leaves “b” at once.')
})

test('says that no path exists, and which event failed without an example', () => {
  expect(search(wizardMachine, 'wizard.placed')).toBe(
    'No path ends in “placed” from the story’s start (steps.address) with its examples; ' +
      '“address.enter” fails with Error: ' +
      "Unable to evaluate guard 'hasStreet' in transition for event 'address.enter' in state node 'wizard.steps.address':\n" +
      "Cannot read properties of undefined (reading 'trim'). " +
      'Add `examples` of “done: placeOrder”, “address.enter”, with which its guards and actions go on.',
  )
  expect(search(createMachine({ id: 'm', initial: 'a', states: { a: {}, b: {} } }), 'm.b')).toBe(
    'No path ends in “b” from the story’s start (a) with its examples.',
  )
})

test('ends in a machine that counts, and says that the search was cut', () => {
  const counter = setup({ types: { context: {} as { count: number } } }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    initial: 'low',
    states: {
      low: { on: { next: { guard: ({ context }) => context.count > 20, target: 'high' } } },
      high: {},
      unreachable: {},
    },
  })
  expect(search(counter, 'counter.high')).toEqual({ value: 'high', context: { count: 21 } })
  expect(search(counter, 'counter.unreachable')).toMatch(/; the search was cut\. Add `examples` of “add”, “next”, with/)
  expect(search(counter, 'counter.unreachable', { add: {}, next: {} })).toMatch(
    /cut\. Add `examples` whose values lead/,
  )
})

test('compares states only if a context has cycles', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  const machine = createMachine({ id: 'm', context: circle, initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } })
  expect(search(machine, 'm.b')).toMatchObject({ value: 'b' })
})
