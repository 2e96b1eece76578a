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

const forms = [
  {
    path: '/contact',
    type: (page: Page) => page.getByLabel('Company').pressSequentially('Pump'),
    send: async (page: Page) => {
      await fillMessage(page)
      await page.getByLabel(/GDPR consent/).check()
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
    },
  },
  {
    path: '/free-consultation',
    type: (page: Page) => page.getByLabel('Full Name *').pressSequentially('Jana'),
    send: async (page: Page) => {
      await fillBooking(page)
      await bookButton(page).click()
      await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeVisible()
    },
  },
]

for (const { path, type, send } of forms) {
  test(`asks once when ${path} is left with unsent text`, async ({ page }) => {
    await openHydrated(page, path)
    await type(page)
    expect(await leaveAndStay(page)).toBe(1)
    expect(page.isClosed()).toBe(false)
  })

  test(`does not ask when ${path} is empty or sent`, async ({ page, context }) => {
    await openHydrated(page, path)
    await type(page)
    await send(page)
    expect(await leaveAndStay(page)).toBe(0)
    const other = await context.newPage()
    await openHydrated(other, path)
    await other.getByRole('heading', { level: 1 }).click()
    if (path === '/contact') await other.getByLabel(/GDPR consent/).check()
    else await other.getByLabel('Timezone *').selectOption('JST')
    expect(await leaveAndStay(other)).toBe(0)
  })
}

test('does not ask when the text was deleted again', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.getByLabel('Company').pressSequentially('P')
  await page.getByLabel('Company').press('Backspace')
  expect(await leaveAndStay(page)).toBe(0)
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

for (const kind of ['tel', 'mailto']) {
  // Uses the plain `test`, because the link is a request to another origin.
  unwatched(`does not ask on a click on a ${kind} link, and asks afterward`, async ({ page }) => {
    await openHydrated(page, '/contact')
    await page.getByLabel('Company').pressSequentially('Pump')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.getByRole('main').locator(`a[href^="${kind}:"]`).first().click()
    await page.waitForTimeout(1_100)
    expect(asked).toEqual([])
    page.removeAllListeners('dialog')
    expect(await leaveAndStay(page)).toBe(1)
  })
}
