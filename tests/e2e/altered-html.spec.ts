// Browser extensions and translators change the delivered HTML before hydration.
import type { Page } from '@playwright/test'
import { bookButton, fillBooking, fillMessage, message, visitor } from './forms.ts'
import { expect, holdScripts, test, waitForHydration } from './siteTest.ts'

// React logs this error if it renders a part again.
test.use({ expectedErrors: ['Error: Minified React error #418'] })

/** Wraps and changes every text below the selector, as a translator does. */
const translate = (page: Page, selector: string) =>
  page.evaluate((parts) => {
    document.documentElement.classList.add('translated-ltr')
    for (const part of document.querySelectorAll(parts)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter(({ data, parentElement }) => data.trim() && !parentElement!.closest('select'))) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(Object.assign(text, { data: `${text.data} (preložené)` }))
      }
    }
  }, selector)

/** Adds attributes and elements below the selector, as password managers and writing assistants do. */
const extend = (page: Page, selector: string) =>
  page.evaluate((parts) => {
    document.body.setAttribute('cz-shortcut-listen', 'true')
    document.body.prepend(document.createElement('extension-root'))
    for (const part of document.querySelectorAll(parts)) {
      part.setAttribute('data-extension', '1')
      part.prepend(document.createElement('extension-icon'))
      part.append(document.createElement('extension-icon'))
      for (const input of part.querySelectorAll('input, textarea')) {
        input.setAttribute('data-extension', '1')
        input.after(document.createElement('extension-icon'))
      }
    }
  }, selector)

/** Marks the form's element, to detect if it is replaced. */
const markForm = (page: Page) => page.evaluate(() => Object.assign(document.forms[0]!, { isDelivered: true }))
const isDelivered = (page: Page) => page.evaluate(() => 'isDelivered' in document.forms[0]!)
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

const changes = { translated: translate, extended: extend }

for (const [kind, change] of Object.entries(changes)) {
  for (const part of ['header', '#content > :first-child', '#get-in-touch', 'footer'])
    test(`does not render the form again when HTML is ${kind} in ${part}`, async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await change(page, part)
      await fillMessage(page)
      await markForm(page)
      release()
      await waitForHydration(page)
      expect(await isDelivered(page)).toBe(true)
      expect(await focusedName(page)).toBe('message')
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
    })

  test(`keeps a message and the focus, and sends it, when the whole page is ${kind}`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await fillMessage(page)
    await page.getByLabel(/GDPR consent/).check()
    await page.getByLabel('Company').focus()
    await change(page, 'header, main, footer, form')
    await markForm(page)
    release()
    await waitForHydration(page)
    await expect.poll(() => focusedName(page)).toBe('company')
    expect(await isDelivered(page)).toBe(false)
    for (const [label, value] of Object.entries(message))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await expect(page.getByLabel(/GDPR consent/)).toBeChecked()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible()
  })

  test(`keeps a booking and sends it when the whole page is ${kind}`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/free-consultation', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await fillBooking(page)
    await change(page, 'header, main, footer, form')
    release()
    await waitForHydration(page)
    for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(page.getByLabel('Preferred Time *')).toHaveValue('10:00')
    await bookButton(page).click()
    await expect(page.getByText('We will send you a meeting link via email and SMS shortly.').first()).toBeVisible()
  })
}
