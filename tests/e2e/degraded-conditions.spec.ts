// Visitors with a slow network, their own colors and text size, or no scripts.
import type { Page } from '@playwright/test'
import { bookButton, consultationUrl, contactUrl, fillBooking, fillMessage } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('shows progress at once when a message is sent on a slow network', async ({ page }) => {
  // Delays the API client as much as the response.
  await page.route(/assets\/http-.*\.js$/, async (route) => {
    await wait(2_000)
    await route.fallback()
  })
  await page.route(contactUrl, async (route) => {
    await wait(2_000)
    await route.fallback()
  })
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  const form = page.getByRole('form', { name: 'Send us a Message' })
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled({ timeout: 1_500 })
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible({ timeout: 10_000 })
  await expect(form).toHaveAttribute('aria-busy', 'false')
})

test('shows progress at once when a booking is sent on a slow network', async ({ page }) => {
  await page.route(consultationUrl, async (route) => {
    await wait(2_000)
    await route.fallback()
  })
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(page.getByRole('button', { name: 'Scheduling...' })).toBeDisabled({ timeout: 1_500 })
  await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeVisible()
})

test('can be read, filled in and submitted before slow scripts load', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await wait(1_500)
    await route.fallback()
  })
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible({ timeout: 15_000 })
})

/** Returns the controls without border, outline or underline in forced colors. */
const withoutShape = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input:not([type=checkbox]), select, textarea)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return borderTopStyle === 'none' || borderTopWidth === '0px'
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

for (const path of ['/', '/contact', '/free-consultation', '/services/seo-optimization']) {
  test(`outlines controls and focus on ${path} in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openHydrated(page, path)
    expect(await withoutShape(page)).toEqual([])
    const unseen: string[] = []
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        // A card shows the focus of the link in it.
        for (let element = document.activeElement; element && element !== document.body;) {
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          if (outlineStyle !== 'none' && outlineWidth !== '0px') return ''
          element = element.parentElement
        }
        return document.activeElement!.outerHTML.slice(0, 120)
      })
      if (focused !== '') unseen.push(focused)
    }
    expect(unseen).toEqual([])
  })
}

test('shows errors as text in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHydrated(page, '/free-consultation')
  await bookButton(page).click()
  await expect(page.getByText('Enter your name')).toBeVisible()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
})
