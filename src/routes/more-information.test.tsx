import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getServices } from '#src/content/pageFacts.ts'
import { site } from '#src/content/site.ts'
import { findHoles } from '../../tests/fixtures/findHoles.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const main = () => page.getByRole('main')
const field = (label: string) => page.getByLabelText(label)

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
  const described = {
    'B2B Databases': 'b2b-database',
    'Email Marketing': 'email-marketing',
    'SEO Optimization': 'seo-optimization',
    'Online Sales Representatives': 'online-sales-representatives',
  }
  for (const [name, slug] of Object.entries(described))
    await expect
      .element(main().getByRole('link', { name: `More about ${name}`, exact: true }))
      .toHaveAttribute('href', `/services/${slug}`)
  const headings = main().getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(0, 4)).toEqual(Object.keys(described))
})

/** Opens the page and waits for its comparison. */
async function openComparison() {
  const router = await visit('/more-information')
  await expect.element(table()).toBeVisible()
  return router
}

const table = () => main().getByRole('table', { name: 'All services compared' })

/** Returns the cells of a row by their columns. */
function readRow(row: Element): Record<string, string> {
  const columns = table().getByRole('columnheader').elements()
  const cells = [...row.children].map(
    (cell) => (cell.querySelector('a, :scope > span:not(:has(a))') ?? cell).textContent,
  )
  return Object.fromEntries(columns.map(({ textContent }, index) => [textContent, cells[index]!]))
}

const getRow = (service: string) => table().getByRole('link', { name: service }).element().closest('tr')!

test('compares all services, in the words of the typical orders on their pages', async () => {
  const router = await openComparison()
  const rows = table().getByRole('rowheader').elements()
  const compared = rows.map((name) => ({
    path: name.querySelector('a')!.getAttribute('href')!,
    scope: name.querySelector('p')!.textContent,
    row: readRow(name.parentElement!),
  }))
  expect(compared.map(({ path }) => path)).toEqual(getServices(router).map(({ path }) => path))
  for (const { path, scope, row } of compared) {
    await visit(path)
    const order = main().getByRole('region', { name: 'A typical order' })
    await expect.element(order.getByText(scope, { exact: true })).toBeVisible()
    for (const term of ['You provide', 'You receive', 'Not included'])
      await expect.element(order.getByText(row[term]!, { exact: true })).toBeVisible()
  }
})

test('says how long each order takes, what its price depends on, and the price that the company has given', async () => {
  await openComparison()
  const row = (service: string) => readRow(getRow(service))
  expect(row('Email Marketing')['Duration']).toBe('25 working days')
  expect(row('LinkedIn Marketing')['Duration']).toBe('13 weeks')
  // The list is finished; what the customer then does with it has no end.
  expect(row('B2B Contact Databases')['Duration']).toBe('10 working days')
  expect(row('Online Sales Representatives')['Duration']).toBe('4 weeks, then ongoing')
  expect(row('Professional Copywriting')['The price depends on']).toBe('The number of pages, interviews, and languages')
  expect(row('SEO Optimization')['The price depends on']).toBe(
    'The number of pages, languages, and monthsFrom €0,000, without VAT',
  )
})

test('draws who works when on one scale', async () => {
  await openComparison()
  const bars = (service: string) =>
    [...getRow(service).querySelectorAll('rect')].map((bar) =>
      ['x', 'width'].map((side) => `${parseFloat(bar.getAttribute(side)!).toFixed(1)}%`).join(' '),
    )
  // Thirteen weeks are the longest.
  expect(bars('LinkedIn Marketing').at(-1)).toBe('92.3% 7.7%')
  expect(bars('B2B Contact Databases')).toEqual(['0.0% 15.4%'])
})

test('shows the order of a service on a phone when the visitor opens it', async () => {
  const { innerWidth: width, innerHeight: height } = window
  await page.viewport(360, 780)
  await openComparison()
  const cell = main().getByText('The number of segments, languages, and mailings')
  const row = getRow('Email Marketing')
  await expect.element(row).toBeVisible()
  await expect.element(cell).not.toBeVisible()
  await main().getByText('Typical order: 25 working days').click()
  await expect.element(cell).toBeVisible()
  await expect.element(main().getByText('The number of rows, countries, and roles per company')).not.toBeVisible()
  await page.viewport(width, height)
  await expect.element(main().getByText('The number of rows, countries, and roles per company')).toBeVisible()
  await expect.element(main().getByText('Typical order: 25 working days')).not.toBeVisible()
})

test('closes the comparison without a hole, however many services there are', async () => {
  await openComparison()
  expect(await findHoles(table().element().querySelector('tbody')!)).toEqual([])
})

test('offers the form below the introduction, with the service that the visitor was reading about, which may be left without a question', async () => {
  await visit('/more-information')
  await expect.element(main().getByText(/You came from/)).not.toBeInTheDocument()
  await comeFrom('top-graphic-services')
  await comeFrom('email-marketing')
  await expect
    .element(
      main().getByText(
        'You came from the page on Email Marketing. If you start a new message below, it will begin with the name of that service.',
      ),
    )
    .toBeVisible()
  await main().getByRole('link', { name: 'Send us a Message' }).click()
  await expect.element(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport()
  await expect.element(field('Message')).toHaveValue('About Email Marketing:\n')
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  await field('Company').fill('Pump Works')
  await expect.poll(leave).toBe(false)
})

test('shows the draft of the contact page, and leaves its message as it is when the visitor comes from a service', async () => {
  await visit('/contact')
  await field('Message').fill('Who buys pumps in Poland?')
  await expect.poll(() => sessionStorage.getItem('contact')).toContain('Poland')
  await comeFrom('seo-optimization')
  await expect.element(field('Message')).toHaveValue('Who buys pumps in Poland?')
})

test('says in the notice what Article 13 GDPR asks for, as far as it is configured', async () => {
  await visit('/more-information')
  const notice = main().getByRole('group')
  await notice.getByText('Legal basis and your rights').click()
  for (const text of [site.dataRecipients, /^Sample Authority,/, site.address])
    await expect.element(notice.getByText(text)).toBeVisible()
  await expect
    .element(notice.getByRole('link', { name: 'authority.example' }))
    .toHaveAttribute('href', 'https://authority.example')
  for (const text of [
    new RegExp(`^${site.legalName}, registration number`),
    new RegExp(site.mailRetention),
    /the first page you opened, the website that brought you here/,
  ])
    await expect.element(main().getByText(text)).toBeVisible()
})
