import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { structuredData } from '#src/seo.ts'
import { site } from '#src/site.ts'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { slugs } from '../../tests/fixtures/articleText.ts'
import { visit } from '../../tests/fixtures/visit.tsx'
import { Route as Contact } from './contact.tsx'

const header = () => page.getByRole('banner')
const footer = () => page.getByRole('contentinfo')
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Makes the contact page throw while it renders, until the test ends. */
function breakContactPage(message: string) {
  vi.spyOn(Contact.options as { component: (props: object) => ReactNode }, 'component').mockImplementation(() => {
    throw new Error(message)
  })
  expectLogged(new RegExp(message))
  expectLogged(/Error in route match/)
}

test('shows the main navigation in the header on every page', async () => {
  await visit('/more-information')
  const links = header().getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      [site.name, '/'],
      ['Services', '/#services'],
      ['More Information about our services', '/more-information'],
      ['Contact', '/contact'],
      ['Free Consultation', '/free-consultation'],
    ]),
  )
  await expect
    .element(header().getByRole('link', { name: 'More Information about our services' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(header().getByRole('link', { name: 'Contact' })).not.toHaveAttribute('aria-current')
})

test('shows the company’s details in the footer', async () => {
  await visit('/')
  const facts = footer().getByRole('definition').elements()
  expect(facts.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      site.registrationNumber,
      site.ceoEmail,
      site.openingHours,
      site.address,
      site.legalForm,
      site.register,
      site.vatNumber,
    ]),
  )
  await expect
    .element(footer().getByRole('link', { name: site.ceoEmail }))
    .toHaveAttribute('href', `mailto:${site.ceoEmail}`)
  expect(structuredData({ path: '/', title: '', summary: '' })[0]).toMatchObject({ vatID: site.vatNumber })
  const year = site.builtOn.slice(0, 4)
  await expect.element(footer().getByText(`© ${year} B2B Services. All rights reserved.`)).toBeVisible()
})

test('links all nine services and every article in the footer', async () => {
  await visit('/')
  const links = (name: string) => footer().getByRole('navigation', { name }).getByRole('link').all()
  expect(links('Services')).toHaveLength(9)
  expect(links('Articles')).toHaveLength(slugs.length)
})

test('marks the current page in the footer and opens the others in the same document', async () => {
  const router = await visit('/services/seo-optimization')
  const current = footer().getByRole('link', { name: 'SEO Optimization' })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  await footer().getByRole('link', { name: 'LinkedIn Marketing' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/services/linkedin-marketing')
  await expect.element(current).not.toHaveAttribute('aria-current')
})

test('leaves a click with a modifier key on a link of the footer to the browser', async () => {
  const router = await visit('/')
  let isPrevented: boolean | undefined
  addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  await footer()
    .getByRole('link', { name: 'SEO Optimization' })
    .click({ modifiers: ['Shift'] })
  expect(isPrevented).toBe(false)
  expect(router.state.location.pathname).toBe('/')
})

test('skips the header from the first Tab stop', async () => {
  await visit('/')
  await userEvent.tab()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport()
  await expect.element(skip).toHaveAttribute('href', `#${page.getByRole('main').element().id}`)
})

test('focuses the heading and announces the title of a new page', async () => {
  await visit('/')
  await header().getByRole('link', { name: 'Contact' }).click()
  await expect.element(heading('Ready for Growth?')).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: document.title })).toBeInTheDocument()
  expect(document.title).toMatch(/Contact us \| B2B Services$/)
})

test('restores the scroll position after going back several pages to the same one', async () => {
  const router = await visit('/')
  await page.getByRole('link', { name: 'Read more about Professional Copywriting' }).click()
  await expect.element(heading('Professional Copywriting')).toBeVisible()
  await header().getByRole('link', { name: site.name }).click()
  await expect.element(heading(/Professional B2B services/)).toBeInViewport()
  router.history.go(-2)
  await expect.element(page.getByRole('link', { name: 'Read more about Professional Copywriting' })).toBeInViewport()
})

test('shows the error of a page that failed between header and footer', async () => {
  breakContactPage('The plate is bent.')
  await visit('/contact')
  await expect.element(heading('Unexpected Application Error!')).toBeVisible()
  await expect.element(page.getByRole('main').getByText('The plate is bent.')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Return to Home' }))
    .toHaveAttribute('href', '/')
  await expect.element(header()).toBeVisible()
  await expect.element(footer()).toBeVisible()
  // The next page works.
  await header().getByRole('link', { name: 'More Information about our services' }).click()
  await expect.element(heading('More Information About Our Services')).toBeVisible()
  await expect.element(heading('Unexpected Application Error!')).not.toBeInTheDocument()
})
