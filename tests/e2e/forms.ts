import type { Locator, Page, Route } from '@playwright/test'
import { messageByLabel as message, visitorByLabel as visitor } from '../fixtures/visitor.ts'

export { message, visitor }

export const contactUrl = '**/functions/v1/send-contact-email'
export const consultationUrl = '**/functions/v1/send-consultation-email'

/** Fills in the contact form, without the consent. */
export async function fillMessage(page: Page, values: Record<string, string> = message): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Returns the day `count` days from now in the page's time zone, as `2027-03-05`. */
export const dayFromNow = (page: Page, count: number): Promise<string> =>
  page.evaluate((days) => {
    const date = new Date()
    date.setDate(date.getDate() + days)
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
  }, count)

/** Fills in the booking form for 10:00 CET, a week from now or on `day` (`2027-03-05`). */
export async function fillBooking(page: Page, day?: string): Promise<void> {
  for (const [label, value] of Object.entries(visitor)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Preferred Date *').fill(day ?? (await dayFromNow(page, 7)))
  await page.getByLabel('Preferred Time *').selectOption('10:00')
}

/** Returns the submit button of the booking form, in every state. */
export const bookButton = (page: Page): Locator => page.getByRole('button', { name: /^Schedul/ })

/** Returns the toasts, newest first. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' }).getByRole('group')

/** Responds as the endpoint does when it accepts. */
export const accept = (route: Route): Promise<void> => route.fulfill({ json: { ok: true } })

/** Responds as the endpoint does when it is unavailable. */
export const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'The outbox cannot be written.' } } })

/** Records the Idempotency-Key of every following request. `answer` responds to each; its argument counts from 1. */
export async function recordKeys(
  page: Page,
  url: string,
  answer: (route: Route, count: number) => unknown = (route) => route.fallback(),
): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await page.route(url, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await answer(route, keys.length)
  })
  return keys
}

/** Records the body of every following POST. Chromium reports none if the body is a stream. */
export async function recordBodies(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const bodies: unknown[] = []
    const send = window.fetch
    window.fetch = async (...call) => {
      const request = new Request(...call)
      if (request.method === 'POST') bodies.push(await request.clone().json())
      return send(request)
    }
    Object.assign(window, { bodies })
  })
  return () => page.evaluate(() => (window as unknown as { bodies: unknown[] }).bodies)
}
