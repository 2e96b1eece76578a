import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  bookButton,
  consultationUrl,
  contactUrl,
  fillBooking,
  fillMessage,
  message,
  toasts,
  raiseThreeToasts,
  refuse,
} from './forms.ts'
import { articlePaths, expect, holdScripts, openHydrated, pages, test } from './siteTest.ts'

/** Returns the violated rules with their elements. All rules run, WCAG 2.2 AA and best practice. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Runs in one frame, because axe would otherwise open another page for each run.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const path of [...pages, ...articlePaths]) {
  test(`passes axe on ${path}, on phone and desktop`, async ({ page }) => {
    await openHydrated(page, path)
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await violations(page), `${size.width} px`).toEqual([])
    }
  })
}

test.describe('on an unknown address', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('passes axe', async ({ page }) => {
    await openHydrated(page, '/no/such-page')
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await violations(page), `${size.width} px`).toEqual([])
    }
  })
})

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, reducedMotion: 'reduce', expectedErrors: ['send-', 'Failed to load resource'] })

    test('passes axe in an invalid message', async ({ page }) => {
      await openHydrated(page, '/contact')
      await page.getByLabel('Email', { exact: true }).fill('jana@')
      await page.getByLabel('Company').press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: 'Please accept the GDPR consent' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('passes axe in an invalid booking with its toast', async ({ page }) => {
      await openHydrated(page, '/free-consultation')
      await bookButton(page).click()
      await expect(toasts(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('passes axe in the errors and the confirmation of a native form', async ({ page }) => {
      await holdScripts(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      await fillMessage(page, { ...message, Company: crypto.randomUUID(), Email: 'jana@localhost' })
      await page.getByLabel(/GDPR consent/).check()
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('link', { name: /Enter an email address/ })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByLabel('Email', { exact: true }).fill(message.Email)
      await page.getByLabel(/GDPR consent/).check()
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('passes axe while a message is sent', async ({ page }) => {
      await page.route(contactUrl, () => undefined)
      await openHydrated(page, '/contact')
      await fillMessage(page)
      await page.getByLabel(/GDPR consent/).check()
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('passes axe while a booking is sent', async ({ page }) => {
      await page.route(consultationUrl, () => undefined)
      await openHydrated(page, '/free-consultation')
      await fillBooking(page)
      await bookButton(page).click()
      await expect(bookButton(page)).toHaveText('Scheduling...')
      expect(await violations(page)).toEqual([])
    })

    test('passes axe with three toasts, one of them focused', async ({ page }) => {
      await page.route(consultationUrl, refuse)
      await openHydrated(page, '/free-consultation')
      await raiseThreeToasts(page)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('F6')
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused()
      expect(await violations(page)).toEqual([])
    })

    test('passes axe in the open calendar', async ({ page }) => {
      await openHydrated(page, '/free-consultation')
      await page.getByLabel('Any time works for me (flexible)').check()
      await page.getByRole('button', { name: 'Open the calendar' }).click()
      await expect(page.getByRole('grid')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('passes axe in the local time with its open tooltip', async ({ page }) => {
      await openHydrated(page, '/free-consultation')
      await fillBooking(page)
      await page.getByLabel('Timezone *').selectOption('EST')
      await page.getByLabel('Timezone *').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('tooltip')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
