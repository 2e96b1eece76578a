// A flow lives as long as the tab (D24), and a retry has the same key (D25).
import type { Page } from '@playwright/test'
import {
  accept,
  bookButton,
  consultationUrl,
  contactUrl,
  fillBooking,
  fillMessage,
  message,
  toasts,
  recordBodies,
  recordKeys,
  refuse,
} from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const status = (page: Page) => page.getByRole('form').getByRole('status').last()
const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

async function writeAndSend(page: Page): Promise<void> {
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await send(page).click()
}

test('keeps sending while the visitor is on another page, and shows the result there and on return', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const keys = await recordKeys(page, contactUrl, (route) => answered.then(() => accept(route)))
  await openHydrated(page, '/contact')
  await writeAndSend(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  answer()
  await expect(toasts(page)).toContainText(['Your message has been sent successfully!'])
  await menu(page, 'More Information').click()
  await expect(status(page)).toHaveText('Message sent. Thank you.')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  expect(keys).toHaveLength(1)
})

test('asks before the tab is left while a message is sent, on any page', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(contactUrl, (route) => answered.then(() => accept(route)))
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await openHydrated(page, '/contact')
  await writeAndSend(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  expect(await isAsked()).toBe(true)
  answer()
  await expect(toasts(page)).toHaveCount(1)
  expect(await isAsked()).toBe(false)
})

test.describe('after a failure', () => {
  test.use({ expectedErrors: ['send-contact-email failed', 'Failed to load resource'] })

  test('sends the same message with the same key from the other page, after a reload', async ({ page }) => {
    const keys = await recordKeys(page, contactUrl, (route, count) => (count < 2 ? refuse(route) : accept(route)))
    await openHydrated(page, '/contact')
    await writeAndSend(page)
    await expect(status(page)).toHaveText('Message not sent. Everything you typed is still here.')
    expect(await page.evaluate(() => sessionStorage.getItem('contact'))).not.toContain('gdprConsent')
    await menu(page, 'More Information').click()
    await expect(status(page)).toHaveText('Message not sent. Everything you typed is still here.')
    await page.reload()
    await page.getByLabel(/GDPR consent/).check()
    await send(page).click()
    await expect(status(page)).toHaveText('Message sent. Thank you.')
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })
})

test('announces sending and success of a message and focuses the sentence that says so', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(contactUrl, (route) => answered.then(() => accept(route)))
  await openHydrated(page, '/contact')
  await expect(status(page)).toBeAttached()
  await expect(status(page)).toBeEmpty()
  await writeAndSend(page)
  await expect(status(page)).toHaveText('Sending your message…')
  answer()
  await expect(status(page)).toHaveText('Message sent. Thank you.')
  await expect(status(page)).toBeFocused()
})

test('announces sending and success of a booking and focuses the sentence that says so', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(consultationUrl, (route) => answered.then(() => accept(route)))
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(status(page)).toHaveText('Sending your request…')
  answer()
  await expect(status(page)).toHaveText('Request sent. Thank you.')
  await expect(status(page)).toBeFocused()
})

test('keeps and sends values that a password manager sets without an event', async ({ page }) => {
  await openHydrated(page, '/contact')
  const bodies = await recordBodies(page)
  await fillMessage(page, { Company: message.Company, Message: message.Message })
  const set = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).evaluate((input: HTMLInputElement, value) => {
      // Sets the value without React, as an extension does.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
    }, value)
  await set('Name', message.Name)
  await page.getByLabel(/GDPR consent/).check()
  await expect(send(page)).toBeEnabled()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(message.Name)
  await set('Email', message.Email)
  await send(page).click()
  await expect(status(page)).toHaveText('Message sent. Thank you.')
  expect(await bodies()).toEqual([expect.objectContaining({ name: message.Name, email: message.Email })])
})
