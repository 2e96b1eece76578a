import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { site } from '#src/site.ts'
import { services } from '../../tests/fixtures/requiredPages.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const main = () => page.getByRole('main')
const region = (name: string) => main().getByRole('region', { name })

test('introduces the company in the hero and links two pages', async () => {
  await visit('/')
  await expect
    .element(main().getByRole('heading', { level: 1, name: 'Professional B2B services for growing businesses' }))
    .toBeVisible()
  await expect.element(main().getByRole('link', { name: 'Start Now' })).toHaveAttribute('href', '/contact')
  await expect
    .element(main().getByRole('link', { name: 'More Information about our services' }))
    .toHaveAttribute('href', '/more-information')
})

test('lists the nine services by number, each with a description, an icon and a link to its page', async () => {
  await visit('/')
  const cards = region('Our Services').getByRole('listitem')
  const seen = cards.all().map((card) => [
    card.getByText(/^S-0\d$/).element().textContent,
    card.getByRole('heading', { level: 3 }).element().textContent,
    card
      .getByRole('link', { name: /^Read more about / })
      .element()
      .getAttribute('href'),
  ])
  expect(seen).toEqual(services.map(({ number, slug, title }) => [number, title, `/services/${slug}`]))
  for (const card of cards.all()) {
    const title = card.getByRole('heading', { level: 3 }).element().textContent
    await expect.element(card.getByRole('link', { name: `Read more about ${title}` })).toBeVisible()
    expect(card.element().querySelectorAll('svg[aria-hidden="true"]').length).toBeGreaterThan(0)
    const [, description] = card.getByRole('paragraph').all()
    expect(description?.element().textContent?.length).toBeGreaterThan(20)
  }
})

test('opens the page of a service from its card', async () => {
  const router = await visit('/')
  await page.getByRole('link', { name: 'Read more about LinkedIn Marketing' }).click()
  await expect.element(main().getByRole('heading', { level: 1, name: 'LinkedIn Marketing' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/services/linkedin-marketing')
})

test('lists six claims', async () => {
  await visit('/')
  const trust = region('Why companies trust us')
  const claims = trust.getByRole('heading', { level: 3 }).elements()
  expect(claims.map(({ textContent }) => textContent)).toEqual([
    '15+ years of experience',
    'Certified Apple brand partner',
    '100% GDPR compliance',
    'Proven ROI',
    'More than 1,500 clients',
    'Over 150 countries',
  ])
  await expect.element(trust.getByText(/worked with a major technology brand for 3 years/)).toBeVisible()
})

test('shows the contact details in the call to action', async () => {
  await visit('/')
  const growth = region('Ready for Growth?')
  await expect.element(growth.getByRole('link', { name: site.phone })).toBeVisible()
  await expect.element(growth.getByText(/^Monday–Friday, .+\(Central European Time\)$/)).toBeVisible()
  await expect.element(growth.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
  await expect
    .element(growth.getByRole('link', { name: 'Free Consultation' }))
    .toHaveAttribute('href', '/free-consultation')
})
