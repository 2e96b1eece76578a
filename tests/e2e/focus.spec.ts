import type { Page } from '@playwright/test'
import { contactUrl, fillMessage, message } from './forms.ts'
import { expect, openHydrated, pages, test } from './siteTest.ts'

/** Presses Tab until the element with that name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'checkbox', name: string): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name, exact: true })
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to the ${role} "${name}".`)
}

test('focuses the heading and announces the title after navigation', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Start Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ready for Growth?' })).toBeFocused()
  await expect(page.getByRole('status').last()).toHaveText('Ready for Growth? Contact us | B2B Services')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /^Professional/ })).toBeFocused()
  await expect(page.getByRole('status').last()).toHaveText(/^Professional B2B services for growing businesses/)
})

test('announces nothing and moves no focus on a page load', async ({ page }) => {
  await openHydrated(page, '/contact')
  await expect(page.getByRole('status').last()).toBeEmpty()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('continues from the service list after Services in the header', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Read more about B2B Contact Databases' })).toBeFocused()
})

test('offers a skip link on the first Tab', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeFocused()
})

test('sends a message from the home page by keyboard alone', async ({ page }) => {
  await openHydrated(page, '/')
  await tabTo(page, 'link', 'Start Now')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ready for Growth?' })).toBeFocused()
  for (const [label, value] of Object.entries(message)) {
    await tabTo(page, 'textbox', label)
    await page.keyboard.insertText(value)
  }
  await tabTo(page, 'checkbox', 'I agree that my data is used solely to respond to my inquiry (GDPR consent).')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await tabTo(page, 'button', 'Send Message')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
})

test('shows the focus on every element', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.keyboard.press('Tab')
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const focused = document.activeElement
      const { outlineStyle, outlineWidth } = focused
        ? getComputedStyle(focused)
        : { outlineStyle: '', outlineWidth: '' }
      return { what: focused?.outerHTML.slice(0, 80), isShown: outlineStyle === 'solid' && outlineWidth !== '0px' }
    })
    expect(ring).toEqual({ what: ring.what, isShown: true })
  }
})

/** Returns every element with a transition or an animation that takes time. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element)
        const takesTime = (durations: string) => durations.split(', ').some((duration) => parseFloat(duration) > 0)
        return (
          takesTime(transitionDuration) ||
          (animationName !== 'none' && takesTime(animationDuration)) ||
          scrollBehavior === 'smooth'
        )
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )

test('honors reduced motion on every page, in toasts and in the calendar', async ({ page }) => {
  await openHydrated(page, '/contact')
  expect(await moving(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pages) {
    await page.goto(path)
    expect(await moving(page), path).toEqual([])
  }
  await openHydrated(page, '/free-consultation')
  await page.getByRole('button', { name: 'Schedule Consultation' }).click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await moving(page)).toEqual([])
})

test('can send again when restored from the back/forward cache while sending', async ({ page }) => {
  let calls = 0
  await page.route(contactUrl, (route) => {
    calls += 1
    return calls === 1 ? undefined : route.fallback()
  })
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  // The request has left, so the form is sending.
  const call = page.waitForRequest(contactUrl)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await call
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
})
