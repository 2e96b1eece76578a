import { expect, type Page, type Route } from '@playwright/test'
import { accept, refuse } from '../e2e/forms.ts'
import { nextDay, today } from './consultationRules.ts'
import type { Rules } from './expectedForm.ts'
import type { Driver } from './replayPath.ts'
import { readScreen, expectedScreen } from './screen.ts'

type Sent = { content: unknown; key: string | undefined }

/** Records every call from the first on, inside the page, because Chromium does not expose streamed bodies. */
async function recordCalls(page: Page): Promise<() => Promise<Sent[]>> {
  await page.addInitScript(() => {
    const calls: Sent[] = []
    const send = window.fetch
    window.fetch = async (...call) => {
      const request = new Request(...call)
      if (request.method === 'POST') {
        calls.push({ content: await request.clone().json(), key: request.headers.get('idempotency-key') ?? undefined })
      }
      return send(request)
    }
    Object.assign(window, { calls })
  })
  return () => page.evaluate(() => (window as unknown as { calls: Sent[] }).calls)
}

// Replaces the UUIDs by numbers in the order of first use, as the expected state has them.
function counted(calls: Sent[]) {
  const keys = [...new Set(calls.map(({ key }) => key))]
  return calls.map(({ content, key }) => ({ content, key: keys.indexOf(key) + 1 }))
}

/**
 * Returns a driver for a form of the built site. Call it before the page opens. The test controls the responses and the
 * clock.
 */
export async function siteDriver(page: Page, url: string, rules: Rules): Promise<Driver> {
  const calls = await recordCalls(page)
  const waiting: Route[] = []
  await page.route(url, (route) => void waiting.push(route))
  await page.clock.setFixedTime(today)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const enter = async ([label, value]: [string, string | boolean]) => {
    if (typeof value === 'boolean') return field(label).setChecked(value)
    const isChoice = await field(label).evaluate((control) => control instanceof HTMLSelectElement)
    if (isChoice) await field(label).selectOption(value)
    else await field(label).fill(value)
  }
  return {
    async perform(act) {
      switch (act.does) {
        case 'edit':
          for (const entry of Object.entries(act.change)) await enter(entry)
          return
        case 'click':
          return page.getByRole('button', { name: rules.button.text }).click()
        case 'press Enter':
          return field(rules.line).press('Enter')
        case 'be accepted':
          return accept(waiting.at(-1)!)
        case 'be refused':
          return refuse(waiting.at(-1)!)
        case 'see midnight pass':
          return page.clock.setFixedTime(nextDay)
        case 'come back':
          // The browser fires this when it restores the page from the back/forward cache.
          await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      }
    },
    async compare(expected, said, step) {
      const wait = { message: step, intervals: [5, 20, 50, 100] }
      await expect.poll(() => page.evaluate(readScreen), wait).toMatchObject(expectedScreen(rules, expected, said))
      await expect.poll(async () => counted(await calls()), wait).toEqual(expected.attempts)
      await expect.poll(() => waiting.length, wait).toBe(expected.attempts.length)
    },
  }
}
