import { expect, test } from 'vitest'
import { createKeys } from './keys.ts'

const day = 24 * 60 * 60 * 1000

test('a key that was answered is known for 24 hours, and then forgotten', () => {
  let now = 0
  const keys = createKeys({ clock: () => now })
  expect(keys.claim('key', 'content')).toBe('new')
  keys.settle('key')
  now = day - 1
  expect(keys.claim('key', 'content')).toBe('answered')
  expect(keys.claim('key', 'other')).toBe('other-content')
  now = day
  expect(keys.claim('key', 'other')).toBe('new')
})

test('a key that is under way is held until it is settled or released', () => {
  const keys = createKeys()
  keys.claim('one', 'content')
  keys.claim('two', 'content')
  expect(keys.claim('one', 'content')).toBe('in-flight')
  keys.settle('one')
  keys.release('two')
  expect([keys.claim('one', 'content'), keys.claim('two', 'other')]).toEqual(['answered', 'new'])
})

test('what is remembered from before a restart counts from when it was accepted', () => {
  let now = 10 * day
  const keys = createKeys({ clock: () => now })
  keys.remember('old', () => 'content', 9 * day)
  keys.remember('young', () => 'content', 9 * day + 2)
  now += 1
  expect([keys.claim('old', 'content'), keys.claim('young', 'content')]).toEqual(['new', 'answered'])
  now += 1
  expect(keys.claim('young', 'other')).toBe('new')
})

test('of more keys than there is room for, the youngest half at least is kept', () => {
  const keys = createKeys({ most: 100 })
  for (let index = 0; index < 1_000; index += 1) {
    keys.claim(`key ${index}`, 'content')
    keys.settle(`key ${index}`)
  }
  expect(keys.claim('key 950', 'content')).toBe('answered')
  expect(keys.claim('key 899', 'content')).toBe('new')
})
