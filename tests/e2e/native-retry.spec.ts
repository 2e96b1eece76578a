// A form that was sent natively, because its scripts had not arrived, and what its scripts do then (D28).
import { fillMessage, message, toasts } from './forms.ts'
import { test } from './nativeSite.ts'
import { expect, holdScripts, waitForHydration } from './siteTest.ts'

test('stores a message once that is left before its answer and sent again by script', async ({ page, site }) => {
  site.state.delayMs = 8_000
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true })
  await expect.poll(() => site.stored()).toHaveLength(1)
  release()
  await page.goto('/more-information')
  site.state.delayMs = 0
  await waitForHydration(page)
  await expect(toasts(page)).toHaveText(/This may have reached us already/)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  expect(await site.stored()).toHaveLength(1)
})

test('says that a message arrived until the visitor goes on, and restores no draft', async ({ page, site }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact#form-sent')
  const sentence = page.locator('#form-sent')
  await expect(sentence).toBeFocused()
  release()
  await waitForHydration(page)
  await expect(sentence).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  await page.getByLabel('Message', { exact: true }).fill('Another')
  await expect(sentence).toHaveCount(0)
  await page.reload()
  await waitForHydration(page)
  await expect(sentence).toHaveCount(0)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Another')
  expect(await site.stored()).toHaveLength(1)
})
