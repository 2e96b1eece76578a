import { expect, type Page, type Route } from '@playwright/test'
import { accept, refuse } from '../e2e/forms.ts'
import { nextDay, today } from './consultation.ts'
import type { Rules } from './form.ts'
import type { Stage } from './replay.ts'
import { readScreen, screenOf } from './screen.ts'

type Sent = { content: unknown; key: string | undefined }

/** Notes every call from the first on. Chromium shows no body that is a stream, so the page itself is asked for it. */
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

// Keys are UUIDs; counted in the order of their first coming they can be compared with what was promised.
function counted(calls: Sent[]) {
  const keys = [...new Set(calls.map(({ key }) => key))]
  return calls.map(({ content, key }) => ({ content, key: keys.indexOf(key) + 1 }))
}

/**
 * A form in the served site, before it is opened. Everything is done as a visitor does it; the test decides what becomes
 * of a call, and what the visitor's clock says.
 */
export async function stageInSite(page: Page, url: string, rules: Rules): Promise<Stage> {
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
          // As a browser says it when it shows a page again that it has kept.
          await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      }
    },
    async compare(promise, said, step) {
      const wait = { message: step, intervals: [5, 20, 50, 100] }
      await expect.poll(() => page.evaluate(readScreen), wait).toMatchObject(screenOf(rules, promise, said))
      await expect.poll(async () => counted(await calls()), wait).toEqual(promise.attempts)
      await expect.poll(() => waiting.length, wait).toBe(promise.attempts.length)
    },
  }
}
