import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { services } from '#scripts/texts/required.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const main = () => page.getByRole('main')
const plain = services.filter(({ slug }) => slug !== 'advanced-chat-system')
const seen = new Set<string>()

/** Expects a specimen, an order, four questions, and no sentence of another service's page. */
async function expectOwnOrder() {
  const figure = main().getByRole('figure').element()
  expect(figure.querySelector('figcaption')?.textContent).toMatch(/^Specimen.*(invented|lawyer)/)
  await expect.element(main().getByRole('heading', { level: 2, name: /typical/ })).toBeVisible()
  const terms = main().getByRole('term').elements()
  expect(terms.filter(({ textContent }) => textContent.endsWith('?'))).toHaveLength(4)
  const sentences = [...main().element().querySelectorAll('p, li')]
    .flatMap(({ textContent }) => textContent.split(/(?<=[.!?])\s+/))
    .map((text) => text.trim())
    // Leaves out labels such as "What We Offer".
    .filter((text) => /[.!?]$/.test(text) && text.split(' ').length > 3)
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((sentence) => seen.has(sentence))).toEqual([])
  for (const sentence of sentences) seen.add(sentence)
}

test.each(plain)(
  '$title lists six features of its own, and leads to more information',
  async ({ slug, number, title }) => {
    await visit(`/services/${slug}`)
    await expect.element(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(main().getByText(number)).toBeVisible()
    await expect.element(main().getByRole('img')).toHaveAccessibleName(/\w+ \w+/)
    expect(document.title).toBe(`${title} | B2B Services`)
    await expectOwnOrder()
    const features = main().getByRole('region', { name: 'What We Offer' }).getByRole('heading', { level: 3 }).elements()
    expect(new Set(features.map(({ textContent }) => textContent)).size).toBe(6)
    const articles = main().getByRole('navigation', { name: 'Read about it' }).getByRole('link')
    await expect.element(articles.nth(2)).toHaveAttribute('href', expect.stringMatching(/^\/blog\//))
    // One below the lead and one at the end.
    const started = main().getByRole('link', { name: 'Get Started Now' }).elements()
    expect(started.map((link) => link.getAttribute('href'))).toEqual(['/more-information', '/more-information'])
  },
)

test('shows the figures, six features, use cases, tools and the WebRTC note of the interactive product', async () => {
  await visit('/services/advanced-chat-system')
  await expect
    .element(main().getByRole('heading', { level: 1, name: 'We help resolve anything remotely.' }))
    .toBeVisible()
  await expectOwnOrder()
  const figures = main().getByRole('region', { name: 'In figures' }).getByRole('term').elements()
  expect(figures.map((term) => [term.nextElementSibling?.textContent, term.textContent])).toEqual([
    ['2x', 'conversions'],
    ['3x', 'more effective than chat'],
    ['40%', 'orders'],
    ['60%', 'workflow'],
    ['90%', 'faster marketing'],
  ])
  const items = (name: string) => main().getByRole('region', { name }).getByRole('listitem').all()
  expect(items('Key features')).toHaveLength(6)
  const terms = (name: string) => main().getByRole('region', { name }).getByRole('term')
  expect(terms('Use cases').all()).toHaveLength(6)
  expect(terms('Management tools').all().length).toBeGreaterThan(2)
  await expect.element(terms('Management tools').filter({ hasText: 'WebRTC, peer to peer' })).toBeVisible()
  expect(items('Storyboard of one call')).toHaveLength(6)
  for (const name of ['Free Consultation', 'Get Started Now'])
    await expect.element(main().getByRole('link', { name })).toHaveAttribute('href', '/free-consultation')
})

test.each([
  [
    'email-marketing',
    ['Day', '1', '5', '10', '15', '20', '25'],
    ['Days 1–3 0% 12%', 'Days 4–6 12% 12%', 'Days 7–10 24% 16%', 'Days 11–12 40% 8%', 'Day 25 96% 4%'],
  ],
  [
    'online-sales-representatives',
    ['Week', '1', '2', '3', '4', '5'],
    ['Week 1 0% 17%', 'Week 2 17% 17%', 'Weeks 3–4 33% 33%', 'From week 5 67% 33%'],
  ],
])('draws the times of %s on one scale', async (slug, scale, expected) => {
  await visit(`/services/${slug}`)
  const order = main()
    .getByRole('region', { name: /typical order/ })
    .element()
  const bars = [...order.querySelectorAll('li rect')].map((bar) => {
    const sides = ['x', 'width'].map((side) => `${Math.round(parseFloat(bar.getAttribute(side)!))}%`)
    return [bar.closest('li')!.firstElementChild!.textContent, ...sides].join(' ')
  })
  expect(bars).toEqual(expected)
  const marks = [...order.querySelectorAll('svg:not(li svg) text')]
  expect(marks.map((mark) => mark.textContent)).toEqual(scale)
})

test('shows what the company has said of price, failure, storage and figures', async () => {
  await visit('/services/seo-optimization')
  const order = main().getByRole('region', { name: 'A typical order' })
  await expect.element(order.getByText('The order above costs from €0,000, without VAT.')).toBeVisible()
  for (const term of ['If it fails', 'Stored data'])
    await expect.element(order.getByRole('term').filter({ hasText: term })).toBeVisible()
  await expect.element(main().getByRole('region', { name: 'Basis of our figures' })).toBeVisible()
})
