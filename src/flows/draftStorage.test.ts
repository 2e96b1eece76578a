import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { sentAs } from '#machines/attempt.ts'
import { fakePage } from '../../tests/fakes/fakePage.ts'
import { draftStorage } from './draftStorage.ts'

const storage = draftStorage('contact', v.object({ name: v.string() }), ({ name }) => (name ? { name } : undefined))
const lastSent = { idempotencyKey: 'key', digest: 'digest' }

test('returns the stored draft until it is removed', () => {
  fakePage()
  expect(storage.read()).toBeUndefined()
  storage.write({ draft: { name: 'Jana' }, lastSent })
  expect(storage.read()).toEqual({ draft: { name: 'Jana' }, lastSent, isSent: false })
  storage.remove()
  expect(storage.read()).toBeUndefined()
})

test('stores only the fields of the schema', () => {
  const page = fakePage()
  storage.write({ draft: { name: 'Jana', gdprConsent: true } })
  expect(page.stored('contact')).toEqual({ draft: { name: 'Jana' } })
})

test('returns the key of a draft that was sent natively, if the draft is valid', () => {
  fakePage({ contact: JSON.stringify({ draft: { name: 'Jana' }, key: 'native' }) })
  expect(storage.read()).toEqual({
    draft: { name: 'Jana' },
    lastSent: sentAs({ name: 'Jana' }, 'native'),
    isSent: true,
  })
  fakePage({ contact: JSON.stringify({ draft: { name: '' }, key: 'native' }) })
  expect(storage.read()).toEqual({ draft: { name: '' }, isSent: false })
})

test('does not store an invalid draft', () => {
  const page = fakePage()
  storage.write({ draft: { name: 'Jana' } })
  storage.write({ draft: { name: 7 } })
  expect(page.stored('contact')).toEqual({ draft: { name: 'Jana' } })
})

test.each(['', '{"name":', 'null', '[]', '{"draft":{"name":7}}', '{"name":"Jana"}'])('ignores %s', (contact) => {
  fakePage({ contact })
  expect(storage.read()).toBeUndefined()
})

test('does not fail if storage is missing, full or blocked', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const blocked of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal('sessionStorage', blocked)
    expect(storage.read()).toBeUndefined()
    expect(() => storage.write({ draft: { name: 'Jana' } })).not.toThrow()
    expect(() => storage.remove()).not.toThrow()
  }
})
