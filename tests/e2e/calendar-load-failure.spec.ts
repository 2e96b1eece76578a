import { accept, bookButton, consultationUrl, fillBooking, toasts, recordBodies } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

test.use({ expectedErrors: ['Failed to load resource'] })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2027-03-04T09:00:00Z')
  await page.route('**/assets/OpenCalendar-*.js', (route) => route.abort())
})

test('books by the native field when the calendar cannot be loaded', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  const bodies = await recordBodies(page)
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.route(consultationUrl, accept)
  await fillBooking(page, '2027-03-05')
  await bookButton(page).click()
  await expect(toasts(page)).toContainText('Success!')
  expect(await bodies()).toEqual([expect.objectContaining({ date: 'March 5, 2027' })])
})

test('focuses the native field when the browser refuses to show its own picker', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLInputElement.prototype.showPicker = () => {
      throw new DOMException('no user activation', 'NotAllowedError')
    }
  })
  await openHydrated(page, '/free-consultation')
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  await expect(page.getByLabel('Preferred Date *')).toBeFocused()
})
