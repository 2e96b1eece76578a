// Pages and the ways between them.
import { allPages } from '../e2e/siteTest.ts'
import { expect, test } from './test.ts'

const heading = 'main h1'
const service = 'main a[href="/services/professional-copywriting"]'

test('hydrates every page without a console error or sideways scrolling on a phone', async ({ tab }) => {
  test.setTimeout(180_000)
  const tooWide: [string, number][] = []
  for (const path of [...allPages, '/no-such-page']) {
    await tab.resize(360, 800)
    await tab.open(path)
    // Fields and the controls in them have a width of their own in each engine.
    for (const width of ['/contact', '/free-consultation'].includes(path) ? [360, 320, 768] : [360]) {
      await tab.resize(width, 800)
      const scrollWidth = await tab.evaluate(() => document.documentElement.scrollWidth)
      if (scrollWidth > width) tooWide.push([path, width])
    }
  }
  expect(tooWide).toEqual([])
})

test('prefetches what is in view, focuses the next heading, and restores the position on Back', async ({
  tab,
  site,
}) => {
  await tab.open('/')
  // A real click, because Back in WebKit skips pages that a script opened without user activation.
  await tab.hover(service)
  const before = await tab.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  const chunk = '/assets/professional-copywriting-'
  await expect.poll(() => site.requests.some(({ path }) => path.startsWith(chunk))).toBe(true)
  await tab.click(service)
  await expect.poll(() => tab.path()).toBe('/services/professional-copywriting')
  await expect.poll(() => tab.hasFocus(heading)).toBe(true)
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0)
  await tab.back()
  await expect.poll(() => tab.path()).toBe('/')
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(before)
  await tab.forward()
  await expect.poll(() => tab.path()).toBe('/services/professional-copywriting')
  await expect.poll(() => tab.hasFocus(heading)).toBe(true)
})

test('restores the position on Back from another document, also of another site', async ({ tab, site }) => {
  await tab.open('/blog/crm-systems')
  await tab.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(700)
  // The page of this site comes back from the back/forward cache.
  for (const other of [site.url, site.url.replace('127.0.0.1', 'localhost')]) {
    const url = `${other}/contact`
    await tab.on('body', (_, href) => void setTimeout(() => location.assign(href)), url)
    await expect.poll(() => tab.on('html', () => location.href)).toBe(url)
    // Back is ignored while the page still loads.
    await expect.poll(() => tab.evaluate(() => document.readyState)).toBe('complete')
    await tab.back()
    await expect.poll(() => tab.path()).toBe('/blog/crm-systems')
    await expect.poll(() => tab.evaluate(() => scrollY)).toBe(700)
  }
})

test('takes a press that follows a navigation at once', async ({ tab }) => {
  await tab.open('/')
  const start = 'main a[href="/contact"]'
  await tab.hover(start)
  const { x, y } = (await tab.on(start, (link) => link.getBoundingClientRect().toJSON() as DOMRect))!
  await tab.evaluate(() =>
    addEventListener('click', () => document.body.setAttribute('data-clicked', location.pathname)),
  )
  await tab.clickAt(x + 8, y + 8)
  await expect.poll(() => tab.path()).toBe('/contact')
  // The page follows its heading some frames later. A press on what is replaced meanwhile has no click in any browser.
  await expect.poll(() => tab.exists('form[method="post"]')).toBe(true)
  await tab.evaluate(() => document.body.removeAttribute('data-clicked'))
  await tab.clickAt(x + 8, y + 8)
  await expect.poll(() => tab.exists('[data-clicked="/contact"]')).toBe(true)
})

test('scrolls to the target of a hash, and stays there', async ({ tab }) => {
  // The distance in whole pixels to the target's `scroll-margin`, or to the end of the page.
  const distance = () =>
    tab.on('#contact-form', (element) => {
      const place = element.getBoundingClientRect().top - parseFloat(getComputedStyle(element).scrollMarginTop)
      const rest = document.documentElement.scrollHeight - innerHeight - scrollY
      return Math.abs(Math.round(Math.min(place, rest)))
    })
  // Until the typeface has arrived, too.
  await tab.open('/more-information#contact-form')
  await expect.poll(distance).toBe(0)
})

test('shows a tooltip on hover and on keyboard focus, until Escape', async ({ tab }) => {
  const phone = 'header a[href^="tel:"]'
  const tooltip = () => tab.text('[role="tooltip"]')
  await tab.open('/')
  await tab.hover(phone)
  await expect.poll(tooltip).toMatch(/^Call /)
  await tab.move(5, 400)
  await expect.poll(tooltip).toBe('')
  for (let count = 0; count < 12 && !(await tab.hasFocus(phone)); count += 1) await tab.press('Tab')
  await expect.poll(tooltip).toMatch(/^Call /)
  await tab.press('Escape')
  await expect.poll(tooltip).toBe('')
  expect(await tab.hasFocus(phone)).toBe(true)
})

test('copies the URL of an article on the first click', async ({ tab }) => {
  await tab.open('/blog/data-security')
  await tab.click('article header button')
  await expect.poll(() => tab.text('main output')).toBe('Link copied')
})
