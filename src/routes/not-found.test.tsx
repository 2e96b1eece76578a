import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

test('shows the page for unknown addresses between header and footer, not indexed, and logs the path', async () => {
  expectLogged(/404: no page at \/services\/plumbing/)
  await visit('/services/plumbing')
  const main = page.getByRole('main')
  await expect.element(main.getByText('404')).toBeVisible()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect.element(page.getByRole('banner')).toBeVisible()
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
  await expect.poll(() => document.title).toBe('Page not found | B2B Services')
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(document.querySelector('link[rel="canonical"]')).toBeNull()
})
