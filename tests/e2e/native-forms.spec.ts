// Both forms sent by the browser itself. Nothing is mocked: form, endpoint, store. What the server accepts, refuses and
// shows again is tested in server/http/formEndpoint.test.ts.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { consultationFields, emptyConsultationDraft } from '#contract/consultation.ts'
import { contactFields } from '#contract/contact.ts'
import { invalidFields } from '#contract/describeFailure.ts'
import { fromIsoDate, longDate } from '#contract/day.ts'
import type { Fields } from '#contract/fields.ts'
import { formOn, formPages } from '#contract/forms.ts'
import { testedSite } from '#scripts/testedSite.ts'
import { inDays } from '../fixtures/fillIn.ts'
import { booking, message } from '../fixtures/visitor.ts'
import { booked, control, fill, readCalendarLink, send, sent, submit, toasts } from './forms.ts'
import { expect, openHydrated, openUnhydrated, testWithStore as test, waitForHydration } from './siteTest.ts'

// Chromium reports the status of a page like that of a file.
test.use({ expectedErrors: ['Failed to load resource'] })

const summary = (page: Page): Locator => page.locator('#form-errors')
const arrival = (page: Page): Locator => page.locator('#form-sent')
/** Returns a pattern of the address that says that a form of a page has arrived. */
const arrived = (path: string) => new RegExp(`/forms${path}\\?sent=[\\w+-]+#form-sent$`)

test('each page with a form sends that form to itself, and stores its draft under the key of the form', () => {
  const attributes = formPages.map((page) => {
    const html = readFileSync(`${testedSite}${page}/index.html`, 'utf8')
    return [/<form[^>]* action="([^"#]+)/.exec(html)?.[1], /<form[^>]* data-draft="([^"]+)/.exec(html)?.[1]]
  })
  expect(attributes).toEqual(formPages.map((page) => [`/forms${page}`, formOn(page)?.draftKey]))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sends a message from the end of a page, and says that it arrived', async ({ page, site }) => {
    await page.goto('/more-information')
    await send(page, 'contact')
    await expect(page).toHaveURL(arrived('/more-information'))
    await expect(arrival(page)).toBeFocused()
    await expect(page.getByText(sent)).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Send another message' })).toBeVisible()
    for (const name of ['name', 'email', 'company', 'phone', 'message'] as const)
      await expect(control(page, contactFields[name])).toHaveValue('')
    await expect(control(page, contactFields.gdprConsent)).not.toBeChecked()
    expect(await site.stored()).toEqual([message])
    await page.reload()
    await expect(arrival(page)).toBeVisible()
  })

  test('shows errors at the fields of a message, keeps what was typed, and sends it then by keyboard', async ({
    page,
    site,
  }) => {
    await page.goto('/contact')
    const typed = { ...message, message: '</textarea><b>Two\nlines' }
    await fill(page, 'contact', { ...typed, email: 'jana@localhost' })
    // Enter in a line submits, as the button does.
    await control(page, contactFields.company).press('Enter')
    await expect(page).toHaveTitle(/^Error: /)
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toContainText(invalidFields)
    for (const scheme of ['tel', 'mailto']) await expect(summary(page).locator(`a[href^="${scheme}:"]`)).toBeVisible()
    await expect(control(page, contactFields.email)).toHaveAccessibleDescription(/name@company\.com/)
    await expect(control(page, contactFields.message)).toHaveValue(typed.message)
    await expect(control(page, contactFields.gdprConsent)).not.toBeChecked()
    expect(await site.stored()).toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(control(page, contactFields.email)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(message.email)
    await control(page, contactFields.gdprConsent).press('Space')
    await submit(page).press('Enter')
    await expect(page).toHaveURL(arrived('/contact'))
    expect(await site.stored()).toEqual([typed])

    // Back shows the page with errors again, and not the browser's question whether to send the form again.
    await page.goBack()
    await expect(page).toHaveURL(/\/forms\/contact/)
    await expect(control(page, contactFields.email)).toHaveAccessibleDescription(/name@company\.com/)
    expect(await site.stored()).toHaveLength(1)
  })

  test('shows errors at the fields of a booking on every screen, keeps each choice, and sends it then', async ({
    page,
    site,
  }) => {
    await page.goto('/free-consultation')
    const typed = {
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      date: inDays(1200),
      timezone: 'CST_CHINA',
    }
    await send(page, 'consultation', { ...typed, time: '' })
    await expect(summary(page).getByRole('listitem')).toHaveText([/^Choose a date within/, /^Choose a time, or check/])
    const shows = async (values: object) => {
      for (const [name, value] of Object.entries(values))
        await expect(control(page, (consultationFields as Fields)[name]!)).toHaveValue(value as string)
    }
    await shows(typed)
    await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeHidden()
    expect(await site.stored()).toEqual([])
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const nearDay = inDays(7)
    await fill(page, 'consultation', { date: nearDay, time: '14:00' })
    await submit(page).click()
    await expect(page).toHaveURL(arrived('/free-consultation'))
    await expect(page.getByText(booked)).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Request another consultation' })).toBeVisible()
    await shows(emptyConsultationDraft)
    expect(await readCalendarLink(page)).toMatch(new RegExp(`^DTSTART:${nearDay.replaceAll('-', '')}T060000Z$`, 'm'))
    const date = longDate(fromIsoDate(nearDay)!)
    expect(await site.stored()).toEqual([{ ...booking, date, time: '14:00', timezone: 'CST_CHINA' }])
  })
})

