import { accept, contactUrl, fillMessage, message, recordKeys } from './forms.ts'
import { expect, holdScripts, openHydrated, test, waitForHydration } from './siteTest.ts'

// Chromium reports the status of a page like that of a file.
test.use({ expectedErrors: ['Failed to load resource'] })

test('sends a form natively that is submitted before hydration, by button or Enter', async ({ page }) => {
  for (const submit of [
    () => page.getByRole('button', { name: 'Send Message' }).click(),
    () => page.getByLabel('Company').press('Enter'),
  ]) {
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillMessage(page, { ...message, Company: crypto.randomUUID() })
    await page.getByLabel(/GDPR consent/).check()
    await submit()
    await expect(page).toHaveURL('/contact#form-sent')
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
    release()
    await waitForHydration(page)
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
    await page.unrouteAll({ behavior: 'wait' })
    await page.goto('/')
  }
})

test('lets the browser ask for the consent before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillMessage(page)
  await page.getByLabel('Company').press('Enter')
  await expect(page.getByLabel(/GDPR consent/)).toBeFocused()
  release()
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  // From now on the machine answers (D5).
  await page.getByLabel('Company').press('Enter')
  await expect(page.getByLabel(/GDPR consent/)).toHaveAccessibleDescription('Please accept the GDPR consent to proceed')
})

test('does not hydrate while the answer to a native form is awaited, and sends it once', async ({ page }) => {
  const release = await holdScripts(page)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const keys = await recordKeys(page, contactUrl, accept)
  const posts: string[] = []
  const states: string[] = []
  await page.addInitScript(() =>
    new MutationObserver(() => console.info(document.documentElement.dataset['start'])).observe(document, {
      subtree: true,
      attributeFilter: ['data-start'],
    }),
  )
  page.on('console', (line) => line.type() === 'info' && states.push(line.text()))
  await page.route('**/forms/contact', async (route) => {
    posts.push(route.request().postData() ?? '')
    await answered
    await route.fallback()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true })
  await expect.poll(() => posts).toHaveLength(1)
  release()
  await page.waitForTimeout(1_000)
  expect(states).toEqual(['delivered', 'loading', 'submitted'])
  answer()
  await expect(page).toHaveURL('/contact#form-sent')
  await waitForHydration(page)
  expect(states.slice(3)).toEqual(['delivered', 'loading', 'hydrated'])
  expect(keys).toEqual([])
})

test('shows errors that only the server finds, without scripts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillMessage(page, { ...message, Email: 'jana@localhost' })
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/name@company\.com/)
  release()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
  await page.getByLabel('Email', { exact: true }).fill(message.Email)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact#form-sent')
})

test('clears a stored draft when the form was sent natively, but not a later one after a reload', async ({ page }) => {
  const text = () => page.getByLabel('Message', { exact: true })
  await openHydrated(page, '/contact')
  await text().fill('An earlier draft')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await fillMessage(page, { ...message, Company: crypto.randomUUID() })
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact#form-sent')
  release()
  await waitForHydration(page)
  await expect(text()).toHaveValue('')
  await text().fill('A later draft')
  await page.reload()
  await waitForHydration(page)
  await expect(text()).toHaveValue('A later draft')
})

test('keeps what was typed when a link leads away, beside an earlier draft', async ({ page }) => {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await openHydrated(page, '/contact')
  await fillMessage(page, { Name: message.Name, Message: 'An earlier text' })
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await fillMessage(page, { Company: message.Company, Message: message.Message })
  await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
  await expect(page).toHaveURL('/more-information')
  release()
  await waitForHydration(page)
  await expect(field('Name')).toHaveValue(message.Name)
  await expect(field('Company')).toHaveValue(message.Company)
  await expect(field('Message')).toHaveValue(message.Message)
})

test('inserts a line break when Enter is pressed in a text area', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Message', { exact: true }).press('Enter')
  release()
  // The button is enabled once the flow has loaded.
  await page.getByLabel(/GDPR consent/).check()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('\n')
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
})

test('disables the hour for any time before hydration, and enables it after', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/free-consultation', { waitUntil: 'commit' })
  const hour = page.getByLabel('Preferred Time')
  const anyTime = page.getByLabel('Any time works for me (flexible)')
  await anyTime.check()
  await expect(hour).toBeDisabled()
  await anyTime.uncheck()
  await expect(hour).toBeEnabled()
  await anyTime.check()
  release()
  await waitForHydration(page)
  await expect(hour).toHaveText(/^Any time/)
  await expect(hour).toBeDisabled()
  await anyTime.uncheck()
  await expect(hour).toBeEnabled()
})
