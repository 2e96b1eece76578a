import { expect, test, vi } from 'vitest'
import { newIdempotencyKey, nextAttempt } from './attempt.ts'

test('keeps the key of the last attempt for the same body, and only for it', () => {
  const last = { body: { name: 'Jana' }, idempotencyKey: 'last' }
  expect(nextAttempt({ name: 'Jana' }, last, 'new')).toBe(last)
  const sent = { body: { name: 'Jana', later: '', consent: true }, idempotencyKey: 'sent' }
  // A body that was stored without its consent has that at its end.
  expect(nextAttempt({ name: 'Jana', consent: true, later: '' }, sent, 'new')).toBe(sent)
  expect(nextAttempt({ name: 'Jana', consent: true, later: 'x' }, sent, 'new').idempotencyKey).toBe('new')
  expect(nextAttempt({ name: 'Peter' }, last, 'new')).toEqual({ body: { name: 'Peter' }, idempotencyKey: 'new' })
  expect(nextAttempt({ name: 'Jana' }, undefined, 'new')).toEqual({ body: { name: 'Jana' }, idempotencyKey: 'new' })
})

test('creates a key that is a unique UUID, even outside secure contexts', () => {
  const secure = crypto
  const keys = Array.from({ length: 20 }, newIdempotencyKey)
  // The second byte needs a leading zero.
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes).fill(7, 1, 2)
  vi.stubGlobal('crypto', { getRandomValues })
  keys.push(...Array.from({ length: 100 }, newIdempotencyKey))
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(keys).size).toBe(keys.length)
})

test('creates a random UUID where the browser can', () => {
  vi.stubGlobal('crypto', { randomUUID: () => 'random' })
  expect(newIdempotencyKey()).toBe('random')
})
