import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contactFields } from '#contract/contact.ts'
import { getServices } from '#src/content/pageFacts.ts'
import { site } from '#src/content/site.ts'
import { control } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const main = () => page.getByRole('main')

/** Comes from the page of a service, by its link. */
async function comeFrom(service: string) {
  await visit(`/services/${service}`)
  await main().getByRole('link', { name: 'Get Started Now' }).first().click()
  await expect.element(main().getByRole('form')).toBeVisible()
}

test('describes four services in sections that link to their pages', async () => {
  await visit('/more-information')
  await expect
    .element(main().getByRole('heading', { level: 1, name: 'More Information About Our Services' }))
    .toBeVisible()
  const region = main().getByRole('region', { name: 'Four services to start with' })
  // The order calls the first section so. A link is named after its page.
  const described = {
    'B2B Databases': '/services/b2b-database',
    'Email Marketing': '/services/email-marketing',
    'SEO Optimization': '/services/seo-optimization',
    'Online Sales Representatives': '/services/online-sales-representatives',
  }
  const headings = region.getByRole('heading', { level: 3 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(Object.keys(described))
  const links = region.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(described))
  await expect
    .element(region.getByRole('link', { name: 'More about B2B Contact Databases', exact: true }))
    .toBeVisible()
  const { innerWidth: width, innerHeight: height } = window
  await page.viewport(360, 780)
  for (const drawing of region.getByRole('img').all()) await expect.element(drawing).toBeVisible()
  expect(region.getByRole('img').all()).toHaveLength(4)
  await page.viewport(width, height)
})

/** Opens the page and waits for its comparison. */
async function openComparison() {
  const router = await visit('/more-information')
  await expect.element(table('Duration and price')).toBeVisible()
  return router
}

const table = (name: 'Duration and price' | 'What you provide and receive') =>
  main().getByRole('table', { name, exact: true })

/** Returns the rows of a table, by services, each with its cells by columns. */
function readRows(name: Parameters<typeof table>[0]): Record<string, Record<string, string>> {
  const columns = [...table(name).element().querySelectorAll('thead th')].slice(1)
  const rows = [...table(name).element().querySelectorAll('tbody tr')]
  const read = (cell: Element, part: string) => (cell.querySelector(part) ?? cell).textContent
  return Object.fromEntries(
    rows.map((row) => [
      read(row.firstElementChild!, 'a'),
      Object.fromEntries(
        columns.map(({ textContent }, index) => [textContent, read(row.children[index + 1]!, '[data-label]')]),
      ),
    ]),
  )
}

test('compares all services, in the words of the typical orders on their pages', async () => {
  const router = await openComparison()
  const scopes = [...table('Duration and price').element().querySelectorAll('tbody th p:last-of-type')].map(
    (scope) => scope.textContent,
  )
  const durations = readRows('Duration and price')
  const parts = readRows('What you provide and receive')
  const services = getServices(router)
  for (const rows of [durations, parts]) expect(Object.keys(rows)).toEqual(services.map(({ title }) => title))
  for (const [index, { path, title }] of services.entries()) {
    await visit(path)
    const order = main().getByRole('region', { name: 'A typical order' })
    await expect.element(order.getByText(scopes[index]!, { exact: true })).toBeVisible()
    for (const [term, text] of Object.entries(parts[title]!)) {
      await expect.element(order.getByRole('term').filter({ hasText: term })).toBeVisible()
      await expect.element(order.getByText(text, { exact: true })).toBeVisible()
    }
  }
})

test('leads from the comparison to the demonstration call', async () => {
  await openComparison()
  const link = table('Duration and price').getByRole('link', { name: 'Try a call', exact: true })
  await expect.element(link).toHaveAttribute('href', '/services/advanced-chat-system#demonstration')
})

test('says how long each order takes, what the customer does, what its price depends on, and the price that the company has given', async () => {
  await openComparison()
  const rows = readRows('Duration and price')
  const duration = (service: string) => rows[service]!['Duration']
  expect(duration('Email Marketing')).toContain('Sent on working day 12, report on day 25You supply one list')
  expect(duration('LinkedIn Marketing')).toMatch(/^13 weeks/)
  const price = (service: string) => rows[service]!['The price depends on']
  expect(price('Professional Copywriting')).toBe('The number of pages, interviews, and languages')
  expect(price('SEO Optimization')).toBe('The number of pages, languages, and monthsFrom €0,000, without VAT')
})

test('draws who works when on one scale', async () => {
  await openComparison()
  const bars = (service: string) => {
    const row = table('Duration and price').getByRole('link', { name: service }).element().closest('tr')!
    return [...row.querySelectorAll('rect')].map((bar) =>
      ['x', 'width'].map((side) => `${parseFloat(bar.getAttribute(side)!).toFixed(1)}%`).join(' '),
    )
  }
  // Thirteen weeks are the longest.
  expect(bars('LinkedIn Marketing').at(-1)).toBe('92.3% 7.7%')
  expect(bars('SEO Optimization')[0]).toBe('23.1% 1.5%')
  expect(bars('B2B Contact Databases')).toEqual(['0.0% 15.4%', '0.0% 15.4%'])
})

test('shows durations and prices on a phone, and the rest of an order when the visitor opens it, or of all at once', async () => {
  const { innerWidth: width, innerHeight: height } = window
  await page.viewport(360, 780)
  await openComparison()
  for (const text of ['Sent on working day 12, report on day 25', 'The number of segments, languages, and campaigns'])
    await expect.element(table('Duration and price').getByText(text, { exact: true })).toBeVisible()
  const parts = table('What you provide and receive')
  const cell = parts.getByText('One message for each segment, sent to your list; the report; and the suppression list.')
  const other = parts.getByText('Technical approvals, prices outside your list, and travel.')
  const summary = parts.getByRole('group').getByText('Email Marketing')
  await expect.element(cell).not.toBeVisible()
  await summary.click()
  await expect.element(cell).toBeVisible()
  await expect.element(other).not.toBeVisible()
  await main().getByRole('button', { name: 'Open all' }).click()
  for (const text of [cell, other]) await expect.element(text).toBeVisible()
  await main().getByRole('button', { name: 'Close all' }).click()
  for (const text of [cell, other]) await expect.element(text).not.toBeVisible()
  await page.viewport(width, height)
  for (const text of [cell, other]) await expect.element(text).toBeVisible()
  await expect.element(main().getByText('Open all')).not.toBeVisible()
})

test('keeps the columns of the comparison named while the visitor reads down its rows', async () => {
  const { innerWidth: width, innerHeight: height } = window
  await page.viewport(1280, 400)
  await openComparison()
  for (const name of ['Duration and price', 'What you provide and receive'] as const) {
    const [head, ...rows] = table(name).getByRole('row').elements()
    rows.at(-2)!.scrollIntoView({ block: 'start' })
    await expect.poll(() => Math.round(head!.firstElementChild!.getBoundingClientRect().top)).toBe(0)
  }
  await page.viewport(width, height)
})

test('offers the form below the introduction, with the service that the visitor was reading about, which may be left without a question', async () => {
  await visit('/more-information')
  await expect.element(main().getByText(/You came from/)).not.toBeInTheDocument()
  await comeFrom('top-graphic-services')
  await comeFrom('email-marketing')
  await expect
    .element(
      main().getByText(
        'You came from our Email Marketing page, so a new message below starts with that name. You can change it.',
      ),
    )
    .toBeVisible()
  await main().getByRole('link', { name: 'Send us a Message' }).click()
  await expect.element(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport()
  await expect.element(control(contactFields.message)).toHaveValue('About Email Marketing:\n')
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  await control(contactFields.company).fill('Pump Works')
  await expect.poll(leave).toBe(false)
  // A line that nobody typed is no draft.
  expect(sessionStorage.getItem('contact')).toMatch(/"message":""/)
})

test('shows the draft of the contact page, and leaves its message as it is when the visitor comes from a service', async () => {
  await visit('/contact')
  await control(contactFields.message).fill('Who buys pumps in Poland?')
  await expect.poll(() => sessionStorage.getItem('contact')).toContain('Poland')
  await comeFrom('seo-optimization')
  await expect.element(control(contactFields.message)).toHaveValue('Who buys pumps in Poland?')
})

test('says in the notice what Article 13 GDPR asks for, as far as it is configured', async () => {
  await visit('/more-information')
  const notice = main().getByRole('group')
  await notice.getByText('More about your data and your rights').click()
  for (const text of [
    new RegExp(site.dataRecipients.replaceAll(/[()]/g, '.')),
    /^Sample Authority,/,
    new RegExp(site.address),
  ])
    await expect.element(notice.getByText(text)).toBeVisible()
  await expect
    .element(notice.getByRole('link', { name: 'https://authority.example' }))
    .toHaveAttribute('href', 'https://authority.example')
  for (const text of [
    new RegExp(`^${site.legalName}, registration number`),
    new RegExp(site.mailRetention),
    /the first page you opened, the website that brought you here/,
  ])
    await expect.element(main().getByText(text)).toBeVisible()
})
