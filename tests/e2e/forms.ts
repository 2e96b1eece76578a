import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { Temporal } from 'temporal-polyfill'
import { readMail } from '../fakes/mailServer.ts'
import { bookButton, consent, sendButton } from '../fixtures/formButtons.ts'
import { messageByLabel as message, visitorByLabel as visitor } from '../fixtures/visitor.ts'
import { openHydrated } from './siteTest.ts'

export { bookButton, consent, message, sendButton, visitor }

export const contactUrl = '**/functions/v1/send-contact-email'
export const consultationUrl = '**/functions/v1/send-consultation-email'

export const sent = 'Your message has been sent successfully!'
export const booked = 'We will send you a meeting link via email and SMS shortly.'

/** Returns the field of the contact form with a label. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
/** Returns the toasts, newest first. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' }).getByRole('group')

/** Fills in the contact form, without the consent. */
export async function fillMessage(page: Page, values: Record<string, string> = message): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

/** Gives the consent, and submits the contact form. */
export async function send(page: Page): Promise<void> {
  await consent(page).check()
  await sendButton(page).click({ noWaitAfter: true })
}

/** Returns the day `count` days from now as `2027-03-05`, in the time zone of the browsers. */
export const inDays = (count: number): string =>
  Temporal.Now.plainDateISO('Europe/Bratislava').add({ days: count }).toString()

/** Fills in the booking form for 10:00 CET, a week from now or on `day` (`2027-03-05`). */
export async function fillBooking(page: Page, day?: string): Promise<void> {
  for (const [label, value] of Object.entries(visitor)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Preferred Date *').fill(day ?? inDays(7))
  await page.getByLabel('Preferred Time *').selectOption('10:00')
}

/** Books a consultation under an email address, a week from now at 10:00 CET, and waits for the confirmation. */
export async function bookAs(page: Page, email: string): Promise<void> {
  await reportOlderPage(page)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Email Address *').fill(email)
  await bookButton(page).click()
  await expect(page.getByText(booked)).toBeVisible()
}

/** Returns the calendar file that a confirmation offers. */
export async function readCalendarLink(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')
  return decodeURIComponent(href!.replace(/^data:text\/calendar;charset=utf-8,/, '')).replaceAll('\r\n', '\n')
}

/** Responds as the endpoint does when it accepts. */
export const accept = (route: Route): Promise<void> => route.fulfill({ json: { ok: true } })

/** Responds as the endpoint does when it is unavailable. */
export const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'The outbox cannot be written.' } } })

/** Records the Idempotency-Key of every following message. */
export function recordKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/send-contact-email')) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

/** Waits for so many mails to or about an address and returns them, the company's first. */
export async function mailsAbout(address: string, count: number, baseURL: string | undefined) {
  const folder = `.cache/outbox-${new URL(baseURL!).port}/mail`
  const found = async () => {
    const names = await readdir(folder).catch(() => [])
    const letters = names.filter((name) => name.endsWith('.eml')).toSorted()
    const mails = await Promise.all(letters.map(async (name) => readMail(await readFile(join(folder, name)))))
    return mails.filter(({ recipients, replies }) => [...recipients, ...replies].includes(address))
  }
  await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(count)
  return found()
}

/** Reports an older page. People take longer than a test, whose messages are marked as possible spam. */
export const reportOlderPage = (page: Page) =>
  page.route('**/functions/v1/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-page-age': '60' } }),
  )
