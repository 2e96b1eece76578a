import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '../../tests/fixtures/visit.tsx'

const main = () => page.getByRole('main')
const services = [
  { slug: 'b2b-database', number: 'S-01', title: 'B2B Contact Databases' },
  { slug: 'email-marketing', number: 'S-02', title: 'Email Marketing' },
  { slug: 'seo-optimization', number: 'S-03', title: 'SEO Optimization' },
  { slug: 'online-sales-representatives', number: 'S-04', title: 'Online Sales Representatives' },
  { slug: 'b2b-platform-registration', number: 'S-06', title: 'B2B Platform Registration' },
  { slug: 'linkedin-marketing', number: 'S-07', title: 'LinkedIn Marketing' },
  { slug: 'top-graphic-services', number: 'S-08', title: 'Top Graphic Services' },
  { slug: 'professional-copywriting', number: 'S-09', title: 'Professional Copywriting' },
]

test.each(services)('$title lists six different features', async ({ slug, number, title }) => {
  await visit(`/services/${slug}`)
  await expect.element(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(main().getByText(number)).toBeVisible()
  const features = main().getByRole('region', { name: 'What We Offer' }).getByRole('listitem')
  expect(features.all()).toHaveLength(6)
  const names = features.getByRole('heading', { level: 3 }).elements()
  expect(new Set(names.map(({ textContent }) => textContent)).size).toBe(6)
})

test.each(services)('$title links to the home page and to more information', async ({ slug, title }) => {
  const router = await visit(`/services/${slug}`)
  await expect.element(main().getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect.element(main().getByRole('img')).toHaveAccessibleName(/\w+ \w+/)
  expect(document.title).toBe(`${title} | B2B Services`)
  await main().getByRole('link', { name: 'Get Started Now' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/more-information')
})

test('shows an order, a specimen and four questions on each service page', async () => {
  for (const slug of [...services.map(({ slug }) => slug), 'advanced-chat-system']) {
    await visit(`/services/${slug}`)
    const figure = main().getByRole('figure').element()
    expect(figure.querySelector('figcaption')?.textContent, slug).toMatch(/^Specimen.*(invented|lawyer)/)
    await expect.element(main().getByRole('heading', { level: 2, name: /typical/ })).toBeVisible()
    const questions = main()
      .getByRole('term')
      .elements()
      .filter(({ textContent }) => textContent.endsWith('?'))
    expect(questions, slug).toHaveLength(4)
  }
})

test('repeats no sentence on another service page', async () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const slug of [...services.map(({ slug }) => slug), 'advanced-chat-system']) {
    await visit(`/services/${slug}`)
    for (const sentence of listSentences(main().element())) {
      if (seen.get(sentence) !== undefined && seen.get(sentence) !== slug) shared.push(sentence)
      seen.set(sentence, slug)
    }
  }
  expect(shared).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
})

/** Returns the sentences of a page, without labels such as "What We Offer". */
function listSentences(element: Element): string[] {
  return [...element.querySelectorAll('p, li')]
    .flatMap(({ textContent }) => textContent.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(' ').length > 3)
}

test('shows the description and figures of the interactive product', async () => {
  await visit('/services/advanced-chat-system')
  await expect
    .element(main().getByRole('heading', { level: 1, name: 'We help resolve anything remotely.' }))
    .toBeVisible()
  const figures = main().getByRole('region', { name: 'In figures' })
  const stats = figures
    .getByRole('term')
    .elements()
    .map((term) => [term.nextElementSibling?.textContent, term.textContent])
  expect(stats).toEqual([
    ['2x', 'conversions'],
    ['3x', 'more effective than chat'],
    ['40%', 'orders'],
    ['60%', 'workflow'],
    ['90%', 'faster marketing'],
  ])
})

test('lists six features, use cases, management tools and the WebRTC note of the interactive product', async () => {
  await visit('/services/advanced-chat-system')
  const items = (name: string) => main().getByRole('region', { name }).getByRole('listitem').all()
  expect(items('Key features')).toHaveLength(6)
  expect(items('Use cases').length).toBeGreaterThan(2)
  expect(items('Management tools').length).toBeGreaterThan(2)
  await expect
    .element(
      main()
        .getByRole('region', { name: 'WebRTC, peer to peer' })
        .getByText(/WebRTC/)
        .last(),
    )
    .toBeVisible()
})

test.each(['Free Consultation', 'Get Started Now'])(
  'links %s of the interactive product to the free consultation',
  async (name) => {
    const router = await visit('/services/advanced-chat-system')
    await main().getByRole('link', { name }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/free-consultation')
  },
)
