import { expect, test } from 'vitest'
import { dailyBudgetBucket, formBudgetBucket, getRateLimits } from './rateLimits.ts'

const listBuckets = (address: string) =>
  getRateLimits({ clientIp: address }, [{ calls: 5, seconds: 600 }], 0).map(({ bucket }) => bucket)

test('limits a client in each window, and all clients in a day', () => {
  const limits = [
    { calls: 5, seconds: 600 },
    { calls: 20, seconds: 86_400 },
  ]
  expect(getRateLimits({ clientIp: '192.0.2.1' }, limits, 2_000)).toEqual([
    { bucket: 'ip 600 192.0.2.1', limit: 5, seconds: 600 },
    { bucket: 'ip 86400 192.0.2.1', limit: 20, seconds: 86_400 },
    { bucket: dailyBudgetBucket, limit: 2_000, seconds: 86_400 },
  ])
})

test('takes from the daily budget only if the address is unknown, because all such clients would share one', () => {
  expect(getRateLimits({ clientIp: '' }, [{ calls: 5, seconds: 600 }], 2_000).map(({ bucket }) => bucket)).toEqual([
    dailyBudgetBucket,
  ])
})

test('takes a native form from limits of half the size as well', () => {
  expect(getRateLimits({ clientIp: '192.0.2.1', isForm: true }, [{ calls: 5, seconds: 600 }], 2_000)).toEqual([
    { bucket: 'ip 600 192.0.2.1', limit: 5, seconds: 600 },
    { bucket: dailyBudgetBucket, limit: 2_000, seconds: 86_400 },
    { bucket: 'form ip 600 192.0.2.1', limit: 3, seconds: 600 },
    { bucket: formBudgetBucket, limit: 1_000, seconds: 86_400 },
  ])
})

test.each([
  ['addresses of one IPv6 /64', '2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', true],
  ['long and short notation of IPv6', '2001:db8::1', '2001:0DB8:0:0:1::', true],
  ['two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['an IPv4-mapped IPv6 address', '192.0.2.1', '::ffff:192.0.2.1', true],
  ['two IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
])('compares %s', (_, first, second, isSame) => {
  expect(listBuckets(first)[0] === listBuckets(second)[0]).toBe(isSame)
})
