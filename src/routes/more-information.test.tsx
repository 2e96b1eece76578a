import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sent } from '#mocks/functions.ts'
import { getServices } from '#src/pageFacts.ts'
import { site } from '#src/site.ts'
import { message, toast, sendMessage } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const main = () => page.getByRole('main')

test('describes four services in sections that link to their pages, in the order of the catalog', async () => {
  await visit('/more-information')
  await expect
    .element(main().getByRole('heading', { level: 1, name: 'More Information About Our Services' }))
    .toBeVisible()
  await expect.element(main().getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  const described = {
    'B2B Databases': 'b2b-database',
    'Email Marketing': 'email-marketing',
    'SEO Optimization': 'seo-optimization',
    'Online Sales Representatives': 'online-sales-representatives',
  }
  for (const [name, slug] of Object.entries(described))
    await expect
      .element(
        main()
          .getByRole('region', { name, exact: true })
          .getByRole('link', { name: `All about ${name}` }),
      )
      .toHaveAttribute('href', `/services/${slug}`)
  const headings = main().getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(0, 4)).toEqual(Object.keys(described))
})

test('names all nine services, each linked to its page', async () => {
  const router = await visit('/more-information')
  const links = main().getByRole('region', { name: 'All nine services' }).getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(getServices(router).map(({ to }) => to))
})

test('begins an empty message with the service that the visitor comes from', async () => {
  await visit('/services/top-graphic-services')
  await main().getByRole('link', { name: 'Get Started Now' }).click()
  await expect.element(page.getByLabelText('Message')).toHaveValue('About Top Graphic Services:\n')
  await visit('/services/seo-optimization')
  await main().getByRole('link', { name: 'Get Started Now' }).click()
  await expect.element(page.getByLabelText('Message')).toHaveValue('About SEO Optimization:\n')
})

test('lets a visitor leave without a question who has typed nothing but has the line of a service', async () => {
  await visit('/services/seo-optimization')
  await main().getByRole('link', { name: 'Get Started Now' }).click()
  await expect.element(page.getByLabelText('Message')).toHaveValue('About SEO Optimization:\n')
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  await page.getByLabelText('Company').fill('Pump Works')
  await expect.poll(leave).toBe(false)
})

test('leaves a message as it is when the visitor comes from a service', async () => {
  await visit('/more-information')
  await page.getByLabelText('Message').fill('Who buys pumps in Poland?')
  await visit('/services/seo-optimization')
  await main().getByRole('link', { name: 'Get Started Now' }).click()
  await expect.element(page.getByLabelText('Message')).toHaveValue('Who buys pumps in Poland?')
})

test('says in the notice what Article 13 GDPR asks for, as far as it is configured', async () => {
  await visit('/more-information')
  const notice = main().getByRole('group')
  await notice.getByText('Legal basis and your rights').click()
  for (const text of [site.data.recipients, site.data.authority, site.address])
    await expect.element(notice.getByText(text)).toBeVisible()
  await expect.element(main().getByText(new RegExp(site.data.mailsKept))).toBeVisible()
})

test('shows the contact details beside the form in Get in Touch', async () => {
  await visit('/more-information')
  const touch = main().getByRole('region', { name: 'Get in Touch' })
  await expect.element(touch.getByRole('link', { name: site.phone })).toBeVisible()
  await expect.element(touch.getByRole('link', { name: site.email }).first()).toBeVisible()
  await expect.element(touch.getByRole('form', { name: 'Send us a Message' })).toBeVisible()
})

test('scrolls to the form when opened at #contact-form', async () => {
  const router = await visit('/')
  await router.navigate({ to: '/more-information', hash: 'contact-form' })
  await expect.element(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport()
})

test('sends a message', async () => {
  await visit('/more-information')
  await sendMessage()
  await expect.element(toast('Your message has been sent successfully!')).toBeVisible()
  expect(sent()).toEqual([
    expect.objectContaining({ payload: expect.objectContaining({ company: message.Company }) as unknown }),
  ])
})

test('shows the draft of the contact page', async () => {
  await visit('/contact')
  await page.getByLabelText('Company').fill(message.Company)
  await expect.poll(() => sessionStorage.getItem('contact')).toContain(message.Company)
  await visit('/more-information')
  await expect.element(page.getByLabelText('Company')).toHaveValue(message.Company)
})
