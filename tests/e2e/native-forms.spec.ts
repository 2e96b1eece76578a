// Both forms sent by the browser itself. Nothing is mocked: form, endpoint, store. What the server accepts, refuses and
// shows again is tested in server/http/formEndpoint.test.ts.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { fromIsoDate, longDate } from '#contract/day.ts'
import { formOn, formPages } from '#contract/forms.ts'
import { testedSite } from '#scripts/testedSite.ts'
import { booking, message as payload } from '../fixtures/visitor.ts'
import {
  bookButton,
  booked,
  consent,
  field,
  fillBooking,
  fillMessage,
  inDays,
  message,
  readCalendarLink,
  send,
  sendButton,
  sent,
  toasts,
  visitor,
} from './forms.ts'
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
    await fillMessage(page)
    await send(page)
    await expect(page).toHaveURL(arrived('/more-information'))
    await expect(arrival(page)).toBeFocused()
    await expect(page.getByText(sent)).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Send another message' })).toBeVisible()
    for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue('')
    await expect(consent(page)).not.toBeChecked()
    expect(await site.stored()).toEqual([{ ...payload, phone: '' }])
    await page.reload()
    await expect(arrival(page)).toBeVisible()
  })

  test('shows errors at the fields of a message, keeps what was typed, and sends it then by keyboard', async ({
    page,
    site,
  }) => {
    await page.goto('/contact')
    await fillMessage(page, { ...message, Email: 'jana@localhost', Message: '</textarea><b>Two\nlines' })
    await consent(page).check()
    // Enter in a line submits, as the button does.
    await field(page, 'Company').press('Enter')
    await expect(page).toHaveTitle(/^Error: /)
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toContainText('Please check the highlighted fields')
    for (const scheme of ['tel', 'mailto']) await expect(summary(page).locator(`a[href^="${scheme}:"]`)).toBeVisible()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/name@company\.com/)
    await expect(field(page, 'Message')).toHaveValue('</textarea><b>Two\nlines')
    await expect(consent(page)).not.toBeChecked()
    expect(await site.stored()).toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Email')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(message.Email)
    await consent(page).press('Space')
    await sendButton(page).press('Enter')
    await expect(page).toHaveURL(arrived('/contact'))
    expect(await site.stored()).toEqual([{ ...payload, phone: '', message: '</textarea><b>Two\nlines' }])

    // Back shows the page with errors again, and not the browser's question whether to send the form again.
    await page.goBack()
    await expect(page).toHaveURL(/\/forms\/contact/)
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/name@company\.com/)
    expect(await site.stored()).toHaveLength(1)
  })

  test('shows errors at the fields of a booking on every screen, keeps each choice, and sends it then', async ({
    page,
    site,
  }) => {
    await page.goto('/free-consultation')
    const day = inDays(1200)
    await fillBooking(page, day)
    await page.getByLabel('Preferred Time *').selectOption('')
    await page.getByLabel('Timezone *').selectOption('CST_CHINA')
    await bookButton(page).click()
    await expect(summary(page).getByRole('listitem')).toHaveText([/^Choose a date within/, /^Choose a time, or check/])
    for (const [label, value] of Object.entries(visitor)) await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(page.getByLabel('Preferred Date *')).toHaveValue(day)
    await expect(page.getByLabel('Timezone *')).toHaveValue('CST_CHINA')
    await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeHidden()
    expect(await site.stored()).toEqual([])
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const nearDay = inDays(7)
    await page.getByLabel('Preferred Date *').fill(nearDay)
    await page.getByLabel('Preferred Time *').selectOption('14:00')
    await bookButton(page).click()
    await expect(page).toHaveURL(arrived('/free-consultation'))
    await expect(page.getByText(booked)).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Request another consultation' })).toBeVisible()
    for (const label of Object.keys(visitor)) await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.getByLabel('Preferred Date *')).toHaveValue('')
    await expect(page.getByLabel('Preferred Time *')).toHaveValue('')
    await expect(page.getByLabel('Timezone *')).toHaveValue('CET')
    expect(await readCalendarLink(page)).toMatch(new RegExp(`^DTSTART:${nearDay.replaceAll('-', '')}T060000Z$`, 'm'))
    const date = longDate(fromIsoDate(nearDay)!)
    expect(await site.stored()).toEqual([{ ...booking, date, time: '14:00', timezone: 'CST_CHINA' }])
  })
})

test.describe('before the scripts have arrived', () => {
  test('sends a message, says so while another is written, and restores no draft', async ({ page, site }) => {
    await openHydrated(page, '/contact')
    await field(page, 'Message').fill('An earlier draft')
    const hydrate = await openUnhydrated(page, '/contact')
    await fillMessage(page)
    await consent(page).check()
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact#form-sent')
    await expect(arrival(page)).toBeFocused()
    await hydrate()
    await expect(arrival(page)).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue('')
    await field(page, 'Message').focus()
    const place = await field(page, 'Message').boundingBox()
    await field(page, 'Message').fill('Another')
    await expect(arrival(page)).toBeVisible()
    expect(await field(page, 'Message').boundingBox()).toEqual(place)
    await page.reload()
    await waitForHydration(page)
    await expect(field(page, 'Message')).toHaveValue('Another')
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
    await fillMessage(page)
    await send(page)
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
    await fillMessage(page)
    await send(page)
    await expect.poll(site.stored).toHaveLength(1)
    await page.goto('/more-information', { waitUntil: 'commit' })
    answer()
    await hydrate()
    await expect(toasts(page)).toHaveText(/What you typed may have reached us already/)
    await expect(field(page, 'Message')).toHaveValue(message.Message)
    await send(page)
    await expect(page.getByText(sent)).toBeVisible()
    expect(await site.stored()).toHaveLength(1)
  })
})
