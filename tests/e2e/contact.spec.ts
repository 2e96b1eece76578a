import { contactUrl, fillMessage, message, recordBodies, refuse } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const sent = 'Your message has been sent successfully!'
const failed = 'Failed to send message. Please try again.'

test('sends exactly the fields of the message and clears the form', async ({ page }) => {
  await openHydrated(page, '/contact')
  const request = page.waitForRequest(contactUrl)
  const bodies = await recordBodies(page)
  await fillMessage(page)
  await page.getByLabel('Phone (optional)').fill('+421 900 123 456')
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(sent)).toBeVisible()
  expect(await bodies()).toEqual([
    {
      name: message.Name,
      email: message.Email,
      company: message.Company,
      phone: '+421 900 123 456',
      message: message.Message,
      gdprConsent: true,
    },
  ])
  expect((await request).headers()['idempotency-key']).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByLabel(/GDPR consent/)).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled()
})

test('disables the button without consent, and explains it on Enter', async ({ page }) => {
  let calls = 0
  await page.route(contactUrl, (route) => {
    calls += 1
    return route.fallback()
  })
  await openHydrated(page, '/contact')
  await fillMessage(page)
  const button = page.getByRole('button', { name: 'Send Message' })
  await page.getByLabel(/GDPR consent/).check()
  await expect(button).toBeEnabled()
  await page.getByLabel(/GDPR consent/).uncheck()
  await expect(button).toBeDisabled()
  await page.getByLabel('Company').press('Enter')
  const consent = page.getByLabel(/GDPR consent/)
  await expect(page.getByRole('alert').filter({ hasText: 'Please accept the GDPR consent to proceed' })).toBeVisible()
  await expect(consent).toHaveAccessibleDescription('Please accept the GDPR consent to proceed')
  await expect(consent).toBeFocused()
  expect(calls).toBe(0)
})

test('describes every invalid field and focuses the first', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.getByLabel('Email', { exact: true }).fill('jana@')
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Enter your name')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/name@company.com/)
  await page.getByLabel('Name', { exact: true }).fill('Jana')
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('')
})

test.describe('when the endpoint cannot be reached', () => {
  test.use({ expectedErrors: ['send-contact-email failed', 'Failed to load resource'] })

  test('keeps the entries and retries with the same key', async ({ page }) => {
    const keys: (string | undefined)[] = []
    await page.route(contactUrl, (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? refuse(route) : route.fallback()
    })
    await openHydrated(page, '/contact')
    await fillMessage(page)
    await page.getByLabel(/GDPR consent/).check()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText(failed)).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
    await expect(page.getByLabel(/GDPR consent/)).toBeChecked()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText(sent)).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('shows a failure offline and keeps the entries', async ({ page, context }) => {
    await openHydrated(page, '/contact')
    await fillMessage(page)
    await page.getByLabel(/GDPR consent/).check()
    // The flow has loaded.
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText(failed)).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText(sent)).toBeVisible()
  })

  for (const [name, body] of [
    ['an unreadable answer', '{"ok":tr'],
    ['a front page in the place of an answer', '<!doctype html><title>Home</title>'],
  ] as const) {
    test(`treats ${name} as a failure`, async ({ page }) => {
      await page.route(contactUrl, (route) => route.fulfill({ status: 200, body, contentType: 'application/json' }))
      await openHydrated(page, '/contact')
      await fillMessage(page)
      await page.getByLabel(/GDPR consent/).check()
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText(failed)).toBeVisible()
    })
  }

  test('fails 15 seconds after a request without a response', async ({ page }) => {
    await page.clock.install()
    await page.route(contactUrl, () => undefined)
    await openHydrated(page, '/contact')
    await fillMessage(page)
    await page.getByLabel(/GDPR consent/).check()
    // The timeout starts with the request.
    const call = page.waitForRequest(contactUrl)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await call
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await page.clock.runFor(14_000)
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
    await page.clock.runFor(2_000)
    await page.clock.resume()
    await expect(page.getByText(failed)).toBeVisible()
  })
})

test('sends one message on a double click', async ({ page }) => {
  let calls = 0
  await page.route(contactUrl, async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    return route.fallback()
  })
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(page.getByText(sent)).toBeVisible()
  expect(calls).toBe(1)
})

test('sends when Enter is pressed in a single-line field', async ({ page }) => {
  await page.goto('/more-information')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByLabel('Company').press('Enter')
  await expect(page.getByText(sent)).toBeVisible()
})

test('restores the draft but not the consent after a reload', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  await expect(page.getByLabel(/GDPR consent/)).not.toBeChecked()
})

test('works when the browser denies storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openHydrated(page, '/contact')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(sent)).toBeVisible()
})
