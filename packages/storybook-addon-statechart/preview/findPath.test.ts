import { createActor, createMachine, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { createLargeMachine } from '../demo/Plant.tsx'
import { pressMachine } from '../demo/pressMachine.ts'
import { samples, type Sample } from '../tests/machines.ts'
import type { Examples } from './accepted.ts'
import { findPath } from './findPath.ts'

function find({ machine, input, examples = {} }: Sample, target: string) {
  const snapshot = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot
  const { events, reason } = findPath(snapshot, target, { charted: readChart(machine), examples })
  return reason ?? events.map(({ type }) => type)
}

const { order, inspection, player } = samples as Record<'order' | 'inspection' | 'player', Sample>
const press = (target: string, examples?: Examples) =>
  find({ machine: pressMachine as AnyStateMachine, ...(examples && { examples }) }, target)

test('finds the shortest series of events, with the examples that a guard needs', () => {
  expect(find(order, 'order.booked')).toEqual([
    'item.add',
    'checkout',
    'xstate.done.actor.payment',
    'xstate.done.actor.book',
  ])
  expect(find(inspection, 'inspection.passed')).toEqual(['lights.pass', 'brakes.pass'])
  expect(press('press.drive.running.fast', { 'speed.set': [{ speed: 20 }, { speed: 80 }] })).toEqual([
    'drive.resume',
    'speed.set',
  ])
})

test('finds a state among billions of combinations', () => {
  expect(find({ machine: createLargeMachine() }, 'plant.hall4.cell8.scrap')).toEqual(['tick', 'tick', 'tick', 'fail'])
})

test('explains a missing example with the keys that the machine reads', () => {
  expect(find({ machine: order.machine, input: { items: 1 } }, 'order.booked')).toBe(
    'No events lead to “booked” from where this story starts (cart): “done: book” needs an example with “output”.',
  )
})

test('says that the search ended, for a machine that counts', () => {
  expect(press('press.drive.running.fast')).toBe(
    'No events lead to “fast” from where this story starts (drive.off · door.closed): “speed.set” needs an example with “speed”; the search ended before it had tried everything.',
  )
})

test('explains a guard that refuses each example', () => {
  const shy = createMachine({
    id: 'shy',
    initial: 'a',
    states: {
      a: { on: { go: { guard: 'isBold', target: 'b' } } },
      b: { on: { on: 'c' } },
      c: {},
    },
  }).provide({ guards: { isBold: () => false } })
  expect(find({ machine: shy }, 'shy.b')).toMatch(/: the guard isBold refuses “go” with every example\.$/)
  expect(find({ machine: shy }, 'shy.c')).toMatch(/: “b” is not reached either\.$/)
})

test('names the guard after a state that the machine only passes', () => {
  const form = createMachine({
    id: 'form',
    initial: 'empty',
    states: {
      empty: { on: { submit: 'checking' } },
      checking: { always: [{ guard: 'isValid', target: 'sent' }, { target: 'empty' }] },
      sent: {},
    },
  }).provide({ guards: { isValid: () => false } })
  expect(find({ machine: form }, 'form.sent')).toMatch(/: the guard isValid refuses “always” with every example\.$/)
})

test('explains a state that no transition enters', () => {
  const lonely = createMachine({ id: 'm', initial: 'a', states: { a: {}, b: {} } })
  expect(find({ machine: lonely }, 'm.b')).toBe(
    'No events lead to “b” from where this story starts (a): no transition enters it.',
  )
  expect(find({ machine: lonely }, 'm.lost')).toBe('This machine has no state “m.lost”.')
})

test('explains history states, and states that are left at once', () => {
  expect(find(player, 'player.on.last')).toMatch(/^“last” is a history state, which is never active itself/)
  const passing = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: {} },
  })
  expect(find({ machine: passing }, 'm.b')).toBe(
    'The machine leaves “b” at once (“always” to “c”), so it never stays in it.',
  )
})
