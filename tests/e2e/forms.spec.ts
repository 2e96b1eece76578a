// Both forms on the built site and the real server: one way that succeeds, one that fails, and what only a browser does.
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readMail } from '../fixtures/readMail.ts'
import {
  accept,
  bookButton,
  consultationUrl,
  contactUrl,
  fillBooking,
  fillMessage,
  message,
  recordBodies,
  recordKeys,
  refuse,
  toasts,
  visitor,
} from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const sent = 'Your message has been sent successfully!'
const booked = 'We will send you a meeting link via email and SMS shortly.'
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const status = (page: Page) => page.getByRole('form').getByRole('status').last()

/** Waits for so many mails to or about an address and returns them, the company's first. */
async function mailsAbout(address: string, count: number, baseURL: string | undefined) {
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
const reportOlderPage = (page: Page) =>
  page.route('**/functions/v1/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-page-age': '60' } }),
  )

/** Presses Tab until the element with that name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'checkbox', name: string): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name, exact: true })
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to the ${role} "${name}".`)
}

test('mails a message to the company that was written from the home page on, by keyboard alone', async ({
  page,
  baseURL,
}) => {
  const email = `jana.${randomUUID()}@example.com`
  await reportOlderPage(page)
  await openHydrated(page, '/')
  await tabTo(page, 'link', 'Start Now')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ready for Growth?' })).toBeFocused()
  for (const [label, value] of Object.entries({ ...message, Email: email })) {
    await tabTo(page, 'textbox', label)
    await page.keyboard.insertText(value)
  }
  await tabTo(page, 'checkbox', 'I agree that my data is used solely to respond to my inquiry (GDPR consent).')
  await page.keyboard.press('Space')
  await expect(send(page)).toBeEnabled()
  await tabTo(page, 'button', 'Send Message')
  await page.keyboard.press('Enter')
  await expect(page.getByText(sent)).toBeVisible()

  const [mail] = await mailsAbout(email, 1, baseURL)
  expect(mail!.from?.name).toBe('B2B Services')
  expect(Math.abs(Date.parse(mail!.date ?? '') - Date.now())).toBeLessThan(60_000)
  expect(mail!.recipients).toEqual(['info@b2b-services.example'])
  expect(mail!.replies).toEqual([email])
  expect(mail!.subject).toBe('Message from Jana Nováková, Pump Works Ltd.')
  expect(mail!.text).toContain('> We make pumps up to DN 200.\n> Who buys them in Poland?')
})

test('mails a booking to the company and a confirmation to the visitor', async ({ page, baseURL }) => {
  const email = `jana.${randomUUID()}@example.com`
  await reportOlderPage(page)
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Email Address *').fill(email)
  await bookButton(page).click()
  await expect(page.getByText(booked)).toBeVisible()

  const [company, confirmation] = await mailsAbout(email, 2, baseURL)
  expect(company!.replies).toEqual([email])
  expect(company!.text).toContain(visitor['Phone Number *'])
  expect(company!.text).toMatch(/^Time: +10:00, UTC\+0[12]:00$/m)
  expect(confirmation!.recipients).toEqual([email])
  expect(confirmation!.attachments.map(({ filename }) => filename)).toContain('consultation.ics')
})

test.describe('after a failure', () => {
  test.use({
    expectedErrors: ['send-contact-email failed', 'send-consultation-email failed', 'Failed to load resource'],
  })

  test('sends a message with the same key from the other page, after a reload without the consent', async ({
    page,
  }) => {
    const keys = await recordKeys(page, contactUrl, (route, count) => (count < 2 ? refuse(route) : accept(route)))
    await openHydrated(page, '/contact')
    await fillMessage(page)
    await page.getByLabel(/GDPR consent/).check()
    await send(page).click()
    await expect(status(page)).toHaveText('Message not sent. Everything you typed is still here.')
    await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
    await expect(status(page)).toHaveText('Message not sent. Everything you typed is still here.')
    await page.reload()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
    await expect(page.getByLabel(/GDPR consent/)).not.toBeChecked()
    await page.getByLabel(/GDPR consent/).check()
    await send(page).click()
    await expect(status(page)).toHaveText('Message sent. Thank you.')
    await expect(status(page)).toBeFocused()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  test('keeps a booking that failed, with the focus on its button, which no toast covers on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route(consultationUrl, refuse)
    await openHydrated(page, '/free-consultation')
    await fillBooking(page)
    await bookButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await bookButton(page).click()
    await expect(toasts(page)).toContainText('Failed to book consultation. Please try again.')
    await expect(page.getByLabel('Full Name *')).toHaveValue(visitor['Full Name *'])
    await expect(bookButton(page)).toBeFocused()
    const button = (await bookButton(page).boundingBox())!
    const toast = (await toasts(page).boundingBox())!
    expect(button.y + button.height).toBeLessThan(toast.y)
  })

  test('sends a message once whose client could not be loaded', async ({ page }) => {
    // The client is fetched on the first input.
    const client = '**/assets/http-*.js*'
    await page.route(client, (route) => route.abort())
    await openHydrated(page, '/contact')
    await fillMessage(page)
    await page.getByLabel(/GDPR consent/).check()
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await send(page).click()
      await expect(status(page)).toHaveText(/^Message not sent/)
    }
    await expect(toasts(page)).toHaveText([/^Failed to send message/])
    await page.unroute(client)
    await send(page).click()
    await expect(page.getByText(sent)).toBeVisible()
  })
})

