// The calendar on the built site: its own chunk, and where it is on screens of different widths. What it offers and how
// its keys work is tested in src/routes/free-consultation.dates.test.tsx and in its stories.
import type { Locator, Page } from '@playwright/test'
import { accept, bookButton, consultationUrl, fillBooking, toasts } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Open the calendar' })
const calendar = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a date' })
const dayButton = (page: Page, name: string): Locator => calendar(page).getByRole('button', { name })
const date = (page: Page): Locator => page.getByLabel('Preferred Date *')

test.beforeEach(({ page }) => page.clock.setFixedTime('2027-03-04T09:00:00Z'))

async function openByKeyboard(page: Page) {
  await openHydrated(page, '/free-consultation')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dayButton(page, 'Friday, March 5, 2027')).toBeFocused()
}

test('loads when the visitor reaches for its button, and picks a day', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openHydrated(page, '/free-consultation')
  await page.getByLabel('Full Name *').click()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.includes('Calendar'))).toEqual([])
  await opener(page).click()
  await dayButton(page, 'Friday, March 5, 2027').click()
  expect(fetched.filter((path) => path.includes('Calendar'))).toHaveLength(1)
  await expect(date(page)).toHaveValue('2027-03-05')
  await expect(opener(page)).toBeFocused()
})

for (const width of [320, 360])
  test(`is a modal dialog that lies within a screen of ${width} px, and keeps the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await openByKeyboard(page)
    expect(await calendar(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press('Tab')
      // While the browser's own controls have the focus, the page reports the body as active.
      expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true)
    }
    await page.mouse.click(5, 5)
    await expect(calendar(page)).toBeHidden()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  })

test('opens under its field on a wide screen, and closes by its button or when the focus leaves', async ({ page }) => {
  await openByKeyboard(page)
  expect(await calendar(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
  const field = (await date(page).boundingBox())!
  const box = (await calendar(page).boundingBox())!
  expect(Math.abs(box.x - field.x)).toBeLessThanOrEqual(1)
  expect(box.y - (field.y + field.height)).toBeGreaterThanOrEqual(0)
  expect(box.y - (field.y + field.height)).toBeLessThan(16)
  await opener(page).click()
  await expect(calendar(page)).toBeHidden()
  await opener(page).click()
  await calendar(page).getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Tab')
  await expect(calendar(page)).toBeHidden()
  await expect(page.getByLabel('Preferred Time *')).toBeFocused()
})

test('draws a border above every day of a month that starts late in the week', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await date(page).fill('2027-05-20')
  await opener(page).click()
  const borderAbove = async (name: string) => {
    const { x, y } = (await dayButton(page, name).boundingBox())!
    return page.screenshot({ clip: { x: x + 4, y: y - 2, width: 4, height: 4 } })
  }
  const usual = await borderAbove('Monday, May 10, 2027')
  expect(await borderAbove('Monday, May 3, 2027')).toEqual(usual)
  expect(await borderAbove('Friday, May 7, 2027')).toEqual(usual)
})

test.describe('whose code cannot be loaded', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('leaves the native field, which gets the focus if the browser refuses its picker', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLInputElement.prototype.showPicker = () => {
        throw new DOMException('no user activation', 'NotAllowedError')
      }
    })
    await page.route('**/assets/Calendar-*.js', (route) => route.abort())
    await page.route(consultationUrl, accept)
    await openHydrated(page, '/free-consultation')
    await opener(page).click()
    await expect(date(page)).toBeFocused()
    await fillBooking(page, '2027-03-05')
    await bookButton(page).click()
    await expect(toasts(page)).toContainText('Success!')
  })
})
