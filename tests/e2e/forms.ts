import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { consultationForm } from '#contract/consultation.ts'
import { contactForm } from '#contract/contact.ts'
import type { FieldFacts } from '#contract/fields.ts'
import type { FormName } from '#contract/forms.ts'
import { readMail } from '../fakes/mailServer.ts'
import { entriesToday, fillIn, submitButton } from '../fixtures/fillIn.ts'
import type { Values } from '../fixtures/startForms.ts'

export const contactUrl = `**/functions/v1/${contactForm.function}`
export const consultationUrl = `**/functions/v1/${consultationForm.function}`

export const sent = contactForm.says.sent.title
export const booked = consultationForm.says.sent.description

/** Returns the control of a field. */
export const control = (page: Page, { label }: Pick<FieldFacts, 'label'>): Locator =>
  page.getByLabel(label, { exact: true })
/** Returns the button that submits the form. */
export const submit = (page: Page): Locator => page.locator(submitButton)
/** Returns the toasts, newest first. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' }).getByRole('group')

/** Enters values into a form, by default those of a visitor who sends it today. */
export const fill = (page: Page, form: FormName, values: Values = entriesToday(form)): Promise<void> =>
  fillIn(form, values, {
    write: (field, text) => control(page, field).fill(text),
    choose: (field, option) => control(page, field).selectOption(option),
    tick: (field, isTicked) => control(page, field).setChecked(isTicked),
  })

/** Fills in a whole form, and submits it. */
export async function send(page: Page, form: FormName, change: Values = {}): Promise<void> {
  await fill(page, form, { ...entriesToday(form), ...change })
  await submit(page).click({ noWaitAfter: true })
}

/** Returns the calendar file that a confirmation offers. */
export async function readCalendarLink(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')
  return decodeURIComponent(href!.replace(/^data:text\/calendar;charset=utf-8,/, '')).replaceAll('\r\n', '\n')
}

/** Responds as the endpoint does when it accepts. */
export const accept = (route: Route): Promise<void> => route.fulfill({ json: { ok: true } })

/** Responds as the endpoint does when it is unavailable. */
export const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'The outbox cannot be written.' } } })

/** Records the Idempotency-Key of every following message. */
export function recordKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/${contactForm.function}`)) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

/** Waits for so many mails to or about an address and returns them, the company's first. */
export async function mailsAbout(address: string, count: number, baseURL: string | undefined) {
  const folder = `.cache/outbox-${new URL(baseURL!).port}/mail`
  const found = async () => {
    const names = await readdir(folder).catch(() => [])
    const letters = names.filter((name) => name.endsWith('.eml')).toSorted()
    const mails = await Promise.all(letters.map(async (name) => readMail(await readFile(join(folder, name)))))
    return mails.filter(({ recipients, replies }) => [...recipients, ...replies].includes(address))
  }
  await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(count)
  return found()
}

/** Reports an older page. People take longer than a test, whose messages are marked as possible spam. */
export const reportOlderPage = (page: Page) =>
  page.route('**/functions/v1/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-page-age': '60' } }),
  )
