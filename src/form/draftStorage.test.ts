import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import type { Fields } from '#contract/fields.ts'
import { fakePage } from '../../tests/fakes/fakeTab.ts'
import { draftStorage } from './formFlow.ts'

const text = { label: '', control: {}, rule: v.string(), mail: null }
const fields = {
  name: text,
  zone: { ...text, control: { defaultValue: 'CET' }, options: ['CET', 'GMT'] },
  flexible: { label: '', control: { type: 'checkbox' }, mail: null },
  consent: { label: '', control: { type: 'checkbox' }, mail: null, isOnce: true },
} satisfies Fields
const storage = draftStorage({ draftKey: 'contact', fields }, ({ name }) => (name ? { name } : undefined))
const draft = { name: 'Jana', zone: 'CET', flexible: false, consent: false }
const attempt = { body: { name: 'Jana', consent: true }, idempotencyKey: 'key' }
const nothing = { draft: { ...draft, name: '' }, entered: {}, isSent: false }

test('returns the stored draft until it is removed', () => {
  fakePage()
  expect(storage.read()).toEqual(nothing)
  storage.write({ draft, attempt })
  expect(storage.read()).toEqual({ ...nothing, draft, attempt })
  storage.remove()
  expect(storage.read()).toEqual(nothing)
})

test('does not store what is given for one message, or what is no field', () => {
  const page = fakePage()
  storage.write({ draft: { ...draft, consent: true, homepage: 'https://example.com' }, attempt })
  expect(page.stored('contact')).toEqual({
    draft: { name: 'Jana', zone: 'CET', flexible: false },
    attempt: { body: { name: 'Jana' }, idempotencyKey: 'key' },
  })
})

test('returns the initial value of a field that is missing or unknown', () => {
  for (const stored of [{}, { name: 7, zone: 'XYZ', flexible: 'on' }]) {
    fakePage({ contact: JSON.stringify({ draft: stored }) })
    expect(storage.read()).toEqual(nothing)
  }
})

test('returns the key of a draft that was sent natively, if the draft is valid', () => {
  fakePage({ contact: JSON.stringify({ draft: { name: 'Jana' }, key: 'native' }) })
  const sent = { body: { name: 'Jana' }, idempotencyKey: 'native' }
  expect(storage.read()).toEqual({ ...nothing, draft, attempt: sent, isSent: true })
  fakePage({ contact: JSON.stringify({ draft: { name: '' }, key: 'native' }) })
  expect(storage.read()).toEqual(nothing)
})

test.each(['', '{"name":', 'null', '[]', '{"name":"Jana"}'])('ignores %s', (contact) => {
  fakePage({ contact })
  expect(storage.read()).toEqual(nothing)
})

test('does not fail if storage is missing, full or blocked', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const blocked of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal('sessionStorage', blocked)
    expect(storage.read()).toEqual(nothing)
    expect(() => storage.write({ draft })).not.toThrow()
    expect(() => storage.remove()).not.toThrow()
  }
})
