import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { pressMachine } from '../demo/pressMachine.ts'
import { explainUnreachable } from './explainUnreachable.ts'
import { readChart } from './readChart.ts'

const press = readChart(pressMachine).chart
const off = { drive: 'off', door: 'closed' }

const order = readChart(
  createMachine({
    id: 'order',
    initial: 'open',
    states: {
      open: {},
      review: { initial: 'check', states: { check: { always: '#order.paid' } } },
      doubt: { always: { guard: () => false, target: 'paid' } },
      paid: { type: 'final' },
    },
  }),
).chart

test('lets a story enter ordinary and final states', () => {
  for (const id of ['press.drive.running.fast', 'press.drive.retired', 'press.door', 'press'])
    expect(explainUnreachable(press, off, id)).toBeUndefined()
  expect(explainUnreachable(order, 'open', 'order.paid')).toBeUndefined()
})

test('explains that a history state is never active', () => {
  expect(explainUnreachable(press, off, 'press.drive.running.last')).toBe(
    '“last” is a history state, which is never active itself. Choose a state of “running” instead.',
  )
})

test('explains that the machine leaves a state at once, also by its initial child', () => {
  const words = 'The machine leaves “check” at once (“always” to “paid”), so a story cannot stay in it.'

  expect(explainUnreachable(order, 'open', 'order.review.check')).toBe(words)
  expect(explainUnreachable(order, 'open', 'order.review')).toBe(words)
})

test('lets a story enter a state whose `always` has a guard', () => {
  expect(explainUnreachable(order, 'open', 'order.doubt')).toBeUndefined()
})

test('names an unknown state', () => {
  expect(explainUnreachable(order, 'open', 'order.lost')).toBe('This machine has no state “order.lost”.')
})
