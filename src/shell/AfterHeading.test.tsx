import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '../../tests/fixtures/visit.tsx'

/** Returns the headings of the first and of the last rendering of the next page. */
async function headingsAfter(act: () => unknown) {
  const texts = () => Array.from(document.querySelectorAll('main :is(h1, h2)'), ({ textContent }) => textContent)
  const before = document.querySelector('h1')!.textContent
  const seen: string[][] = []
  const observer = new MutationObserver(() => {
    if (texts()[0] !== undefined && texts()[0] !== before) seen.push(texts())
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  await act()
  await expect.element(page.getByRole('heading', { name: 'Send us a Message' })).toBeVisible()
  observer.disconnect()
  return [seen[0], seen.at(-1)]
}

// What happens next is shown when a message was sent.
const whole = ['Ready for Growth?', 'Send us a Message', 'What happens next?', 'Contact details']

test('renders the heading first if a link opens the page', async () => {
  await visit('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact' })
  expect(await headingsAfter(() => link.click())).toEqual([['Ready for Growth?'], whole])
})

test('renders the whole page at once on Back and for a hash, so that its scroll position can be restored', async () => {
  const router = await visit('/contact')
  await page.getByRole('main').getByRole('link', { name: 'Free Consultation' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /Free Consultation$/ })).toBeVisible()
  expect(await headingsAfter(() => router.history.back())).toEqual([whole, whole])
  await router.navigate({ to: '/' })
  await expect.element(page.getByRole('heading', { level: 1, name: /businesses$/ })).toBeVisible()
  expect(await headingsAfter(() => router.navigate({ to: '/contact', hash: 'contact-form' }))).toEqual([whole, whole])
})
