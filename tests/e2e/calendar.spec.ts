import type { Locator, Page } from '@playwright/test'
import { accept, bookButton, consultationUrl, fillBooking, toasts, recordKeys } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Open the calendar' })
const calendar = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a date' })
const dayButton = (page: Page, name: string): Locator => calendar(page).getByRole('button', { name })
const date = (page: Page): Locator => page.getByLabel('Preferred Date *')

test.beforeEach(({ page }) => page.clock.setFixedTime('2027-03-04T09:00:00Z'))

test('loads the calendar when the visitor reaches for its button', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openHydrated(page, '/free-consultation')
  await page.getByLabel('Full Name *').click()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.includes('Calendar'))).toEqual([])
  await opener(page).click()
  await expect(calendar(page).getByRole('grid', { name: 'March 2027' })).toBeVisible()
  expect(fetched.filter((path) => path.includes('Calendar'))).toHaveLength(1)
})

test('writes the picked day into the date field, describes it in words and closes', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await opener(page).click()
  await dayButton(page, 'Friday, March 5, 2027').click()
  await expect(calendar(page)).toBeHidden()
  await expect(date(page)).toHaveValue('2027-03-05')
  await expect(date(page)).toHaveAccessibleDescription('You chose March 5, 2027.')
  await expect(opener(page)).toBeFocused()
})

test('offers days from tomorrow on', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await opener(page).click()
  await expect(dayButton(page, 'Wednesday, March 3, 2027')).toBeDisabled()
  await expect(dayButton(page, 'Today, Thursday, March 4, 2027')).toBeDisabled()
  await expect(dayButton(page, 'Friday, March 5, 2027')).toBeEnabled()
  await expect(calendar(page).getByRole('button', { name: 'Go to the Previous Month' })).toBeDisabled()
})

test('reads the clock again when it opens after midnight', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await opener(page).click()
  await calendar(page).getByRole('button', { name: 'Cancel' }).click()
  await page.clock.setFixedTime('2027-03-04T23:30:00Z') // 0:30 on March 5 in Bratislava
  await opener(page).click()
  await expect(dayButton(page, 'Today, Friday, March 5, 2027')).toBeDisabled()
  await expect(dayButton(page, 'Saturday, March 6, 2027')).toBeEnabled()
})

test('refuses a day that became today before the form is sent', async ({ page }) => {
  const keys = await recordKeys(page, consultationUrl, accept)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page, '2027-03-05')
  await page.clock.setFixedTime('2027-03-04T23:30:00Z')
  await bookButton(page).click()
  await expect(toasts(page)).toContainText('Please correct the marked fields')
  await expect(date(page)).toHaveAccessibleDescription(/Choose tomorrow or a later date/)
  await expect(date(page)).toBeFocused()
  expect(keys).toEqual([])
})

test('moves through days and months by keyboard and picks one', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dayButton(page, 'Friday, March 5, 2027')).toBeFocused()
  for (const [key, name] of [
    ['ArrowRight', 'Saturday, March 6, 2027'],
    ['ArrowDown', 'Saturday, March 13, 2027'],
    ['ArrowLeft', 'Friday, March 12, 2027'],
    ['ArrowUp', 'Friday, March 5, 2027'],
    ['End', 'Sunday, March 7, 2027'],
    ['PageDown', 'Wednesday, April 7, 2027'],
    ['Home', 'Monday, April 5, 2027'],
    ['Shift+PageDown', 'Wednesday, April 5, 2028'],
    ['PageUp', 'Sunday, March 5, 2028'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dayButton(page, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(calendar(page)).toBeHidden()
  await expect(date(page)).toHaveValue('2028-03-05')
  await expect(opener(page)).toBeFocused()
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

test('closes on Escape, keeps the date and returns the focus to its button', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await date(page).fill('2027-03-20')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dayButton(page, 'Saturday, March 20, 2027, selected')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(date(page)).toHaveValue('2027-03-20')
})

test('ends two years from now, on the last day that the endpoint accepts', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await date(page).fill('2029-03-04')
  await opener(page).click()
  await expect(dayButton(page, 'Sunday, March 4, 2029, selected')).toBeEnabled()
  await expect(dayButton(page, 'Monday, March 5, 2029')).toBeDisabled()
  await expect(calendar(page).getByRole('button', { name: 'Go to the Next Month' })).toBeDisabled()
})

const openByKeyboard = async (page: Page) => {
  await openHydrated(page, '/free-consultation')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dayButton(page, 'Friday, March 5, 2027')).toBeFocused()
}

for (const size of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('lies within the screen', async ({ page }) => {
      await openByKeyboard(page)
      const { x, y, width, height } = (await calendar(page).boundingBox())!
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(size.width)
      expect(y + height).toBeLessThanOrEqual(size.height)
    })

    test('closes on a press beside it', async ({ page }) => {
      await openByKeyboard(page)
      await page.mouse.click(5, 5)
      await expect(calendar(page)).toBeHidden()
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('opens as a modal dialog that keeps the focus', async ({ page }) => {
    await openByKeyboard(page)
    expect(await calendar(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press('Tab')
      // While the browser's own controls have the focus, the page reports the body as active.
      expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true)
    }
  })
})

test.describe('on a wide screen', () => {
  test('opens under its field and leaves the page usable', async ({ page }) => {
    await openByKeyboard(page)
    expect(await calendar(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
    const field = (await date(page).boundingBox())!
    const box = (await calendar(page).boundingBox())!
    expect(Math.abs(box.x - field.x)).toBeLessThanOrEqual(1)
    expect(box.y - (field.y + field.height)).toBeGreaterThanOrEqual(0)
    expect(box.y - (field.y + field.height)).toBeLessThan(16)
  })

  test('closes when the focus leaves it, and leaves the focus there', async ({ page }) => {
    await openByKeyboard(page)
    await calendar(page).getByRole('button', { name: 'Cancel' }).focus()
    await page.keyboard.press('Tab')
    await expect(calendar(page)).toBeHidden()
    await expect(page.getByLabel('Preferred Time *')).toBeFocused()
  })

  test('closes when its button is pressed again', async ({ page }) => {
    await openHydrated(page, '/free-consultation')
    await opener(page).click()
    await expect(calendar(page)).toBeVisible()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
    await opener(page).click()
    await expect(calendar(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('opens on the month of a typed date, and a picked day replaces it', async ({ page }) => {
    await openHydrated(page, '/free-consultation')
    await date(page).fill('2027-05-20')
    await opener(page).click()
    await expect(dayButton(page, 'Thursday, May 20, 2027, selected')).toBeFocused()
    await dayButton(page, 'Friday, May 21, 2027').click()
    await expect(date(page)).toHaveValue('2027-05-21')
  })
})
