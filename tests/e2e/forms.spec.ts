// Both forms on the built site and the real server: one way that succeeds, one that fails, and what only a browser does.
import { randomUUID } from 'node:crypto'
import { test as unwatched, type Dialog, type Locator, type Page } from '@playwright/test'
import { contactFields } from '#contract/contact.ts'
import { describeOutcome } from '#contract/describeFailure.ts'
import type { FieldFacts } from '#contract/fields.ts'
import { fillIn } from '../fixtures/fillIn.ts'
import { message } from '../fixtures/visitor.ts'
import {
  accept,
  booked,
  contactUrl,
  control,
  fill,
  mailsAbout,
  readCalendarLink,
  recordKeys,
  refuse,
  reportOlderPage,
  send,
  sent,
  submit,
  toasts,
} from './forms.ts'
import { expect, heading, hold, openHydrated, settings, test } from './siteTest.ts'

const status = (page: Page) => page.getByRole('form').getByRole('status').last()
const menuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
/** Follows a link of the header by keyboard, because a toast can lie over it for ten seconds. */
const follow = (page: Page, name: string) => menuLink(page, name).press('Enter')

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
}

test('mails a message to everyone at the company that was written from the home page on, by keyboard alone', async ({
  page,
  baseURL,
}) => {
  const email = `jana.${randomUUID()}@example.com`
  await reportOlderPage(page)
  await openHydrated(page, '/?utm_source=fair&utm_campaign=Größe%20%26%20Maß')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Start Now', exact: true }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  const atField = (field: FieldFacts) => tabTo(page, control(page, field))
  await fillIn(
    'contact',
    { ...message, email },
    {
      write: (field, text) => atField(field).then(() => page.keyboard.insertText(text)),
      choose: atField,
      tick: (field) => atField(field).then(() => page.keyboard.press('Space')),
    },
  )
  await expect(submit(page)).toBeEnabled()
  await tabTo(page, submit(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText(sent)).toBeVisible()

  const mails = await mailsAbout(email, 2, baseURL)
  const recipients = new Set(mails.flatMap((mail) => mail.recipients))
  expect(recipients).toEqual(new Set(['office@precision-reach.test', 'sales@precision-reach.test']))
  for (const mail of mails) {
    expect(Math.abs(Date.parse(mail.date ?? '') - Date.now())).toBeLessThan(60_000)
    expect(mail.replies).toEqual([email])
    expect(mail.subject).toBe('Message from Jana Nováková, Pump Works Ltd.')
    expect(mail.text).toContain('> We make pumps up to DN 200.\n> Who buys them in Poland?')
    expect(mail.text).toMatch(/^First known page: +\/$/m)
    expect(mail.text).toMatch(/^utm_source: +fair$/m)
    expect(mail.text).toMatch(/^utm_campaign: +Größe & Maß$/m)
  }
})

test('mails a booking to the company, and confirms it with its hour, its length, its link and the name of the company', async ({
  page,
  baseURL,
}) => {
  const email = `jana.${randomUUID()}@example.com`
  await reportOlderPage(page)
  await openHydrated(page, '/free-consultation')
  await send(page, 'consultation', { email })
  await expect(page.getByText(booked)).toBeVisible()
  await expect(page.getByText(/^11:00 on .* \(EET\)$/)).toBeVisible()

  const mails = await mailsAbout(email, 3, baseURL)
  const [company] = mails
  expect(company!.replies).toEqual([email])
  expect(company!.text).toContain(message.phone)
  expect(company!.text).toMatch(/^Your time: +11:00 on .* \(EET\)$/m)
  const confirmation = mails.find(({ recipients }) => recipients.includes(email))!
  const [link] = /https:\/\/meet\.\S+/.exec(confirmation.text!) ?? []
  expect(link).toBeDefined()
  for (const { text } of mails) expect(text).toContain(link)
  for (const name of ['VITE_LEGAL_NAME', 'VITE_REGISTRATION_NUMBER', 'VITE_COMPANY_ADDRESS'])
    expect(confirmation.text!.replaceAll(/\s+/g, ' ')).toContain(settings[name])
  const file = confirmation.attachments.find(({ filename }) => filename === 'consultation.ics')!.content as string
  const at = (name: string) => {
    const [, day, hour, minute] = new RegExp(`^${name}:(\\d{8})T(\\d\\d)(\\d\\d)00Z`, 'm').exec(file)!
    return [day, Number(hour) * 60 + Number(minute)] as const
  }
  expect(at('DTEND')).toEqual([at('DTSTART')[0], at('DTSTART')[1] + 45])
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
    await send(page, 'contact')
    await expect(status(page)).toContainText(describeOutcome('message', 'refused'))
    await follow(page, 'More Information')
    await expect(status(page)).toContainText(describeOutcome('message', 'refused'))
    await page.reload()
    await expect(control(page, contactFields.message)).toHaveValue(message.message)
    await expect(control(page, contactFields.gdprConsent)).not.toBeChecked()
    await control(page, contactFields.gdprConsent).check()
    await submit(page).click()
    await expect(page.getByRole('form').getByRole('region')).toBeFocused()
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('shows on a phone what is known of a failure, when the connection is lost', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHydrated(page, '/contact')
    await fill(page, 'contact')
    await submit(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await context.setOffline(true)
    await submit(page).click()
    await expect(submit(page)).toBeFocused()
    await expect(status(page)).toContainText('Please check your internet connection.')
    await expect(status(page)).toBeInViewport({ ratio: 1 })
  })
})

test('keeps sending while the visitor is on another page, and shows the result there and on return', async ({
  page,
}) => {
  const answer = await hold(page, '**/functions/v1/*')
  const keys = recordKeys(page)
  await openHydrated(page, '/contact')
  await send(page, 'contact')
  await expect(submit(page)).toBeDisabled()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(submit(page)).toBeDisabled()
  await page.goForward()
  answer()
  await expect(toasts(page)).toContainText([sent])
  await follow(page, 'Contact')
  await expect(page.getByRole('form').getByRole('region')).toBeVisible()
  await expect(control(page, contactFields.message)).toHaveValue('')
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
  await send(page, 'contact')
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
    await send(other, 'contact')
    await expect(other.getByText(sent)).toBeVisible()
    await other.close({ runBeforeUnload: true })
    await expect.poll(() => other.isClosed()).toBe(true)

    await openHydrated(page, '/contact')
    await control(page, contactFields.company).pressSequentially('P')
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
