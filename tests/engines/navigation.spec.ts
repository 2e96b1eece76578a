import { contact, toasts } from './forms.ts'
import { expect, test } from './test.ts'

const heading = 'main h1'
const link = 'main a[href="/services/professional-copywriting"]'

test('focuses the heading of the next page, and restores the scroll position on Back', async ({ tab }) => {
  await tab.goto('/')
  await tab.waitForHydration()
  // A real click, because Back in WebKit skips pages that a script opened without user activation.
  await tab.hover(link)
  const before = await tab.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await tab.click(link)
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

test('keeps a draft on Back and Forward', async ({ tab }) => {
  await tab.goto('/')
  await tab.waitForHydration()
  await tab.click('header a[href="/contact"]')
  await expect.poll(() => tab.exists(contact.sample[0])).toBe(true)
  await tab.typeInto(contact.sample[0], contact.sample[1])
  await tab.back()
  await expect.poll(() => tab.path()).toBe('/')
  await tab.forward()
  await expect.poll(() => tab.value(contact.sample[0])).toBe(contact.sample[1])
})

test('scrolls to the target of a hash, and stays there', async ({ tab }) => {
  await tab.goto('/more-information#contact-form')
  await tab.waitForHydration()
  await expect.poll(() => tab.on('#contact-form', distanceFromPlace)).toBe(0)
  // Enough time for everything that loads after hydration.
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
  expect(await tab.on('#contact-form', distanceFromPlace)).toBe(0)
})

test('shows the keyboard focus', async ({ tab }) => {
  await tab.goto('/contact')
  await tab.waitForHydration()
  for (let count = 0; count < 8; count += 1) {
    await tab.press('Tab')
    const shown = await tab.evaluate(() => [
      document.activeElement !== document.body,
      getComputedStyle(document.activeElement!).outlineStyle,
    ])
    expect(shown).toEqual([true, 'solid'])
  }
})

test('moves the focus to the first invalid field after a submit, and shows its label', async ({ tab }) => {
  await tab.resize(360, 640)
  await tab.goto('/free-consultation')
  await tab.waitForHydration()
  await tab.click({ role: 'button', name: 'Schedule Consultation' })
  await expect.poll(() => toasts(tab)).toContain('Please fill in all fields')
  await expect.poll(() => tab.hasFocus({ role: 'field', name: 'Full Name *' })).toBe(true)
  const isLabelVisible = () =>
    tab.on({ role: 'field', name: 'Full Name *' }, (input) => input.labels![0]!.getBoundingClientRect().top >= 0)
  await expect.poll(isLabelVisible).toBe(true)
})

test('copies the URL of an article on the first click', async ({ tab }) => {
  await tab.goto('/blog/data-security')
  await tab.waitForHydration()
  await tab.click({ role: 'button', name: 'Share' })
  await expect.poll(() => tab.text('main output')).toBe('Link copied')
})

/**
 * Returns the distance in whole pixels between an element and its scroll target, which is its `scroll-margin` or the
 * end of the page.
 */
function distanceFromPlace(element: HTMLElement): number {
  const place = element.getBoundingClientRect().top - parseFloat(getComputedStyle(element).scrollMarginTop)
  const rest = document.documentElement.scrollHeight - innerHeight - scrollY
  return Math.abs(Math.round(Math.min(place, rest)))
}
