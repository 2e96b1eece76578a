import type { Locator, Page } from '@playwright/test'
import { fillBooking } from './forms.ts'
import { expect, openAlive, test } from './site.ts'

const code = (page: Page): Locator => page.getByRole('button', { name: 'EST', exact: true })
const tooltip = (page: Page): Locator => page.getByRole('tooltip', { name: 'Eastern Time' })

/** Opens the booking form with a choice that names a zone by its code. */
async function chooseEastern(page: Page): Promise<void> {
  await openAlive(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Timezone *').selectOption('EST')
  await expect(code(page)).toBeVisible()
}

/** Tabs from the timezone to its code. */
async function tabToCode(page: Page): Promise<void> {
  await page.getByLabel('Timezone *').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(code(page)).toBeFocused()
}

test('the keyboard gets the word for a timezone code at once', async ({ page }) => {
  await chooseEastern(page)
  await tabToCode(page)
  await expect(tooltip(page)).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveAccessibleDescription('Eastern Time')
})

test('Escape closes the word, and the code keeps the focus', async ({ page }) => {
  await chooseEastern(page)
  await tabToCode(page)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()
  await expect(code(page)).toBeFocused()
})

test('leaving the code takes its word away', async ({ page }) => {
  await chooseEastern(page)
  await tabToCode(page)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toBeHidden()
})

test('the pointer gets the word after 700 ms', async ({ page }) => {
  await page.clock.install()
  await chooseEastern(page)
  // Once focused, its library is here; then nothing but the delay lies between pointer and word.
  await tabToCode(page)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toBeHidden()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await code(page).hover()
  await page.clock.runFor(650)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(tooltip(page)).toBeVisible()
})

test('a pointer that stays gets the word although its library is fetched only then', async ({ page }) => {
  await chooseEastern(page)
  await code(page).hover()
  await expect(tooltip(page)).toBeVisible()
})

test('the pointer can go onto the word without losing it', async ({ page }) => {
  await chooseEastern(page)
  await code(page).hover()
  await expect(tooltip(page)).toBeVisible()
  await tooltip(page).hover()
  await expect(tooltip(page)).toBeVisible()
})

test.describe('when the word’s library cannot be fetched', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('nothing else is lost', async ({ page }) => {
    await page.route('**/assets/tooltip-*.js', (route) => route.abort())
    await chooseEastern(page)
    await tabToCode(page)
    await expect(code(page)).toBeFocused()
    await expect(page.getByRole('form').getByRole('status')).toContainText('in your time zone (Europe/Bratislava)')
  })
})
