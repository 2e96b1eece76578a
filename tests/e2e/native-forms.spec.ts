// Both forms without JavaScript (D28). Nothing is mocked: form, endpoint, store.
import type { Page } from '@playwright/test'
import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { fromIsoDate, longDate } from '#machines/consultation/day.ts'
import { booking, message as payload } from '../fixtures/visitor.ts'
import { bookButton, dayFromNow, fillBooking, fillMessage, message, visitor } from './forms.ts'
import { test } from './nativeSite.ts'
import { expect } from './siteTest.ts'

// Chromium reports the status of a page like that of a file.
test.use({ javaScriptEnabled: false, expectedErrors: ['Failed to load resource'] })

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const consent = (page: Page) => page.getByLabel(/GDPR consent/)
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const summary = (page: Page) => page.locator('#form-errors')
/** Returns a pattern of the address that says that a form of a page has arrived. */
const arrived = (path: string) => new RegExp(`/forms${path}\\?sent=[\\da-f-]{36}&at=\\d+#form-sent$`)
const longDay = (iso: string) => longDate(fromIsoDate(iso)!)

/** Presses Tab until a control is focused. */
async function tabTo(page: Page, label: string | RegExp): Promise<void> {
  const control = page
    .getByRole('form')
    .getByLabel(label)
    .or(page.getByRole('button', { name: label }))
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    if (await control.first().evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reaches ${String(label)}.`)
}

for (const path of ['/contact', '/more-information']) {
  test(`sends a message from ${path}, and says that it arrived`, async ({ page, site }) => {
    await page.goto(path)
    await fillMessage(page)
    await consent(page).check()
    await sendButton(page).click()
    await expect(page).toHaveURL(arrived(path))
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
    await expect(page.getByText('Your message has been sent successfully!')).toBeInViewport()
    await expect(field(page, 'Message')).toHaveValue('')
    expect(await site.stored()).toEqual([{ ...payload, phone: '' }])
  })
}

test('sends a booking, and says that it arrived', async ({ page, site }) => {
  await page.goto('/free-consultation')
  await expect(page.getByText('Success!')).toBeHidden()
  const day = await dayFromNow(page, 7)
  await fillBooking(page, day)
  await page.getByLabel('Timezone *').selectOption('JST')
  await bookButton(page).click()
  await expect(page).toHaveURL(arrived('/free-consultation'))
  await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeInViewport()
  expect(await site.stored()).toEqual([{ ...booking, date: longDay(day), timezone: 'JST' }])
})

test('books any time, although the hour cannot be cleared', async ({ page, site }) => {
  await page.goto('/free-consultation')
  const day = await dayFromNow(page, 7)
  await fillBooking(page, day)
  await page.getByLabel('Any time works for me').check()
  await bookButton(page).click()
  await expect(page).toHaveURL(arrived('/free-consultation'))
  expect(await site.stored()).toEqual([{ ...booking, date: longDay(day), time: anyTime }])
})

test('books any time without an hour', async ({ page, site }) => {
  await page.goto('/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Preferred Time *').selectOption('')
  await page.getByLabel('Any time works for me').check()
  await bookButton(page).click()
  await expect(page).toHaveURL(arrived('/free-consultation'))
  expect(await site.stored()).toMatchObject([{ time: anyTime }])
})

test('lets the browser ask for required fields and for the consent', async ({ page, site }) => {
  await page.goto('/contact')
  await sendButton(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  await fillMessage(page)
  await sendButton(page).click()
  await expect(consent(page)).toBeFocused()
  await expect(page).toHaveURL('/contact')
  expect(await site.stored()).toEqual([])
})

test('shows errors at the fields of a message, keeps what was typed, and sends it then', async ({ page, site }) => {
  await page.goto('/contact')
  await fillMessage(page, { ...message, Email: 'jana@localhost', Message: '</textarea><b>Two\nlines' })
  await page.getByLabel('Phone (optional)').fill('call me')
  await consent(page).check()
  await sendButton(page).click()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary(page)).toBeInViewport()
  await expect(summary(page)).toContainText('Please correct the marked fields')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/name@company\.com/)
  await expect(field(page, 'Email')).toHaveValue('jana@localhost')
  await expect(field(page, 'Message')).toHaveValue('</textarea><b>Two\nlines')
  await expect(consent(page)).not.toBeChecked()
  expect(await site.stored()).toEqual([])

  await summary(page)
    .getByRole('link', { name: /phone number/ })
    .click()
  await page.keyboard.type('+421 900 123 456')
  await expect(page.getByLabel('Phone (optional)')).toBeFocused()
  await page.getByLabel('Phone (optional)').fill(payload.phone)
  await field(page, 'Email').fill(message.Email)
  await consent(page).check()
  await sendButton(page).click()
  await expect(page).toHaveURL(arrived('/contact'))
  expect(await site.stored()).toEqual([{ ...payload, message: '</textarea><b>Two\nlines' }])
})

test('shows errors at the fields of a booking, and keeps every choice', async ({ page, site }) => {
  await page.goto('/free-consultation')
  const day = await dayFromNow(page, 1200)
  await fillBooking(page, day)
  await page.getByLabel('Preferred Time *').selectOption('')
  await page.getByLabel('Timezone *').selectOption('CST_CHINA')
  await bookButton(page).click()
  await expect(summary(page)).toContainText('Please fill in all fields')
  await expect(summary(page).getByRole('listitem')).toHaveText([/^Choose a date within/, /^Choose a time, or tick/])
  for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByLabel('Preferred Date *')).toHaveValue(day)
  await expect(page.getByLabel('Timezone *')).toHaveValue('CST_CHINA')
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeHidden()
  expect(await site.stored()).toEqual([])
})

test('sends a message by keyboard alone, with an error in between', async ({ page, site }) => {
  await page.goto('/contact')
  await tabTo(page, 'Name')
  await page.keyboard.type(payload.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('jana@localhost')
  await page.keyboard.press('Tab')
  await page.keyboard.type(payload.company)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('We make pumps.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  // Enter in a line submits, as the button does.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(summary(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Email')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(payload.email)
  await tabTo(page, /GDPR consent/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(arrived('/contact'))
  await expect(page.locator('#form-sent')).toBeFocused()
  expect(await site.stored()).toEqual([{ ...payload, phone: '', message: 'We make pumps.' }])
})

test('books by keyboard alone', async ({ page, site }) => {
  await page.goto('/free-consultation')
  const day = `${new Date().getFullYear() + 1}-05-05`
  await tabTo(page, 'Full Name *')
  await page.keyboard.type(booking.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(booking.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(booking.phone)
  await page.keyboard.press('Tab')
  // Day and month are in the order of the machine's language.
  await page.keyboard.type(`0505${day.slice(0, 4)}`)
  await tabTo(page, 'Preferred Time *')
  await page.keyboard.type('10')
  await tabTo(page, 'Schedule Consultation')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(arrived('/free-consultation'))
  expect(await site.stored()).toEqual([{ ...booking, date: longDay(day) }])
})

test('says when to try again after too many messages, and keeps what was typed', async ({ page, site }) => {
  const send = async (company: string) => {
    await page.goto('/contact')
    await fillMessage(page, { ...message, Company: company })
    await consent(page).check()
    await sendButton(page).click()
  }
  for (let count = 1; count <= 5; count += 1) await send(`Pump Works ${count}`)
  await expect(page).toHaveURL(arrived('/contact'))
  await send('Pump Works 6')
  await expect(summary(page)).toContainText('Too many messages came from your network. Please try again later.')
  await expect(summary(page).getByRole('link')).toHaveText(['+421 000 000 000', 'info@b2b-services.example'])
  await expect(field(page, 'Company')).toHaveValue('Pump Works 6')
  expect(await site.stored()).toHaveLength(5)
})

test('keeps what was typed while nothing can be stored, and sends it then', async ({ page, site }) => {
  site.state.isUnavailable = true
  await page.goto('/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(summary(page)).toContainText('Failed to book consultation. Please try again.')
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('10:00')
  site.state.isUnavailable = false
  await bookButton(page).click()
  await expect(page).toHaveURL(arrived('/free-consultation'))
  expect(await site.stored()).toHaveLength(1)
})

test('stores a message once that is sent again from the history', async ({ page, site }) => {
  await page.goto('/contact')
  for (let count = 1; count <= 2; count += 1) {
    await fillMessage(page)
    await consent(page).check()
    await sendButton(page).click()
    await expect(page).toHaveURL(arrived('/contact'))
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  }
  expect(await site.stored()).toHaveLength(1)
})

test('says that a message arrived once: not after a reload, and not at an address opened by hand', async ({ page }) => {
  await page.goto('/contact')
  await fillMessage(page)
  await consent(page).check()
  await sendButton(page).click()
  await expect(page.locator('#form-sent')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/contact#form-sent')
  await expect(page.locator('#form-sent')).toHaveCount(0)
  await page.goto('/forms/contact?sent=1')
  await expect(page).toHaveURL('/contact')
})

test('shows the page with errors again after Back, without sending the form again', async ({ page, site }) => {
  await page.goto('/contact')
  await fillMessage(page, { ...message, Email: 'jana@localhost' })
  await consent(page).check()
  await sendButton(page).click()
  await field(page, 'Email').fill(message.Email)
  await consent(page).check()
  await sendButton(page).click()
  await expect(page).toHaveURL(arrived('/contact'))
  await page.goBack()
  await expect(summary(page)).toContainText('Please correct the marked fields')
  await expect(page.locator('#form-sent')).toHaveCount(0)
  await expect(field(page, 'Message')).toHaveValue(message.Message)
  expect(await site.stored()).toHaveLength(1)
})

test('leads from the address of the endpoint to the page', async ({ page }) => {
  await page.goto('/forms/more-information')
  await expect(page).toHaveURL('/more-information')
})

for (const width of [320, 360, 768, 1280]) {
  test(`fits a page with errors into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/free-consultation')
    await fillBooking(page, await dayFromNow(page, 1200))
    await bookButton(page).click()
    await expect(summary(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
