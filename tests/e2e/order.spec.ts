// The site as somebody tests it who has read only what was ordered: quoted labels are exact names, fields are found by
// their labels, texts by their words. No helper takes part that knows our markup.
import type { Page } from '@playwright/test'
import { articleSlugs, closingBoxes, closingButtons, services } from '#scripts/texts/required.ts'
import { expect, test } from './siteTest.ts'

const message = { Name: 'Jana', Email: 'jana@example.com', Company: 'Pump Works', Message: 'Who buys pumps?' }
const booking = { 'Full Name *': 'Jana', 'Email Address *': 'jana@example.com', 'Phone Number *': '+421 900 123 456' }
const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10)

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true })

test('has the quoted links on its pages', async ({ page }) => {
  await page.goto('/')
  await expect(link(page, 'Start Now')).toHaveAttribute('href', '/contact')
  await expect(link(page, 'More Information')).toHaveAttribute('href', '/more-information')
  for (const path of ['more-information', 'contact', 'free-consultation']) {
    await page.goto(`/${path}`)
    await expect(link(page, 'Back to Home')).toHaveAttribute('href', '/')
  }
  for (const { slug } of services) {
    await page.goto(`/services/${slug}`, { waitUntil: 'commit' })
    await expect(link(page, 'Back to Home')).toHaveAttribute('href', '/')
    const target = slug === 'advanced-chat-system' ? '/free-consultation' : '/more-information'
    await expect(link(page, 'Get Started Now').last()).toHaveAttribute('href', new RegExp(`^${target}(#|$)`))
  }
})

test('has the quoted links in its articles', async ({ page }) => {
  for (const slug of articleSlugs) {
    await page.goto(`/blog/${slug}`, { waitUntil: 'commit' })
    await expect(link(page, 'Back to Home')).toHaveAttribute('href', '/')
    const [heading, button] = closingBoxes[slug] ?? [/./, new RegExp(`^(${closingButtons.join('|')})$`)]
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
    await expect(link(page, button)).toHaveAttribute('href', '/contact')
  }
})

for (const path of ['/contact', '/more-information'])
  test(`sends a message from ${path}, and empties the form`, async ({ page }) => {
    const consent = page.getByRole('checkbox')
    await page.goto(path)
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text)
    await expect(page.getByRole('button', { name: 'Send Message', exact: true })).toBeDisabled()
    await consent.check()
    await page.getByRole('button', { name: 'Send Message', exact: true }).click()
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
    for (const label of [...Object.keys(message), 'Phone']) {
      await expect(page.getByLabel(label)).toBeVisible()
      await expect(page.getByLabel(label)).toHaveValue('')
    }
    await expect(consent).not.toBeChecked()
    await page.getByLabel('Message').fill('And in Romania?')
    await expect(page.getByLabel('Message')).toHaveValue('And in Romania?')
  })

test('books a consultation, and resets the form', async ({ page }) => {
  const flexible = page.getByLabel('Any time works for me (flexible)')
  await page.goto('/free-consultation')
  for (const [label, text] of Object.entries(booking)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Preferred Date *').fill(inAWeek())
  await page.getByLabel('Timezone *').selectOption('JST')
  await flexible.check()
  await expect(page.getByLabel('Preferred Time *')).toBeDisabled()
  await page.getByRole('button', { name: 'Schedule Consultation', exact: true }).click()
  await expect(page.getByText('Success!')).toBeVisible()
  await expect(page.getByText('We will send you a meeting link via email and SMS shortly.')).toBeVisible()
  for (const label of [...Object.keys(booking), 'Preferred Date *', 'Preferred Time *'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByLabel('Timezone *')).toHaveValue('CET')
  await expect(flexible).not.toBeChecked()
  await expect(page.getByLabel('Preferred Time *')).toBeEnabled()
})

test.describe('a form that failed once', () => {
  test.use({ expectedErrors: ['send-', 'Failed to load resource'] })

  for (const [path, texts, button] of [
    ['/contact', message, 'Send Message'],
    ['/more-information', message, 'Send Message'],
    ['/free-consultation', booking, 'Schedule Consultation'],
  ] as const)
    test(`finds each field of ${path} by its label, and nothing else, before and after`, async ({ page }) => {
      const labels = page.locator('main label:visible')
      const finds = async (when: string) => {
        const shown = await labels.allInnerTexts()
        expect(shown.length, when).toBeGreaterThanOrEqual(6)
        for (const label of shown) expect(await page.getByLabel(label).count(), `${label}, ${when}`).toBe(1)
      }
      await page.goto(path)
      await finds('fresh')
      await page.route('**/functions/v1/*', (route) => route.fulfill({ status: 500 }), { times: 1 })
      for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
      if (path !== '/free-consultation') await page.getByRole('checkbox').check()
      else {
        await page.getByLabel('Preferred Date *').fill(inAWeek())
        await page.getByLabel('Preferred Time *').selectOption('22:00')
      }
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText(/^Failed to (send message|book consultation)\. Please try again\.$/)).toBeVisible()
      const form = page.getByRole('form')
      await expect(form.getByRole('link', { name: '+421' })).toHaveAttribute('href', /^tel:\+421\d+$/)
      await expect(form.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:[^?]+$/)
      for (const [label, text] of Object.entries(texts)) await expect(page.getByLabel(label)).toHaveValue(text)
      await finds('after a failure')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText(/^(Your message has been sent successfully!|Success!)$/)).toBeVisible()
      await finds('after success')
    })
})

test.describe('an address without a page', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('says so, leads home, and logs its path once', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (line) => logged.push(line.text()))
    await page.goto('/no/such-page')
    for (const text of ['404', 'Oops! Page not found']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: text })).toBeVisible()
    }
    await expect.poll(() => logged.filter((line) => line.includes('/no/such-page'))).toHaveLength(1)
    await page.getByRole('link', { name: 'Return to Home', exact: true }).click()
    await expect(page).toHaveURL('/')
  })

  for (const width of [360, 768, 1280])
    test(`shows its heading above its text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/no/such-page')
      const top = async (words: string) => (await page.getByText(words).boundingBox())!.y
      expect(await top('Oops! Page not found')).toBeLessThan(await top('The page may have moved'))
    })
})
