import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formPages } from '#contract/forms.ts'
import { getArticles, getServices } from '#src/content/pageFacts.ts'
import { sharingTags, structuredData } from '#src/content/seo.ts'
import { imprintOf, site } from '#src/content/site.ts'
import { setClock } from '../../tests/fakes/clock.ts'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { findHoles } from '../../tests/fixtures/findHoles.ts'
import { visit } from '../../tests/fixtures/visit.tsx'
import { Route as Contact } from './contact.tsx'

const header = () => page.getByRole('banner')
const footer = () => page.getByRole('contentinfo')
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('shows the main navigation in the header on every page', async () => {
  await visit('/more-information')
  const links = header().getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      [site.name, '/'],
      ['More Information', '/more-information'],
      ['Contact', '/contact'],
      ['Free Consultation', '/free-consultation'],
    ]),
  )
  await expect.element(header().getByRole('link', { name: 'More Information' })).toHaveAttribute('aria-current', 'page')
  await expect.element(header().getByRole('link', { name: 'Contact' })).not.toHaveAttribute('aria-current')
})

test('opens a menu of the services, marks the open page in it and its group in the header, and follows a link', async () => {
  const router = await visit('/services/seo-optimization')
  const control = header().getByRole('button', { name: 'Services', exact: true })
  await expect.element(control).toHaveAttribute('aria-current', 'true')
  await expect.element(header().getByRole('button', { name: 'Articles' })).not.toHaveAttribute('aria-current')
  await control.click()
  const items = header().getByRole('list').getByRole('listitem').getByRole('listitem')
  expect(items.elements()).toHaveLength(getServices(router).length)
  const item = (name: string) => header().getByRole('link', { name, exact: true })
  await expect.element(item('SEO Optimization')).toHaveAttribute('aria-current', 'page')
  await expect.element(item('LinkedIn Marketing')).toHaveAccessibleDescription(/^If /)
  await expect.element(item('Compare all services')).toBeVisible()
  await item('LinkedIn Marketing').click()
  await expect.poll(() => router.state.location.pathname).toBe('/services/linkedin-marketing')
  await expect.element(control).toHaveAttribute('aria-expanded', 'false')
})

test('opens the menu of the articles by keyboard, and closes it on Escape and when the focus leaves it', async () => {
  const router = await visit('/')
  const control = header().getByRole('button', { name: 'Articles' })
  const article = header().getByRole('link', { name: 'Trade Show Marketing' })
  control.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(article).toBeVisible()
  expect(header().getByRole('region').getByRole('link').elements()).toHaveLength(getArticles(router).length)
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(article).not.toBeInTheDocument()
  await expect.element(control).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(article).toBeVisible()
  await userEvent.tab({ shift: true })
  await expect.element(article).not.toBeInTheDocument()
})

