import { expect, test } from 'vitest'
import { pressMachine } from '../demo/pressMachine.ts'
import { readChart } from './readChart.ts'
import { activeIds, enterState } from './stateValue.ts'

const { chart } = readChart(pressMachine)
const running = { drive: { running: 'fast' }, door: 'closed' }

test('lists every active state of a state value', () => {
  expect(activeIds(chart, running)).toEqual([
    'press',
    'press.drive',
    'press.drive.running',
    'press.drive.running.fast',
    'press.door',
    'press.door.closed',
  ])
})

test('keeps other regions when it enters a state', () => {
  expect(enterState(chart, running, 'press.door.open')).toEqual({ drive: { running: 'fast' }, door: 'open' })
})

test('enters the initial child of a compound state', () => {
  const off = { drive: 'off', door: 'open' }

  expect(enterState(chart, off, 'press.drive.running')).toEqual({ drive: { running: 'slow' }, door: 'open' })
})

test('enters a nested state', () => {
  const off = { drive: 'off', door: 'closed' }

  expect(enterState(chart, off, 'press.drive.running.fast')).toEqual(running)
})

test('resets every region when it enters the root', () => {
  expect(enterState(chart, { drive: 'retired', door: 'open' }, 'press.drive')).toEqual({ drive: 'off', door: 'open' })
})

test('returns undefined for history states and unknown ids', () => {
  expect(enterState(chart, running, 'press.drive.running.last')).toBeUndefined()
  expect(enterState(chart, running, 'press.cellar')).toBeUndefined()
})

test('returns values that XState resolves unchanged', () => {
  const context = pressMachine.config.context as never
  for (const id of ['press.drive.off', 'press.drive.running', 'press.drive.retired', 'press.door.open']) {
    const value = enterState(chart, running, id) as never
    expect(pressMachine.resolveState({ value, context }).value).toEqual(value)
    expect(activeIds(chart, value)).toContain(id)
  }
})
