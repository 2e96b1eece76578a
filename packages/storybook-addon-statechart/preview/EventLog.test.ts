import { expect, test } from 'vitest'
import { EventLog } from './EventLog.ts'

test('keeps only the newest entries', () => {
  const log = new EventLog(3)
  for (let index = 0; index < 20; index += 1) log.receive({ type: `e${index}` }, 'outside')

  expect(log.after(0).map(({ event }) => event.type)).toEqual(['e17', 'e18', 'e19'])
  expect(log.last).toBe(20)
})

test('stores the state after the macrostep', () => {
  const log = new EventLog(10)
  const sent = { type: 'a' }
  log.receive(sent, 'outside')
  log.take(sent, [], 'passing')
  log.settle(sent, 'resting')
  log.settle({ type: 'unknown' }, 'elsewhere')

  expect(log.after(0).map(({ value }) => value)).toEqual(['resting'])
})