test('shows the company’s details in the footer', async () => {
  await visit('/')
  const facts = footer().getByRole('definition').elements()
  expect(facts.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual(
    expect.arrayContaining([
      site.legalName,
      site.registrationNumber,
      site.ceoEmail,
      site.openingHours,
      site.address,
      site.register,
      site.vatNumber,
    ]),
  )
  await expect
    .element(footer().getByRole('link', { name: site.ceoEmail }))
    .toHaveAttribute('href', `mailto:${site.ceoEmail}`)
  expect(imprintOf({ ...site, legalName: 'Sample Reach s.r.o.' })[0]).toEqual(['Company', 'Sample Reach s.r.o.'])
  expect(structuredData({ path: '/', title: '', summary: '' })[0]).toMatchObject({
    name: site.name,
    legalName: site.legalName,
    address: site.address,
    vatID: site.vatNumber,
    sameAs: site.profiles,
  })
  await expect
    .element(footer().getByRole('link', { name: 'network.example' }))
    .toHaveAttribute('href', site.profiles[0]!)
  // The tests' configuration has samples of these.
  expect(JSON.stringify(structuredData({ path: '/', title: '', summary: '' }))).not.toMatch(
    /telephone|identifier|email/,
  )
  const tag = { name: 'google-site-verification', content: 'sample-verification' }
  expect(sharingTags({ path: '/', title: '', summary: '' })).toContainEqual(tag)
  expect(sharingTags({ path: '/contact', title: '', summary: '' })).not.toContainEqual(tag)
})

test.each([
  ['the build', '2020-06-01', site.builtOn.slice(0, 4)],
  ['the visitor', '2099-06-01', '2099'],
])('shows the year of %s in the footer if it is the later one', async (_, day, year) => {
  setClock(`${day}T12:00:00Z`)
  await visit('/')
  await expect.element(footer().getByText(`© ${year} ${site.name}. All rights reserved.`)).toBeVisible()
})

test('links all services and articles in the footer, marks the current page, and opens others without a reload', async () => {
  const router = await visit('/services/seo-optimization')
  const links = (name: string) => footer().getByRole('navigation', { name }).getByRole('link').all()
  expect(links('Services')).toHaveLength(getServices(router).length)
  expect(links('Articles')).toHaveLength(getArticles(router).length)
  for (const path of formPages) expect(footer().element().querySelector(`a[href="${path}"]`)).toBeVisible()
  const current = footer().getByRole('link', { name: 'SEO Optimization' })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  await footer().getByRole('link', { name: 'LinkedIn Marketing' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/services/linkedin-marketing')
  await expect.element(current).not.toHaveAttribute('aria-current')
})

test('links the notice on personal data in the footer, and opens it with the focus on it', async () => {
  const router = await visit('/more-information')
  await footer().getByRole('link', { name: 'Privacy' }).click()
  await expect.poll(() => router.state.location.href).toBe('/contact#privacy')
  const notice = page.getByText(/solely to respond to your inquiry/)
  await expect.element(notice).toBeInViewport()
  await expect.poll(() => document.activeElement?.contains(notice.element())).toBe(true)
})

test('opens the articles in the footer of a phone', async () => {
  const { innerWidth: width, innerHeight: height } = window
  await page.viewport(360, 780)
  await visit('/')
  expect(footer().element().getBoundingClientRect().height).toBeLessThanOrEqual(900)
  const article = footer().getByRole('link', { name: 'Trade Show Marketing' })
  await expect.element(article).not.toBeInTheDocument()
  await footer().getByRole('group').getByText('Articles').click()
  await expect.element(article).toBeVisible()
  expect(article.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await page.viewport(width, height)
})

test('leaves a click with a modifier key on a link of the footer to the browser', async () => {
  const router = await visit('/')
  const clicked = new Promise<boolean>((resolve) => {
    const stop = (event: Event) => {
      resolve(event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', stop, { once: true })
  })
  await footer()
    .getByRole('link', { name: 'SEO Optimization' })
    .click({ modifiers: ['Shift'] })
  expect(await clicked).toBe(false)
  expect(router.state.location.pathname).toBe('/')
})

test('cancels the second press of a double click on what the first closed, and no other press', async () => {
  await visit('/free-consultation')
  const flexible = page.getByRole('checkbox', { name: /^Any time/ })
  const opener = page.getByRole('button', { name: 'Open the calendar' })
  const dialog = page.getByRole('dialog', { name: 'Choose a date' })
  /** Opens the calendar with the checkbox under its Cancel button. */
  const open = async () => {
    await opener.click()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await expect.element(cancel).toBeVisible()
    const [from, to] = [cancel, flexible].map((locator) => locator.element().getBoundingClientRect())
    const style = (dialog.element() as HTMLElement).style
    style.translate = `${to!.x - from!.x}px ${to!.y - from!.y}px`
    return cancel
  }
  await (await open()).dblClick()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(flexible).not.toBeChecked()
  await expect.element(opener).toHaveFocus()
  // A key is no press.
  flexible.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(flexible).toBeChecked()
  // The browser counts each of these as a first press, however quickly they follow one another.
  await (await open()).click()
  await flexible.click()
  await expect.element(flexible).not.toBeChecked()
  await flexible.dblClick()
  await expect.element(flexible).not.toBeChecked()
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
  expect(document.title).toContain(`Contact us | ${site.name}`)
})

test('shows the error of a page that failed between header and footer', async () => {
  vi.spyOn(Contact.options as { component: (props: object) => ReactNode }, 'component').mockImplementation(() => {
    throw new Error('The plate is bent.')
  })
  expectLogged(/The plate is bent/)
  expectLogged(/Error in route match/)
  await visit('/contact')
  const main = page.getByRole('main')
  await expect.element(heading('Unexpected Application Error!')).toBeVisible()
  await expect.element(main.getByText('The plate is bent.')).toBeVisible()
  await expect.element(main.getByRole('link', { name: site.email })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect.element(header()).toBeVisible()
  await expect.element(footer()).toBeVisible()
  // The next page works.
  await header().getByRole('link', { name: 'More Information' }).click()
  await expect.element(heading('More Information About Our Services')).toBeVisible()
  await expect.element(heading('Unexpected Application Error!')).not.toBeInTheDocument()
})

test('closes the list of services on the page for unknown addresses without a hole, however many there are', async () => {
  expectLogged(/404: no page at/)
  await visit('/services/plumbing')
  const list = page.getByRole('navigation', { name: 'All services' }).getByRole('list')
  await expect.element(list).toBeVisible()
  expect(await findHoles(list.element())).toEqual([])
})

test.each(['/services/plumbing', '/contact/team', '/Contact'])(
  'shows the page for the unknown %s, not indexed, and logs the path',
  async (path) => {
    expectLogged(new RegExp(`404: no page at ${path}$`))
    const router = await visit(path)
    await expect.element(page.getByRole('main').getByText('404')).toBeVisible()
    await expect.element(heading('404 Oops! Page not found')).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Contact us' }))
      .toHaveAttribute('href', '/contact')
    expect(page.getByRole('main').getByRole('listitem').all()).toHaveLength(getServices(router).length)
    await expect.poll(() => document.title).toBe(`Page not found | ${site.name}`)
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
    expect(document.querySelector('meta[name="viewport"]')).toHaveAttribute(
      'content',
      'width=device-width, initial-scale=1',
    )
  },
)
