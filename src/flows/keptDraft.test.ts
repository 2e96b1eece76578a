import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { standInPage } from '../../tests/standInPage.ts'
import { keptDraft } from './keptDraft.ts'

const kept = keptDraft('contact', v.object({ name: v.string() }))

test('a draft is read as it was written, until it is forgotten', () => {
  standInPage()
  expect(kept.read()).toBeUndefined()
  kept.write({ name: 'Jana' })
  expect(kept.read()).toEqual({ name: 'Jana' })
  kept.forget()
  expect(kept.read()).toBeUndefined()
})

test('nothing but what may be kept is written', () => {
  const page = standInPage()
  kept.write({ name: 'Jana', secret: 'x' } as { name: string })
  expect(page.kept('contact')).toEqual({ name: 'Jana' })
})

test('what is no draft is not written', () => {
  const page = standInPage()
  kept.write({ name: 'Jana' })
  kept.write({ name: 7 } as unknown as { name: string })
  expect(page.kept('contact')).toEqual({ name: 'Jana' })
})

test.each(['', '{"name":', 'null', '[]', '{"name":7}', '{}'])('what is no draft is ignored: %s', (contact) => {
  standInPage({ contact })
  expect(kept.read()).toBeUndefined()
})

test('a browser that forbids, fills or lacks its storage changes nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const storage of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal('sessionStorage', storage)
    expect(kept.read()).toBeUndefined()
    expect(() => kept.write({ name: 'Jana' })).not.toThrow()
    expect(() => kept.forget()).not.toThrow()
  }
})
