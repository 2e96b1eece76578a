import { assert, array, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createRateLimit } from './rateLimit.ts'

test('so many calls may come at once, and then one at a time', () => {
  let now = 0
  const limit = createRateLimit({ calls: 3, seconds: 30, clock: () => now })
  expect([limit('a'), limit('a'), limit('a'), limit('a')]).toEqual([0, 0, 0, 10])
  now = 9_001
  expect(limit('a')).toBe(1)
  now = 10_000
  expect([limit('a'), limit('a')]).toEqual([0, 10])
})

test('however calls are spread, no more than twice as many as allowed pass in any time span', () => {
  assert(
    property(array(integer({ min: 0, max: 3_000 }), { minLength: 10, maxLength: 200 }), (pauses) => {
      let now = 0
      const limit = createRateLimit({ calls: 5, seconds: 10, clock: () => now })
      const passed: number[] = []
      const waits: number[] = []
      for (const pause of pauses) {
        now += pause
        const wait = limit('a')
        if (wait === 0) passed.push(now)
        waits.push(wait)
      }
      expect(Math.max(...waits)).toBeLessThanOrEqual(10)
      for (const from of passed)
        expect(passed.filter((time) => time >= from && time < from + 10_000).length).toBeLessThanOrEqual(10)
    }),
  )
})

test('who waits as long as was said may go on', () => {
  let now = 0
  const limit = createRateLimit({ calls: 7, seconds: 60, clock: () => now })
  const waits = []
  for (let round = 0; round < 20; round += 1) {
    let wait = limit('a')
    while (wait === 0) wait = limit('a')
    now += wait * 1_000
    waits.push(limit('a'))
  }
  expect(waits).toEqual(Array.from({ length: 20 }, () => 0))
})

test.each([
  ['a home has many IPv6 addresses', '2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', 1],
  ['it may be written long or short', '2001:db8::1', '2001:0DB8:0:0:1::', 1],
  ['another home has others', '2001:db8:1:2::1', '2001:db8:1:3::1', 0],
  ['IPv4 may be written as IPv6', '192.0.2.1', '::ffff:192.0.2.1', 1],
  ['another IPv4 address is another caller', '192.0.2.1', '192.0.2.2', 0],
])('%s', (_, first, second, wait) => {
  const limit = createRateLimit({ calls: 1, seconds: 1, clock: () => 0 })
  expect([limit(first), limit(second)]).toEqual([0, wait])
})

test('of more addresses than there is room for, those that were quiet longest are forgotten', () => {
  const limit = createRateLimit({ calls: 2, seconds: 60, clock: () => 0, most: 2 })
  for (const address of ['a', 'a', 'b', 'b']) limit(address)
  expect([limit('a'), limit('b')]).toEqual([30, 30])
  limit('c')
  expect([limit('b'), limit('a')]).toEqual([30, 0])
})
