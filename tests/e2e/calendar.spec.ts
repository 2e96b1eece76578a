import type { Locator, Page } from '@playwright/test'
import { accept, bookButton, consultationUrl, fillBooking, notices, recordKeys } from './forms.ts'
import { expect, openAlive, test } from './site.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Open the calendar' })
const calendar = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a date' })
const dayButton = (page: Page, name: string): Locator => calendar(page).getByRole('button', { name })
const date = (page: Page): Locator => page.getByLabel('Preferred Date *')

test.beforeEach(({ page }) => page.clock.setFixedTime('2027-03-04T09:00:00Z'))

test('the calendar is fetched when the visitor goes for it, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openAlive(page, '/free-consultation')
  await page.getByLabel('Full Name *').click()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.includes('Calendar'))).toEqual([])
  await opener(page).click()
  await expect(calendar(page).getByRole('grid', { name: 'March 2027' })).toBeVisible()
  expect(fetched.filter((path) => path.includes('Calendar'))).toHaveLength(1)
})

test('the picked day stands in the date field and in words below its label, and the calendar is closed', async ({
  page,
}) => {
  await openAlive(page, '/free-consultation')
  await opener(page).click()
  await dayButton(page, 'Friday, March 5, 2027').click()
  await expect(calendar(page)).toBeHidden()
  await expect(date(page)).toHaveValue('2027-03-05')
  await expect(date(page)).toHaveAccessibleDescription('You chose March 5, 2027.')
  await expect(opener(page)).toBeFocused()
})

test('yesterday and today cannot be picked, tomorrow can', async ({ page }) => {
  await openAlive(page, '/free-consultation')
  await opener(page).click()
  await expect(dayButton(page, 'Wednesday, March 3, 2027')).toBeDisabled()
  await expect(dayButton(page, 'Today, Thursday, March 4, 2027')).toBeDisabled()
  await expect(dayButton(page, 'Friday, March 5, 2027')).toBeEnabled()
  await expect(calendar(page).getByRole('button', { name: 'Go to the Previous Month' })).toBeDisabled()
})

test('a page left open over midnight asks the clock again when the calendar opens', async ({ page }) => {
  await openAlive(page, '/free-consultation')
  await opener(page).click()
  await calendar(page).getByRole('button', { name: 'Close without choosing' }).click()
  await page.clock.setFixedTime('2027-03-04T23:30:00Z') // 0:30 on March 5 in Bratislava
  await opener(page).click()
  await expect(dayButton(page, 'Today, Friday, March 5, 2027')).toBeDisabled()
  await expect(dayButton(page, 'Saturday, March 6, 2027')).toBeEnabled()
})

test('a day picked before midnight and sent after it is refused, because it is today by then', async ({ page }) => {
  const keys = await recordKeys(page, consultationUrl, accept)
  await openAlive(page, '/free-consultation')
  await fillBooking(page, '2027-03-05')
  await page.clock.setFixedTime('2027-03-04T23:30:00Z')
  await bookButton(page).click()
  await expect(notices(page)).toContainText('Please correct the marked fields')
  await expect(date(page)).toHaveAccessibleDescription(/Choose a date from tomorrow on/)
  await expect(date(page)).toBeFocused()
  expect(keys).toEqual([])
})

test('the keyboard alone goes through days and months, and picks one', async ({ page }) => {
  await openAlive(page, '/free-consultation')
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

test('Escape closes the calendar, changes nothing and goes back to its button', async ({ page }) => {
  await openAlive(page, '/free-consultation')
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

test('while the calendar is open the keyboard stays in it', async ({ page }) => {
  await openAlive(page, '/free-consultation')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(dayButton(page, 'Friday, March 5, 2027')).toBeFocused()
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab')
    // The browser's own controls are the body to the page.
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true)
  }
})

test('a click beside the calendar closes it', async ({ page }) => {
  await openAlive(page, '/free-consultation')
  await opener(page).click()
  await expect(calendar(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(calendar(page)).toBeHidden()
})

test('the calendar ends two years from now, with the last day that a function accepts', async ({ page }) => {
  await openAlive(page, '/free-consultation')
  await date(page).fill('2029-03-04')
  await opener(page).click()
  await expect(dayButton(page, 'Sunday, March 4, 2029, selected')).toBeEnabled()
  await expect(dayButton(page, 'Monday, March 5, 2029')).toBeDisabled()
  await expect(calendar(page).getByRole('button', { name: 'Go to the Next Month' })).toBeDisabled()
})
