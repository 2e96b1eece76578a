import type { Locator, Page } from '@playwright/test'
import { accept, bookButton, consultationUrl, fillBooking, toasts, recordBodies, recordKeys } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

// The form's own status is another live region, below the button.
const visitorsTime = (page: Page): Locator => page.getByRole('form').getByRole('status').first()

// April 30, 2027 begins at 01:00 in Cairo, which changes its clocks at midnight. 10:00 in Bratislava is 08:00 UTC on
// that day.
const visitors = [
  ['Pacific/Kiritimati', '22:00 on April 30, 2027'],
  ['Pacific/Chatham', '20:45 on April 30, 2027'],
  ['Pacific/Auckland', '20:00 on April 30, 2027'],
  ['Asia/Tokyo', '17:00 on April 30, 2027'],
  ['Asia/Kathmandu', '13:45 on April 30, 2027'],
  ['Asia/Kolkata', '13:30 on April 30, 2027'],
  ['Africa/Cairo', '11:00 on April 30, 2027'],
  ['America/St_Johns', '05:30 on April 30, 2027'],
  ['America/Santiago', '04:00 on April 30, 2027'],
  ['America/Los_Angeles', '01:00 on April 30, 2027'],
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

for (const timezoneId of ['Europe/Bratislava', 'Europe/Vienna', 'Africa/Johannesburg']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('shows no local time when it equals the chosen time', async ({ page }) => {
      await page.clock.setFixedTime('2027-04-12T12:00:00Z')
      await openHydrated(page, '/free-consultation')
      await fillBooking(page, '2027-04-30')
      await expect(page.getByText('You chose April 30, 2027.')).toBeVisible()
      await expect(visitorsTime(page)).toBeEmpty()
      await page.getByLabel('Timezone *').selectOption('GMT')
      await expect(visitorsTime(page)).toContainText('10:00 GMT is 11:00 on April 30, 2027')
    })
  })
}

test.describe('for a visitor in UTC', () => {
  test.use({ timezoneId: 'UTC' })

  test('converts every time zone code, also in daylight saving time', async ({ page }) => {
    await page.clock.setFixedTime('2027-04-12T12:00:00Z')
    await openHydrated(page, '/free-consultation')
    await fillBooking(page, '2027-07-15')
    for (const [code, own] of [
      ['CET', '08:00'],
      ['GMT', '09:00'],
      ['EET', '07:00'],
      ['EST', '14:00'],
      ['CST', '15:00'],
      ['MST', '16:00'],
      ['PST', '17:00'],
      ['AEST', '00:00'],
      ['JST', '01:00'],
      ['IST', '04:30'],
      ['CST_CHINA', '02:00'],
    ] as const) {
      await page.getByLabel('Timezone *').selectOption(code)
      await expect(visitorsTime(page)).toContainText(`10:00 ${code} is ${own} on July 15, 2027`)
    }
  })
})

test.describe('in America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('converts in weeks when only one side has daylight saving time', async ({ page }) => {
    await page.clock.setFixedTime('2027-01-10T12:00:00Z')
    await openHydrated(page, '/free-consultation')
    const status = visitorsTime(page)
    await fillBooking(page, '2027-03-10')
    await expect(status).toContainText('10:00 CET is 01:00 on March 10, 2027')
    await page.getByLabel('Preferred Date *').fill('2027-03-17')
    await expect(status).toContainText('10:00 CET is 02:00 on March 17, 2027')
    await page.getByLabel('Preferred Date *').fill('2027-03-31')
    await expect(status).toContainText('10:00 CET is 01:00 on March 31, 2027')
  })

  test('updates the local time with each choice and removes it', async ({ page }) => {
    await page.clock.setFixedTime('2027-04-12T12:00:00Z')
    await openHydrated(page, '/free-consultation')
    const status = visitorsTime(page)
    await fillBooking(page, '2027-04-30')
    await page.getByLabel('Timezone *').selectOption('CST_CHINA')
    await expect(status).toContainText('10:00 CST_CHINA is 19:00 on April 29, 2027')
    await page.getByLabel('Preferred Time *').selectOption('22:00')
    await expect(status).toContainText('22:00 CST_CHINA is 07:00 on April 30, 2027')
    await page.getByLabel('Timezone *').selectOption('PST')
    await expect(status).toBeEmpty()
    await page.getByLabel('Timezone *').selectOption('MST')
    await expect(status).toContainText('22:00 MST is 21:00 on April 30, 2027')
    await page.getByLabel('Any time works for me (flexible)').check()
    await expect(status).toBeEmpty()
  })

  test('rejects a time that is past in the chosen time zone', async ({ page }) => {
    await page.clock.setFixedTime('2027-03-05T04:00:00Z') // 20:00 on March 4; 15:00 on March 5 in Sydney
    const keys = await recordKeys(page, consultationUrl, accept)
    await openHydrated(page, '/free-consultation')
    await fillBooking(page, '2027-03-05')
    await page.getByLabel('Timezone *').selectOption('AEST')
    await bookButton(page).click()
    await expect(toasts(page)).toContainText('Please correct the marked fields')
    await expect(page.getByLabel('Preferred Time *')).toHaveAccessibleDescription(
      /has already passed in the chosen time zone/,
    )
    await expect(page.getByLabel('Preferred Time *')).toBeFocused()
    expect(keys).toEqual([])
    await page.getByLabel('Preferred Time *').selectOption('16:00')
    await bookButton(page).click()
    await expect(toasts(page).first()).toContainText('Success!')
  })
})
