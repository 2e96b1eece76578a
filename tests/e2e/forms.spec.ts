// Both forms on the built site and the real server: one way that succeeds, one that fails, and what only a browser does.
import { randomUUID } from 'node:crypto'
import { test as unwatched, type Dialog, type Locator, type Page } from '@playwright/test'
import {
  accept,
  bookAs,
  bookButton,
  consent,
  consultationUrl,
  contactUrl,
  field,
  fillBooking,
  fillMessage,
  mailsAbout,
  message,
  readCalendarLink,
  recordKeys,
  refuse,
  reportOlderPage,
  send,
  sendButton,
  sent,
  toasts,
  visitor,
} from './forms.ts'
import { expect, heading, hold, openHydrated, test } from './siteTest.ts'

const status = (page: Page) => page.getByRole('form').getByRole('status').last()
const menuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
/** Follows a link of the header by keyboard, because a toast can lie over it for ten seconds. */
const follow = (page: Page, name: string) => menuLink(page, name).press('Enter')

/** Returns whether two boxes share a part of the screen. */
async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Presses Tab until the element with that name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'checkbox', name: string): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name, exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
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
  await expect(heading(page)).toBeFocused()
  for (const [label, value] of Object.entries({ ...message, Email: email })) {
    await tabTo(page, 'textbox', label)
    await page.keyboard.insertText(value)
  }
  await tabTo(page, 'checkbox', 'I agree that my data may be used solely to respond to my inquiry (GDPR consent).')
  await page.keyboard.press('Space')
  await expect(sendButton(page)).toBeEnabled()
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
  await bookAs(page, email)

  const [company, confirmation] = await mailsAbout(email, 2, baseURL)
  expect(company!.replies).toEqual([email])
  expect(company!.text).toContain(visitor['Phone Number *'])
  expect(company!.text).toMatch(/^Time: +10:00, UTC\+0[12]:00$/m)
  expect(confirmation!.recipients).toEqual([email])
  const file = confirmation!.attachments.find(({ filename }) => filename === 'consultation.ics')?.content as string
  // A calendar has the event once, whichever of the two the visitor opens.
  for (const line of (await readCalendarLink(page)).match(/^(?:UID|DTSTART|DTEND):.+$/gm)!) expect(file).toContain(line)
})

test.describe('after a failure', () => {
  test.use({
    expectedErrors: ['send-contact-email failed', 'send-consultation-email failed', 'Failed to load resource'],
  })

  test('sends a message with the same key from the other page, after a reload without the consent', async ({
    page,
  }) => {
    const keys = recordKeys(page)
    await page.route(contactUrl, (route) => (keys.length < 2 ? refuse(route) : accept(route)))
    await openHydrated(page, '/contact')
    await fillMessage(page)
    await send(page)
    await expect(status(page)).toHaveText(/^Your message was not accepted\. Everything you typed is still here\./)
    await follow(page, 'More Information')
    await expect(status(page)).toHaveText(/^Your message was not accepted\. Everything you typed is still here\./)
    await page.reload()
    await expect(field(page, 'Message')).toHaveValue(message.Message)
    await expect(consent(page)).not.toBeChecked()
    await send(page)
    await expect(page.getByRole('region', { name: 'Thank you, Jana Nováková.' })).toBeFocused()
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('shows on a phone what is known of a failure, when the connection is lost', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHydrated(page, '/contact')
    await fillMessage(page)
    await consent(page).check()
    await sendButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(sendButton(page)).toBeFocused()
    await expect(status(page)).toContainText('Please check your internet connection.')
    await expect(status(page)).toBeInViewport({ ratio: 1 })
  })

  for (const width of [360, 1280])
    test(`covers nothing that a booking needs with its toasts at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await openHydrated(page, '/free-consultation')
      await bookButton(page).click()
      await expect(toasts(page)).toContainText('Please fill in all fields')
      await expect(page.getByLabel('Full Name *')).toBeFocused()
      for (const invalid of await page.locator('form [aria-invalid="true"]').all())
        expect(await overlaps(toasts(page), invalid)).toBe(false)
      await page.getByLabel('Full Name *').fill('Jana')
      await expect(toasts(page)).toHaveCount(0)

      await page.route(consultationUrl, refuse, { times: 1 })
      await fillBooking(page)
      await bookButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
      await bookButton(page).click()
      await expect(toasts(page)).toContainText('Failed to book consultation. Please try again.')
      await expect(page.getByLabel('Full Name *')).toHaveValue(visitor['Full Name *'])
      await expect(bookButton(page)).toBeFocused()
      expect(await overlaps(toasts(page), bookButton(page))).toBe(false)

      await bookButton(page).click()
      const receipt = page.getByRole('region', { name: 'Request sent. Thank you.' })
      await expect(receipt).toBeFocused()
      await expect(page.getByRole('link', { name: 'Add to my calendar' })).toBeInViewport({ ratio: 1 })
      // The link home is the first line below the toast, which cuts none.
      const toast = (await toasts(page).boundingBox())!
      const home = (await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).boundingBox())!
      expect(home.y - toast.y - toast.height).toBeCloseTo(0, 0)
    })
})

test('keeps sending while the visitor is on another page, and shows the result there and on return', async ({
  page,
}) => {
  const answer = await hold(page, '**/functions/v1/*')
  const keys = recordKeys(page)
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.goForward()
  answer()
  await expect(toasts(page)).toContainText([sent])
  await follow(page, 'Contact')
  await expect(page.getByRole('region', { name: 'Thank you, Jana Nováková.' })).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('')
  expect(keys).toHaveLength(1)
})

test('works when the browser refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  await openHydrated(page, '/')
  await menuLink(page, 'Contact').click()
  await fillMessage(page)
  await send(page)
  await expect(page.getByText(sent)).toBeVisible()
})

// The plain `test`, because a link to call is a request to another origin.
unwatched(
  'asks when unsent text is left, but not on a link to call or to write, nor once it is sent',
  async ({ page, context }) => {
    const asked: string[] = []
    const note = (dialog: Dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    }
    context.on('dialog', note)
    const other = await context.newPage()
    await openHydrated(other, '/contact')
    await fillMessage(other)
    await send(other)
    await expect(other.getByText(sent)).toBeVisible()
    await other.close({ runBeforeUnload: true })
    await expect.poll(() => other.isClosed()).toBe(true)

    await openHydrated(page, '/contact')
    await field(page, 'Company').pressSequentially('P')
    for (const kind of ['tel', 'mailto']) {
      const link = page.getByRole('main').locator(`a[href^="${kind}:"]`).filter({ visible: true })
      await link.first().click()
    }
    await page.waitForTimeout(1_100)
    expect(asked).toEqual([])
    context.off('dialog', note)
    const asking = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await asking).type()).toBe('beforeunload')
    // Chromium sometimes crashes when a tab that stayed open after this question is closed with its context.
    const closed = page.waitForEvent('close')
    await (await asking).accept()
    await closed
  },
)