test.describe('before the scripts have arrived', () => {
  test('sends a message, says so while another is written, and restores no draft', async ({ page, site }) => {
    await openHydrated(page, '/contact')
    await control(page, contactFields.message).fill('An earlier draft')
    const hydrate = await openUnhydrated(page, '/contact')
    await send(page, 'contact')
    await expect(page).toHaveURL('/contact#form-sent')
    await expect(arrival(page)).toBeFocused()
    await hydrate()
    await expect(arrival(page)).toBeVisible()
    await expect(control(page, contactFields.message)).toHaveValue('')
    await control(page, contactFields.message).focus()
    const place = await control(page, contactFields.message).boundingBox()
    await control(page, contactFields.message).fill('Another')
    await expect(arrival(page)).toBeVisible()
    expect(await control(page, contactFields.message).boundingBox()).toEqual(place)
    await page.reload()
    await waitForHydration(page)
    await expect(control(page, contactFields.message)).toHaveValue('Another')
    expect(await site.stored()).toHaveLength(1)
  })

  test('does not hydrate while the answer is awaited', async ({ page, site }) => {
    const answer = site.hold(/^\/forms\/contact$/)
    const states: string[] = []
    await page.addInitScript(() =>
      new MutationObserver(() => console.info(document.documentElement.dataset['start'])).observe(document, {
        subtree: true,
        attributeFilter: ['data-start'],
      }),
    )
    page.on('console', (line) => line.type() === 'info' && states.push(line.text()))
    const hydrate = await openUnhydrated(page, '/contact')
    await send(page, 'contact')
    await expect.poll(site.stored).toHaveLength(1)
    const hydrated = hydrate()
    await expect.poll(() => states).toContain('submitted')
    answer()
    await hydrated
    await expect(page).toHaveURL('/contact#form-sent')
    expect(states).toEqual(['delivered', 'loading', 'submitted', 'delivered', 'loading', 'hydrated'])
    expect(await site.stored()).toHaveLength(1)
  })

  test('stores a message once that is left before its answer and sent again by script', async ({ page, site }) => {
    const answer = site.hold(/^\/forms\/contact$/)
    const hydrate = await openUnhydrated(page, '/contact')
    await send(page, 'contact')
    await expect.poll(site.stored).toHaveLength(1)
    await page.goto('/more-information', { waitUntil: 'commit' })
    answer()
    await hydrate()
    await expect(toasts(page)).toHaveText(/What you typed may have reached us already/)
    await expect(control(page, contactFields.message)).toHaveValue(message.message)
    await control(page, contactFields.gdprConsent).check()
    await submit(page).click()
    await expect(page.getByText(sent)).toBeVisible()
    expect(await site.stored()).toHaveLength(1)
  })
})
