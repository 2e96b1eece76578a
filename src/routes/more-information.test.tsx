import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contactFields, contactForm } from '#contract/contact.ts'
import { getServices } from '#src/content/pageFacts.ts'
import { site } from '#src/content/site.ts'
import { control, fill, submit, toast } from '../../tests/fixtures/forms.ts'
import { message } from '../../tests/fixtures/visitor.ts'
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

const table = () => main().getByRole('table', { name: 'All services compared', exact: true })

/** Opens the page and waits for its comparison. */
async function openComparison() {
  const router = await visit('/more-information')
  await expect.element(table()).toBeVisible()
  return router
}

/** Returns the rows of the comparison, by services, each with its cells by columns. */
function readRows(): Record<string, Record<string, string>> {
  const columns = [...table().element().querySelectorAll('thead th')].slice(1)
  const rows = [...table().element().querySelectorAll('tbody tr')]
  return Object.fromEntries(
    rows.map((row) => [
      row.querySelector('th a')!.textContent,
      Object.fromEntries(columns.map(({ textContent }, index) => [textContent, row.children[index + 1]!.textContent])),
    ]),
  )
}

test('compares all services by their problem, and in the words of the typical orders on their pages', async () => {
  const router = await openComparison()
  const scopes = [...table().element().querySelectorAll('tbody th p')].map((scope) => scope.textContent)
  const rows = readRows()
  const services = getServices(router)
  expect(Object.keys(rows)).toEqual(services.map(({ title }) => title))
  for (const [index, { path, title, choose }] of services.entries()) {
    expect(rows[title]!['Choose it if']!.toLowerCase()).toBe(`${choose.toLowerCase()}.`)
    await visit(path)
    const order = main().getByRole('region', { name: 'A typical order', exact: true })
    await expect.element(order.getByText(scopes[index]!, { exact: true })).toBeVisible()
  }
})

test('leads from the comparison to the demonstration call', async () => {
  await openComparison()
  const link = table().getByRole('link', { name: 'Try a call', exact: true })
  await expect.element(link).toHaveAttribute('href', '/services/advanced-chat-system#demonstration')
})

test('says how long each order takes, what the customer does, what its price depends on, and the price that the company has given', async () => {
  await openComparison()
  const rows = readRows()
  const duration = (service: string) => rows[service]!['Duration and your part']
  expect(duration('Email Marketing')).toMatch(/^25 working days \(emails sent on day 12\).*You supply the list/)
  expect(duration('LinkedIn Marketing')).toMatch(/^13 weeks/)
  const price = (service: string) => rows[service]!['The price depends on']
  expect(price('Professional Copywriting')).toBe('The number of pages, interviews, and languages')
  expect(price('SEO Optimization')).toBe('The number of pages, languages, and monthsFrom €0,000, without VAT')
})

test('draws who works when on one scale', async () => {
  await openComparison()
  const bars = (service: string) => {
    const row = table().getByRole('link', { name: service }).element().closest('tr')!
    return [...row.querySelectorAll('rect')].map((bar) =>
      ['x', 'width'].map((side) => `${parseFloat(bar.getAttribute(side)!).toFixed(1)}%`).join(' '),
    )
  }
  // Thirteen weeks are the longest.
  expect(bars('LinkedIn Marketing').at(-1)).toBe('92.3% 7.7%')
  expect(bars('SEO Optimization')[0]).toBe('23.1% 1.5%')
  expect(bars('B2B Contact Databases')).toEqual(['0.0% 15.4%', '0.0% 15.4%'])
})

test('keeps the columns of the comparison named while the visitor reads down its rows, and shows a part of each on a phone until asked', async () => {
  const { innerWidth: width, innerHeight: height } = window
  await page.viewport(1280, 400)
  await openComparison()
  const [head, ...rows] = table().getByRole('row').elements()
  rows.at(-2)!.scrollIntoView({ block: 'start' })
  await expect.poll(() => Math.round(head!.firstElementChild!.getBoundingClientRect().top)).toBe(0)
  await page.viewport(360, 780)
  const price = table().getByText('The number of pages, interviews, and languages')
  const brief = table().getByText('11 working days after the interviews')
  await expect.element(brief).toBeVisible()
  await expect.element(price).not.toBeVisible()
  await main()
    .getByText(/^Show what each order includes/)
    .click()
  await expect.element(price).toBeVisible()
  await page.viewport(width, height)
})

test('begins with the service that the visitor was reading about, and offers the form, which may be left without a question', async () => {
  await visit('/more-information')
  await expect.element(main().getByText(/^Start with a database if you lack contacts/)).toBeVisible()
  await comeFrom('seo-optimization')
  await comeFrom('email-marketing')
  const lead = main().getByText(/^Email Marketing: To get started, send us a message\./)
  await expect.element(lead).toMatchTextContent(/Also tell us what you would like to announce/)
  await expect.element(main().getByText(/^Start with a database if you lack contacts/)).not.toBeInTheDocument()
  // The form comes before what is about other services.
  const [first] = main().getByRole('heading', { level: 2 }).elements()
  expect(first?.textContent).toBe('Send us a Message')
  await expect.element(control(contactFields.message)).toHaveValue('About Email Marketing:\n')
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  await control(contactFields.company).fill('Pump Works')
  await expect.poll(leave).toBe(false)
  // A line that nobody typed is no draft.
  expect(sessionStorage.getItem('contact')).toMatch(/"message":""/)
})

test('shows the draft of the contact page without the line of the service that the visitor comes from, also once it is sent', async () => {
  await visit('/contact')
  await control(contactFields.message).fill('Who buys pumps in Poland?')
  await expect.poll(() => sessionStorage.getItem('contact')).toContain('Poland')
  await comeFrom('seo-optimization')
  await expect.element(control(contactFields.message)).toHaveValue('Who buys pumps in Poland?')
  const { name, email, company, gdprConsent } = message
  await fill('contact', { name, email, company, gdprConsent })
  await submit().click()
  await expect.element(toast(contactForm.says.sent.title)).toBeVisible()
  await expect.element(control(contactFields.message)).toHaveValue('')
})

test('puts the service that the visitor comes from in place of an earlier one above what was typed, and changes nothing that was typed', async () => {
  await comeFrom('b2b-database')
  await control(contactFields.message).fill('About B2B Contact Databases:\nWho buys pumps?')
  await comeFrom('email-marketing')
  await expect.element(control(contactFields.message)).toHaveValue('About Email Marketing:\nWho buys pumps?')
  await expect.poll(() => sessionStorage.getItem('contact')).toContain('About Email Marketing:')
  await control(contactFields.message).fill('About Email Marketing: who buys pumps?')
  await comeFrom('b2b-database')
  await expect.element(control(contactFields.message)).toHaveValue('About Email Marketing: who buys pumps?')
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
