import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { site } from '#src/content/site.ts'
import { getServices } from '#src/content/pageFacts.ts'
import { findHoles } from '../../tests/fixtures/findHoles.ts'
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
    .element(main().getByRole('link', { name: 'More Information', exact: true }))
    .toHaveAttribute('href', '/more-information')
})

test('lists the services, each with its problem, an icon, a description and a link to its page, two with their drawings', async () => {
  const services = getServices(await visit('/'))
  const grid = region('Our Services')
  const items = grid.getByRole('listitem')
  await expect.element(grid.getByText('What is the problem?')).toBeVisible()
  const cards = items.filter({ has: page.getByRole('heading') }).all()
  const drawn = items.filter({ has: page.getByRole('img', { name: /\w+ \w+/ }) }).getByRole('heading')
  expect(drawn.elements().map(({ textContent }) => textContent)).toEqual([
    'B2B Contact Databases',
    'Advanced Chat System',
  ])
  await expect.element(items.filter({ hasText: /^The person who decides$/ })).toBeVisible()
  expect(cards).toHaveLength(services.length)
  for (const [index, { path, title, choose }] of services.entries()) {
    const card = cards[index]!
    const link = card.getByRole('heading', { level: 3 }).getByRole('link', { name: title, exact: true })
    await expect.element(link).toHaveAttribute('href', path)
    expect(card.element().querySelectorAll('svg[aria-hidden="true"]').length).toBeGreaterThan(0)
    await expect.element(link).toHaveAccessibleDescription(`${choose[0]!.toUpperCase()}${choose.slice(1)}.`)
    const description = card.getByRole('paragraph').elements().at(-1)
    expect(description?.textContent?.length).toBeGreaterThan(20)
  }
})

test('closes the grid of the services without a hole, read from left to right, however many there are', async () => {
  await visit('/')
  expect(await findHoles(region('Our Services').getByRole('list').first().element())).toEqual([])
})

test('lists six claims', async () => {
  await visit('/')
  const trust = region('Why companies trust us')
  const claims = trust.getByRole('heading', { level: 3 }).elements()
  expect(claims.map(({ textContent }) => textContent)).toEqual([
    '15+ years of experience',
    'More than 1,500 clients',
    'Over 150 countries',
    '100% GDPR compliance',
    'Certified Apple brand partner',
    'Proven ROI',
  ])
  await expect.element(trust.getByText(/^Sample Pumps: letter of March 2026$/)).toBeVisible()
  const clients = trust.getByRole('listitem').filter({ hasText: 'More than 1,500 clients' })
  await expect.element(clients.getByText(/^Basis: sample customers, invoiced from 0000 to 0000\.$/)).toBeVisible()
  await expect.element(page.getByText('Basis: audit of 0000 by Sample Audit s.r.o.', { exact: true })).toBeVisible()
  await expect.element(trust.getByText(/worked with a major technology brand for 3 years/)).toBeVisible()
})

test('shows the opening hours and links to the free consultation in the call to action', async () => {
  await visit('/')
  const growth = region('Ready for Growth?')
  await expect.element(growth.getByText(site.openingHours)).toBeVisible()
  await expect
    .element(growth.getByRole('link', { name: 'Free Consultation' }))
    .toHaveAttribute('href', '/free-consultation')
})
