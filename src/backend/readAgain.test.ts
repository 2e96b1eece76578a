import { expect, test } from 'vitest'
import { readAgain } from './http.ts'

test('the wait before each retry doubles from 1 s up to 30 s, three times at most, and only for reads', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((attempt) => Math.min(readAgain.delay(attempt), readAgain.backoffLimit))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(readAgain).toMatchObject({ limit: 3, methods: ['get'] })
})
