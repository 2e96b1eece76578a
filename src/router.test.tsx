import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createSiteRouter } from './router.tsx'

test('keeps the data of a page for five minutes after the visitor has left it', () => {
  const { options } = createSiteRouter({ history: createMemoryHistory() })
  // No page of the site loads data yet, so nothing else would show it (D11).
  expect(options.defaultGcTime).toBe(5 * 60_000)
})
