import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '../../tests/fixtures/visit.tsx'

const path = '/blog/lead-generation-funnel'
const shared = `${path}?orders=100&inquiries=1000&qualified=500&quoted=400&ordered=50&hours=2`
const opener = () => page.getByRole('button', { name: 'Work it out with your own figures' })
const box = () => page.getByRole('region', { name: 'Your count-back', exact: true })
const field = (name: string) => box().getByRole('spinbutton', { name })
const orders = () => field('A. Orders wanted')
const result = () => box().getByRole('status')

test('opens with the article’s example, works out what is typed, and keeps it in the URL without a history entry', async () => {
  const router = await visit(`${path}?utm_source=mail`)
  await opener().click()
  await expect.element(orders()).toHaveFocus()
  await expect.element(orders()).toHaveValue(72)
  await expect.element(result()).toMatchTextContent('72 orders need 750 inquiries and 480 extra hours of engineering.')
  await orders().fill('144')
  await expect.element(result()).toMatchTextContent(/^144 orders need 1,500 inquiries and 1,920 extra hours/)
  await expect.poll(() => router.state.location.search).toMatchObject({ orders: 144, inquiries: 500 })
  expect(router.history.length).toBe(1)
  await expect.element(orders()).toHaveFocus()
})

test('opens with the figures of a shared URL and leaves the focus alone', async () => {
  const router = await visit(shared)
  await expect.element(orders()).toHaveValue(100)
  await expect.element(result()).toMatchTextContent(/^100 orders need 2,000 inquiries and 800 extra hours/)
  await expect.element(orders()).not.toHaveFocus()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first().click()
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ hash: expect.stringMatching(/./) as unknown, search: { orders: 100 } })
})

// A figure that is none, and one that contradicts another.
test.each(['orders=[1]', 'orders=10&ordered=900'])('falls back to the example for ?%s', async (search) => {
  await visit(`${path}?${search}`)
  await expect.element(result()).toMatchTextContent(/^72 orders need 750 inquiries/)
})

test('says at each field what is wrong, and shows no result', async () => {
  const router = await visit(path)
  await opener().click()
  for (const [name, text, error] of [
    ['E. Ordered', '241', 'Line E cannot be larger than line D'],
    ['A. Orders wanted', '1.5', 'Enter a whole number from 1 to 1,000,000'],
    ['Hours per quotation', '-1', 'Enter a number from 0 to 1,000'],
  ] as const) {
    await field(name).fill(text)
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(error))
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(result()).toMatchTextContent('Correct the highlighted figure to see the result.')
    await expect.element(box().getByRole('row', { name: /^H\. Inquiries needed/ })).toMatchTextContent(/–$/)
    expect(router.state.location.search).toEqual({})
  }
})
