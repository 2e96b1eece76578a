// The browser's own time zone. machines/consultation/moment.test.ts and pickedDay.test.ts compare every zone with Temporal.
import type { Locator, Page } from '@playwright/test'
import { accept, bookButton, consultationUrl, fillBooking, recordBodies, toasts } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

// The form's own status is another live region, below the button.
const visitorsTime = (page: Page): Locator => page.getByRole('form').getByRole('status').first()

// April 30, 2027 begins at 01:00 in Cairo, which changes its clocks at midnight. 10:00 in Bratislava is 08:00 UTC on
// that day.
const visitors = [
  ['Pacific/Kiritimati', '22:00 on April 30, 2027'],
  ['Asia/Kathmandu', '13:45 on April 30, 2027'],
  ['Africa/Cairo', '11:00 on April 30, 2027'],
  ['Pacific/Pago_Pago', '21:00 on April 29, 2027'],
] as const

for (const [timezoneId, own] of visitors) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('sends the clicked day and shows the local time', async ({ page }) => {
      await page.clock.setFixedTime('2027-04-12T12:00:00Z')
      await page.route(consultationUrl, accept)
      await openHydrated(page, '/free-consultation')
      const bodies = await recordBodies(page)
      await fillBooking(page, '2027-04-20')
      await page.getByRole('button', { name: 'Open the calendar' }).click()
      await page.getByRole('button', { name: 'Friday, April 30, 2027' }).click()
      await expect(page.getByLabel('Preferred Date *')).toHaveValue('2027-04-30')
      await expect(visitorsTime(page)).toContainText(`10:00 CET is ${own} in your time zone`)
      await bookButton(page).click()
      await expect(toasts(page)).toContainText('Success!')
      expect(await bodies()).toEqual([
        expect.objectContaining({ date: 'April 30, 2027', time: '10:00', timezone: 'CET' }),
      ])
    })
  })
}

test.describe('in America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('updates the local time with each choice, also while one side has daylight saving time', async ({ page }) => {
    await page.clock.setFixedTime('2027-01-10T12:00:00Z')
    await openHydrated(page, '/free-consultation')
    const status = visitorsTime(page)
    await fillBooking(page, '2027-03-10')
    await expect(status).toContainText('10:00 CET is 01:00 on March 10, 2027')
    await page.getByLabel('Preferred Date *').fill('2027-03-17')
    await expect(status).toContainText('10:00 CET is 02:00 on March 17, 2027')
    await page.getByLabel('Timezone *').selectOption('CST_CHINA')
    await expect(status).toContainText('10:00 CST_CHINA is 19:00 on March 16, 2027')
    await page.getByLabel('Timezone *').selectOption('PST')
    await expect(status).toBeEmpty()
    await page.getByLabel('Timezone *').selectOption('MST')
    await expect(status).toContainText('10:00 MST is 09:00 on March 17, 2027')
    await page.getByLabel('Any time works for me (flexible)').check()
    await expect(status).toBeEmpty()
  })
})
