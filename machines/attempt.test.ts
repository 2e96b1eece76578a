import { expect, test, vi } from 'vitest'
import { newIdempotencyKey } from './attempt.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('creates a unique UUID, even outside secure contexts', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey)
  const secure = crypto
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes) })
  keys.push(...Array.from({ length: 100 }, newIdempotencyKey))
  for (const key of keys) expect(key).toMatch(uuid)
  expect(new Set(keys).size).toBe(200)
})
