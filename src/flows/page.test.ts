import { expect, test, vi } from 'vitest'
import { standInPage } from '../../tests/standInPage.ts'
import { newKey } from './newKey.ts'
import { whenPageRestored } from './pageRestored.ts'
import { visitorsClock } from './visitorsClock.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('every key is another UUID, also where the page is no secure context', () => {
  const keys = Array.from({ length: 100 }, newKey)
  const secure = crypto
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes) })
  keys.push(...Array.from({ length: 100 }, newKey))
  for (const key of keys) expect(key).toMatch(uuid)
  expect(new Set(keys).size).toBe(200)
})

test('a page tells that it was restored, not that it was loaded, and only while somebody listens', () => {
  const page = standInPage()
  const tell = vi.fn<() => void>()
  const stop = whenPageRestored(tell)
  page.show(false)
  expect(tell).not.toHaveBeenCalled()
  page.show(true)
  expect(tell).toHaveBeenCalledTimes(1)
  stop()
  page.show(true)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('the visitor’s clock is the one of the device', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-05T09:30:00Z') })
  expect(visitorsClock.now().toISOString()).toBe('2027-03-05T09:30:00.000Z')
  expect(visitorsClock.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
