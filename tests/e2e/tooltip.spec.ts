import type { Locator, Page } from '@playwright/test'
import { fillBooking } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const code = (page: Page): Locator => page.getByRole('button', { name: 'EST', exact: true })
const tooltip = (page: Page): Locator => page.getByRole('tooltip', { name: 'Eastern Time' })

/** Opens the booking form with a time zone that is shown by its code. */
async function chooseEastern(page: Page): Promise<void> {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Timezone *').selectOption('EST')
  await expect(code(page)).toBeVisible()
}

/** Presses Tab from the time zone to its code. */
async function tabToCode(page: Page): Promise<void> {
  await page.getByLabel('Timezone *').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(code(page)).toBeFocused()
}

test('opens on keyboard focus and describes the code', async ({ page }) => {
  await chooseEastern(page)
  await tabToCode(page)
  await expect(tooltip(page)).toBeVisible()
  await expect(code(page)).toHaveAccessibleDescription('Eastern Time')
})

test('closes on Escape and leaves the focus on the code', async ({ page }) => {
  await chooseEastern(page)
  await tabToCode(page)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()
  await expect(code(page)).toBeFocused()
})

test('closes when the focus leaves', async ({ page }) => {
  await chooseEastern(page)
  await tabToCode(page)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toBeHidden()
})

test('opens when the pointer has rested for 700 ms', async ({ page }) => {
  await page.clock.install()
  await chooseEastern(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await code(page).hover()
  await page.clock.runFor(650)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(tooltip(page)).toBeVisible()
})

test('stays open while the pointer moves onto it', async ({ page }) => {
  await chooseEastern(page)
  await code(page).hover()
  await expect(tooltip(page)).toBeVisible()
  await tooltip(page).hover()
  await expect(tooltip(page)).toBeVisible()
})

test('keeps a press that began before the tooltip opened', async ({ page }) => {
  await openHydrated(page, '/')
  const phone = page.getByRole('banner').getByRole('link', { name: /^Call/ })
  const clicks = await phone.evaluateHandle((link) => {
    const clicks: Event[] = []
    link.addEventListener('click', (event) => {
      event.preventDefault()
      clicks.push(event)
    })
    return clicks
  })
  await phone.hover()
  await page.mouse.down()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.mouse.up()
  expect(await clicks.evaluate(({ length }) => length)).toBe(1)
})

for (const width of [320, 1280]) {
  test(`lies within a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await chooseEastern(page)
    await tabToCode(page)
    const { x, width: own } = (await tooltip(page).boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + own).toBeLessThanOrEqual(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
