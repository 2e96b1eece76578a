import { expect, test } from 'vitest'
import { EventLog } from './EventLog.ts'

test('stores the state after the macrostep', () => {
  const log = new EventLog()
  const sent = { type: 'a' }
  log.receive(sent, 'outside')
  log.take(sent, [], 'passing')
  log.settle(sent, 'resting')
  log.settle({ type: 'unknown' }, 'elsewhere')

  expect(log.after(0).map(({ value }) => value)).toEqual(['resting'])
})
