import { expect, test } from 'vitest'
import { EventLog } from './EventLog.ts'

test('keeps only the newest entries', () => {
  const log = new EventLog(3, () => 0)
  for (let index = 0; index < 20; index += 1) log.receive({ type: `e${index}` }, 'outside')

  expect(log.after(0).map(({ event }) => event.type)).toEqual(['e17', 'e18', 'e19'])
  expect(log.last).toBe(20)
})

test('stores the time of each event', () => {
  let now = 5
  const log = new EventLog(10, () => now)
  log.receive({ type: 'a' }, 'outside')
  now = 9
  log.receive({ type: 'b' }, 'outside')

  expect(log.after(0).map(({ at }) => at)).toEqual([5, 9])
})

test('marks an event without a sender as raised', () => {
  const log = new EventLog(10, () => 0)
  const sent = { type: 'a' }
  log.receive(sent, 'outside')
  log.take(sent, [], 'one')
  log.take({ type: 'b' }, [], 'two')

  expect(log.after(0).map(({ source, value }) => [source, value])).toEqual([
    ['outside', 'one'],
    ['raised', 'two'],
  ])
})

test('stores the state after the macrostep', () => {
  const log = new EventLog(10, () => 0)
  const sent = { type: 'a' }
  log.receive(sent, 'outside')
  log.take(sent, [], 'passing')
  log.settle(sent, 'resting')
  log.settle({ type: 'unknown' }, 'elsewhere')

  expect(log.after(0).map(({ value }) => value)).toEqual(['resting'])
})
