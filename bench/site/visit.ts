import type { Page } from 'playwright'
import { openPhone } from './profile.ts'
import type { Reading } from './results.ts'
import type { Sites } from './sites.ts'

/** One interaction of the visit; the page settles after it. */
type Act = (page: Page) => Promise<void>

const tap =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().tap()
const press =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key)
const type = (selector: string, text: string): Act[] => [tap(selector), ...Array.from(text, press)]

/** Header, cards, fields, an invalid submit, calendar and share. */
const acts: Act[] = [
  tap('header a[href$="#services"]'),
  tap('main a[href="/services/seo-optimization"]'),
  tap('header a[href="/contact"]'),
  ...type('main form [name="name"]', 'Jana'),
  ...type('main form [name="email"]', 'jana'),
  ...type('main form [name="message"]', 'RFQ'),
  tap('main form [type="checkbox"]'),
  tap('main form [type="submit"]'),
  tap('header a[href="/free-consultation"]'),
  tap('main form button[aria-label*="alendar"], main form button:has(svg)'),
  press('PageDown'),
  press('ArrowRight'),
  press('Enter'),
  tap('main form [type="checkbox"]'),
  tap('main form [type="checkbox"]'),
  tap('footer details:has(~ ul a[href="/blog/data-security"]) summary'),
  tap('footer a[href="/blog/data-security"]'),
  tap('article button'),
  tap('header a[href="/more-information"]'),
  tap('header a[href="/"]'),
]

/** Measures the interactions of one visit: the slowest but two in a hundred, from input to the next paint. */
export async function measureVisit({ site }: Sites): Promise<Reading[]> {
  const phone = await openPhone()
  await phone.page.addInitScript(observeInteractions)
  await phone.page.goto(`${site}/`)
  await phone.page.waitForTimeout(4_000)
  for (const act of acts) {
    await act(phone.page)
    await phone.page.waitForTimeout(700)
  }
  const durations = (await phone.page.evaluate(readInteractions)).toSorted((a, b) => a - b)
  await phone.close()
  const value = durations[Math.ceil(durations.length * 0.98) - 1] ?? NaN
  return [
    { page: '(visit)', of: 'site', name: 'INP, 98th percentile', unit: 'ms', limit: 200, value },
    { page: '(visit)', of: 'site', name: 'interactions', unit: '', value: durations.length },
  ]
}

// Runs in the page.
function observeInteractions() {
  type Interaction = PerformanceEntry & { interactionId: number }
  const longest = new Map<number, number>()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Interaction[])
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(window, { longest })
}

// Runs in the page. Interactions of less than 16 ms have no entry; the browser counts them.
function readInteractions(): number[] {
  const { longest } = window as unknown as { longest: Map<number, number> }
  const { interactionCount } = performance as unknown as { interactionCount: number }
  const measured = Array.from(longest.values())
  return [...measured, ...Array.from({ length: Math.max(0, interactionCount - measured.length) }, () => 16)]
}
