import { expect, test } from 'vitest'
import { pressMachine } from '../demo/pressMachine.ts'
import { chartOf } from './chartOf.ts'
import { activeIds, valueIn } from './stateValue.ts'

const { chart } = chartOf(pressMachine)
const running = { drive: { running: 'fast' }, door: 'closed' }

test('a state value names every state that it stands in', () => {
  expect(activeIds(chart, running)).toEqual([
    'press',
    'press.drive',
    'press.drive.running',
    'press.drive.running.fast',
    'press.door',
    'press.door.closed',
  ])
})

test('going to a state leaves the other region where it is', () => {
  expect(valueIn(chart, running, 'press.door.open')).toEqual({ drive: { running: 'fast' }, door: 'open' })
})

test('going to a state with states within goes to its first one', () => {
  const off = { drive: 'off', door: 'open' }

  expect(valueIn(chart, off, 'press.drive.running')).toEqual({ drive: { running: 'slow' }, door: 'open' })
})

test('going to a state deep within goes exactly there', () => {
  const off = { drive: 'off', door: 'closed' }

  expect(valueIn(chart, off, 'press.drive.running.fast')).toEqual(running)
})

test('going to the machine itself starts its regions anew', () => {
  expect(valueIn(chart, { drive: 'retired', door: 'open' }, 'press.drive')).toEqual({ drive: 'off', door: 'open' })
})

test('nothing can stand in a memory, nor in a state that is not there', () => {
  expect(valueIn(chart, running, 'press.drive.running.last')).toBeUndefined()
  expect(valueIn(chart, running, 'press.cellar')).toBeUndefined()
})

test('every state that can be gone to is one that XState resolves to the same value', () => {
  const context = pressMachine.config.context as never
  for (const id of ['press.drive.off', 'press.drive.running', 'press.drive.retired', 'press.door.open']) {
    const value = valueIn(chart, running, id) as never
    expect(pressMachine.resolveState({ value, context }).value).toEqual(value)
    expect(activeIds(chart, value)).toContain(id)
  }
})
