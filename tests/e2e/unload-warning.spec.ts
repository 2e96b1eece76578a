import { test as unwatched, type Page } from '@playwright/test'
import { bookButton, fillBooking, fillMessage, message } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

/** Tries to leave the page and stays when asked. Returns how often the browser asked. */
async function leaveAndStay(page: Page): Promise<number> {
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += dialog.type() === 'beforeunload' ? 1 : 0
    void dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked > 0 || page.isClosed()).toBe(true)
  return asked
}

test('asks once when a form is left with unsent text, and not when the text was deleted again', async ({ page }) => {
  await openHydrated(page, '/contact')
  const company = page.getByLabel('Company')
  await company.pressSequentially('P')
  expect(await leaveAndStay(page)).toBe(1)
  expect(page.isClosed()).toBe(false)
  await company.press('Backspace')
  page.removeAllListeners('dialog')
  expect(await leaveAndStay(page)).toBe(0)
})

test('does not ask when a form was sent, or has choices but no text', async ({ page, context }) => {
  await openHydrated(page, '/free-consultation')
  await page.getByLabel('Timezone *').selectOption('JST')
  await fillBooking(page)
  await bookButton(page).click()
  await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeVisible()
  expect(await leaveAndStay(page)).toBe(0)
  const other = await context.newPage()
  await openHydrated(other, '/free-consultation')
  await other.getByRole('heading', { level: 1 }).click()
  await other.getByLabel('Timezone *').selectOption('JST')
  expect(await leaveAndStay(other)).toBe(0)
})

test('does not ask on navigation within the site, and restores the draft on Back', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More Information About Our Services')
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL('/#services')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('More Information About Our Services')
  expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true)
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(false)
})

// Uses the plain `test`, because the link is a request to another origin.
unwatched('does not ask on a click on a tel or mailto link, and asks afterward', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.getByLabel('Company').pressSequentially('Pump')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  for (const kind of ['tel', 'mailto']) await page.getByRole('main').locator(`a[href^="${kind}:"]`).first().click()
  await page.waitForTimeout(1_100)
  expect(asked).toEqual([])
  page.removeAllListeners('dialog')
  expect(await leaveAndStay(page)).toBe(1)
})