test('restores the draft of a booking after a reload, and books it', async ({ page }) => {
  const bodies: unknown[] = []
  await page.route(consultationUrl, (route) => {
    bodies.push(route.request().postDataJSON())
    return accept(route)
  })
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Timezone *').selectOption('PST')
  await expect(page.getByText(/^You chose/)).toBeVisible()
  const day = await page.getByLabel('Preferred Date *').inputValue()
  await page.reload()
  for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByLabel('Preferred Date *')).toHaveValue(day)
  await expect(page.getByLabel('Preferred Time *')).toHaveValue('10:00')
  await expect(page.getByLabel('Timezone *')).toHaveValue('PST')
  await bookButton(page).click()
  await expect(page.getByText(booked)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeEnabled()
  await expect(page.getByLabel('Full Name *')).toHaveValue('')
})

test('keeps sending while the visitor is on another page, and shows the result there and on return', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const keys = await recordKeys(page, contactUrl, (route) => answered.then(() => accept(route)))
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  answer()
  await expect(toasts(page)).toContainText([sent])
  await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
  await expect(status(page)).toHaveText('Message sent. Thank you.')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  expect(keys).toHaveLength(1)
})

test('sends nothing when the hidden field is filled in, and lets a person empty it', async ({ page }) => {
  await openHydrated(page, '/contact')
  const bodies = await recordBodies(page)
  const honeypot = page.getByLabel('Please clear this field: your browser filled in our spam check.')
  await expect(honeypot).toBeHidden()
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await send(page).click()
  await expect(honeypot).toBeFocused()
  expect(await bodies()).toEqual([])
  await honeypot.clear()
  await send(page).click()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await bodies()).toHaveLength(1)
  expect(JSON.stringify(await bodies())).not.toContain('spam.example')
})

test('works when the browser refuses storage and service workers', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    ServiceWorkerContainer.prototype.getRegistrations = async () => refuse()
  })
  await openHydrated(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Start Now' }).click()
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await send(page).click()
  await expect(page.getByText(sent)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).click()
  await fillBooking(page)
  await bookButton(page).click()
  await expect(page.getByText(booked)).toBeVisible()
})

for (const path of ['/contact', '/free-consultation'])
  test(`marks the required fields on ${path} by an asterisk, and says so above them`, async ({ page }) => {
    await openHydrated(page, path)
    await expect(page.getByRole('form').getByRole('paragraph').first()).toHaveText('Fields marked with * are required.')
    const labels = await page.getByRole('form').evaluate((form: HTMLFormElement) =>
      Array.from(form.elements as HTMLCollectionOf<HTMLInputElement>)
        .filter(({ labels }) => labels?.length)
        .map(({ labels, required }) => ({
          required,
          marks: `${labels![0]!.textContent}${getComputedStyle(labels![0]!, '::after').content}`.split('*').length - 1,
        })),
    )
    expect(labels.length).toBeGreaterThan(5)
    expect(labels.filter(({ required, marks }) => marks !== Number(required))).toEqual([])
  })
