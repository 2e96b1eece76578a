import type { Page } from '@playwright/test'
import { test } from './chatTest.ts'
import { bookButton, fillBooking, fillMessage } from './forms.ts'
import { expect, openHydrated } from './siteTest.ts'

const unavailable = /Chat isn’t available right now. Call us at \+\d.* or email \S+@/

async function sendMessage(page: Page) {
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
}

async function book(page: Page) {
  await fillBooking(page)
  await bookButton(page).click()
  await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeVisible()
}

test.describe('when the provider', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'Uncaught Error: The example chat is broken.'] })

  for (const conduct of ['blocked', 'throwing'] as const) {
    test(`is ${conduct}, shows phone and e-mail, and both forms work`, async ({ page, chat }) => {
      await chat.provider(conduct)
      await openHydrated(page, '/contact')
      await chat.launcher.click()
      await expect(chat.panel.getByRole('alert')).toHaveText(unavailable)
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(chat.panel).toBeFocused()
      await page.setViewportSize({ width: 1280, height: 1_400 })
      await sendMessage(page)
      await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule Your Free Consultation')
      await book(page)
    })
  }

  for (const conduct of ['hanging', 'empty'] as const) {
    test(`is ${conduct}, times out after ten seconds, and both forms work before and after`, async ({ page, chat }) => {
      await chat.provider(conduct)
      await page.clock.install()
      await openHydrated(page, '/contact')
      await page.setViewportSize({ width: 1280, height: 1_400 })
      await chat.launcher.click()
      await expect(chat.panel.getByText('Opening chat…')).toBeVisible()
      await sendMessage(page)
      // The steps before have taken at least one of the ten seconds.
      await page.clock.runFor(5_000)
      await expect(chat.panel.getByText('Opening chat…')).toBeVisible()
      await page.clock.runFor(5_000)
      await expect(chat.panel.getByRole('alert')).toHaveText(unavailable)
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).click()
      await book(page)
    })
  }

  test('navigates its frame away, removes it and can open it again', async ({ page, chat }) => {
    await chat.provider('leaving')
    await openHydrated(page, '/')
    await chat.launcher.click()
    await expect(chat.widget.getByText('Example Chat')).toBeVisible()
    await expect(chat.panel.getByRole('alert')).toHaveText(unavailable)
    await chat.provider('answering')
    await chat.panel.getByRole('button', { name: 'Try again' }).click()
    await expect(chat.widget.getByText('How can we help?')).toBeVisible()
    await expect(chat.panel.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('offline', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('shows phone and e-mail when the launcher is clicked', async ({ page, chat, context }) => {
    await openHydrated(page, '/')
    await context.setOffline(true)
    await chat.launcher.click()
    await expect(page.getByRole('alert').filter({ hasText: unavailable })).toBeVisible()
    expect(chat.asked()).toBe(0)
  })

  test('opens the chat online after a hover over the launcher offline', async ({ page, chat, context }) => {
    await openHydrated(page, '/')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await chat.launcher.hover()
    await page.mouse.move(0, 0)
    await context.setOffline(false)
    await chat.launcher.click()
    await expect(chat.widget.getByText('How can we help?')).toBeVisible()
  })
})
