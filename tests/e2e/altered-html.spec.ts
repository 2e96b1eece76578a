// Browser extensions and translators change the delivered HTML before hydration. React then renders a part again, a form
// with empty fields.
import type { Page } from '@playwright/test'
import { bookButton, fillBooking, fillMessage, message, visitor } from './forms.ts'
import { expect, holdScripts, test, waitForHydration } from './siteTest.ts'

// React logs this error if it renders a part again.
test.use({ expectedErrors: ['Error: Minified React error #418'] })

/** Wraps and changes every text of a part, as a translator does. */
function translate(part: Element) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ data, parentElement }) => data.trim() && !parentElement!.closest('select'))) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(Object.assign(text, { data: `${text.data} (preložené)` }))
  }
}

/** Adds attributes and elements to a part, as password managers and writing assistants do. */
function extend(part: Element) {
  document.body.setAttribute('data-extension', '1')
  for (const input of part.querySelectorAll('input, textarea')) {
    input.setAttribute('data-extension', '1')
    input.after(document.createElement('extension-icon'))
  }
  part.prepend(document.createElement('extension-icon'))
}

/** Opens a page before its scripts arrive. Returns a function that lets them arrive. */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(() => Object.assign(document.forms[0]!, { isDelivered: true }))
  return async () => {
    release()
    await waitForHydration(page)
  }
}

const isDelivered = (page: Page) => page.evaluate(() => 'isDelivered' in document.forms[0]!)

for (const change of [translate, extend]) {
  for (const part of ['header', 'footer'])
    test(`keeps form and focus where they are, after ${change.name} in the ${part}`, async ({ page }) => {
      const hydrate = await openUnhydrated(page, '/contact')
      await page.locator(part).evaluate(change)
      await fillMessage(page)
      await hydrate()
      expect(await isDelivered(page)).toBe(true)
      await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message.Message)
    })

  test(`keeps a message and sends it, after ${change.name} in the form`, async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/contact')
    await fillMessage(page)
    await page.locator('form').evaluate(change)
    await hydrate()
    expect(await isDelivered(page)).toBe(false)
    for (const [label, value] of Object.entries(message))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await page.getByLabel(/GDPR consent/).check()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible()
  })

  test(`keeps a booking and sends it, after ${change.name} in the form`, async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/free-consultation')
    await fillBooking(page)
    await page.locator('form').evaluate(change)
    await hydrate()
    for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(page.getByLabel('Preferred Time *')).toHaveValue('10:00')
    await bookButton(page).click()
    await expect(page.getByText('We will send you a meeting link via email and SMS shortly.').first()).toBeVisible()
  })
}
