import { expect, test } from 'vitest'
import { createHealthCheck } from './health.ts'

test('writes to the store at most every two seconds', async () => {
  let now = 0
  let probes = 0
  let isWritable = true
  const isHealthy = createHealthCheck(
    async () => {
      probes += 1
      if (!isWritable) throw new Error('The disk is full.')
    },
    () => now,
  )
  expect(await Promise.all([isHealthy(), isHealthy()])).toEqual([true, true])
  isWritable = false
  now = 1_999
  expect(await isHealthy()).toBe(true)
  now = 2_000
  expect(await isHealthy()).toBe(false)
  isWritable = true
  now = 4_000
  expect(await isHealthy()).toBe(true)
  expect(probes).toBe(3)
})
