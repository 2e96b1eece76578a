// Nothing is mocked: form, endpoint, store, mail file.
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail } from '../fixtures/readMail.ts'
import { bookButton, fillBooking, fillMessage, message, visitor } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

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
// People take longer than this test, whose messages would be marked as possible spam.
test.beforeEach(async ({ page }) => {
  await page.route('**/functions/v1/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-page-age': '60' } }),
  )
})

const newAddress = () => `jana.${randomUUID()}@example.com`

test('mails a message to the company, with the visitor as Reply-To', async ({ page, baseURL }) => {
  const email = newAddress()
  await openHydrated(page, '/contact')
  await fillMessage(page, { ...message, Email: email })
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()

  const [mail] = await mailsAbout(email, 1, baseURL)
  expect(mail!.from?.name).toBe('B2B Services')
  expect(mail!.recipients).toEqual(['info@b2b-services.example'])
  expect(mail!.replies).toEqual([email])
  expect(mail!.subject).toBe('Message from Jana Nováková, Pump Works Ltd.')
  expect(mail!.text).toContain('> We make pumps up to DN 200.\n> Who buys them in Poland?')
})

test('marks a message that is sent within seconds, and withholds its confirmation', async ({ page, baseURL }) => {
  const email = newAddress()
  await page.unrouteAll()
  await openHydrated(page, '/free-consultation')
  await page.evaluate(() => Object.assign(performance, { now: () => 1_000 }))
  await fillBooking(page)
  await page.getByLabel('Email Address *').fill(email)
  await bookButton(page).click()
  await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeVisible()

  const [company] = await mailsAbout(email, 1, baseURL)
  expect(company!.subject).toMatch(/^\[possible spam\] /)
})

test('mails a booking to the company and a confirmation to the visitor', async ({ page, baseURL }) => {
  const email = newAddress()
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Email Address *').fill(email)
  await bookButton(page).click()
  await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeVisible()

  const [company, confirmation] = await mailsAbout(email, 2, baseURL)
  expect(company!.replies).toEqual([email])
  expect(company!.text).toContain(visitor['Phone Number *'])
  expect(company!.text).toMatch(/^Time: +10:00, UTC\+0[12]:00$/m)
  expect(confirmation!.recipients).toEqual([email])
  expect(confirmation!.text).toMatch(/^Time: +10:00, UTC\+0[12]:00$/m)
  expect(confirmation!.attachments.map(({ filename }) => filename)).toContain('consultation.ics')
})
