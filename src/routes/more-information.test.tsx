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

test('describes four services in sections that link to their pages, and names all', async () => {
  const router = await visit('/more-information')
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
  const links = main().getByRole('navigation', { name: 'All services' }).getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(getServices(router).map(({ path }) => path))
})

test('closes the list of all services without a hole, however many there are', async () => {
  await visit('/more-information')
  const list = main().getByRole('navigation', { name: 'All services' }).getByRole('list')
  await expect.element(list).toBeVisible()
  expect(await findHoles(list.element())).toEqual([])
})

test('offers the form below the introduction, with the service that the visitor was reading about, which may be left without a question', async () => {
  await visit('/more-information')
  await expect.element(main().getByText(/You came from/)).not.toBeInTheDocument()
  await comeFrom('top-graphic-services')
  await comeFrom('email-marketing')
  await expect
    .element(
      main().getByText(
        'You came from the page on Email Marketing, so a new message in the form below begins with its name.',
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
