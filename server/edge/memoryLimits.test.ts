import { expect, test } from 'vitest'
import { createMemoryLimits } from './memoryLimits.ts'

const perClient = { bucket: 'client', limit: 2, seconds: 60 }
const perDay = { bucket: 'day', limit: 3, seconds: 86_400 }

test('takes from all limits or from none', () => {
  const take = createMemoryLimits(() => 0)
  expect([take([perClient, perDay]), take([perClient, perDay])]).toEqual([0, 0])
  expect(take([perClient, perDay])).toBe(60)
  expect(take([perDay])).toBe(0)
  expect(take([perDay])).toBe(86_400)
})

test('opens a window with the first message after the last one ended', () => {
  let now = 0
  const take = createMemoryLimits(() => now)
  take([perClient])
  now = 59_500
  expect([take([perClient]), take([perClient])]).toEqual([0, 1])
  now = 60_000
  expect([take([perClient]), take([perClient]), take([perClient])]).toEqual([0, 0, 60])
})

test('forgets the oldest windows rather than fill the memory', () => {
  const take = createMemoryLimits(() => 0)
  const once = (client: number) => take([{ bucket: `client ${client}`, limit: 1, seconds: 60 }])
  for (let client = 0; client <= 10_000; client += 1) once(client)
  expect([once(0), once(10_000)]).toEqual([0, 60])
})
