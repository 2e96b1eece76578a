import { expect, test } from 'vitest'
import { retryPolicy } from './http.ts'

test('retries reads at most three times, with back-off doubling from 1 s to 30 s', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((attempt) => Math.min(retryPolicy.delay(attempt), retryPolicy.backoffLimit))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(retryPolicy).toMatchObject({ limit: 3, methods: ['get'] })
})
