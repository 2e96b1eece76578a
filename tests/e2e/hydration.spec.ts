// React takes over a page in which the visitor has typed or clicked already, or whose HTML an extension has changed.
import { consultationFields } from '#contract/consultation.ts'
import { contactFields, validateContact } from '#contract/contact.ts'
import { message } from '../fixtures/visitor.ts'
import { control, fill, sent, submit } from './forms.ts'
import { expect, openHydrated, openUnhydrated, test } from './siteTest.ts'

test('lets the browser ask for the consent before hydration, and the machine after', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/contact')
  await fill(page, 'contact', { ...message, gdprConsent: false })
  await control(page, contactFields.company).press('Enter')
  await expect(control(page, contactFields.gdprConsent)).toBeFocused()
  await hydrate()
  await expect(submit(page)).toBeDisabled()
  await expect(control(page, contactFields.message)).toHaveValue(message.message)
  // The button is disabled without consent, and Enter still asks to send.
  await control(page, contactFields.company).press('Enter')
  const { errors } = validateContact({ ...message, gdprConsent: false })
  await expect(control(page, contactFields.gdprConsent)).toHaveAccessibleDescription(errors.gdprConsent!)
})

test('keeps what was typed when a link leads away, beside an earlier draft', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fill(page, 'contact', { name: message.name, message: 'An earlier text' })
  const hydrate = await openUnhydrated(page, '/contact')
  await fill(page, 'contact', { company: message.company, message: message.message })
  await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
  await expect(page).toHaveURL('/more-information')
  await hydrate()
  for (const name of ['name', 'company', 'message'] as const)
    await expect(control(page, contactFields[name])).toHaveValue(message[name])
})

test('disables the hour for any time before hydration, and enables it after', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/free-consultation')
  const hour = control(page, consultationFields.time)
  const anyTime = control(page, consultationFields.flexible)
  await anyTime.check()
  await expect(hour).toBeDisabled()
  await anyTime.uncheck()
  await expect(hour).toBeEnabled()
  await anyTime.check()
  await hydrate()
  await expect(hour).toHaveText(/^Any time/)
  await expect(hour).toBeDisabled()
  await anyTime.uncheck()
  await expect(hour).toBeEnabled()
})

/** Changes a part as other programs do: a translator every text, password managers and writing assistants the elements. */
function change(part: Element) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ data, parentElement }) => data.trim() && !parentElement!.closest('select'))) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(Object.assign(text, { data: `${text.data} (preložené)` }))
  }
  for (const element of [document.body, ...part.querySelectorAll('input, textarea')])
    element.setAttribute('data-extension', '1')
  for (const input of part.querySelectorAll('input, textarea')) input.after(document.createElement('extension-icon'))
  part.prepend(document.createElement('extension-icon'))
}

test.describe('after another program has changed the HTML', () => {
  // React logs this error if it renders a part again.
  test.use({ expectedErrors: ['Error: Minified React error #418'] })

  test('keeps the form that was delivered if the change is in header and footer', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/contact')
    await page.locator('form').evaluate((form) => form.toggleAttribute('data-delivered'))
    for (const part of ['header', 'footer']) await page.locator(part).evaluate(change)
    await fill(page, 'contact', { ...message, gdprConsent: false })
    await hydrate()
    await expect(page.locator('form')).toHaveAttribute('data-delivered')
    await expect(control(page, contactFields.message)).toBeFocused()
    await expect(control(page, contactFields.message)).toHaveValue(message.message)
  })

  test('keeps the entries of a form that is rendered again, and sends them', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/contact')
    await fill(page, 'contact')
    await page.locator('form').evaluate(change)
    await hydrate()
    for (const name of ['name', 'email', 'company', 'phone', 'message'] as const)
      await expect(control(page, contactFields[name])).toHaveValue(message[name])
    await expect(control(page, contactFields.gdprConsent)).toBeChecked()
    await submit(page).click()
    await expect(page.getByText(sent).first()).toBeVisible()
  })
})
