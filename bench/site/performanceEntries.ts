import type { Page } from 'playwright'

/** Performance entries of a page, in milliseconds since navigation. */
export type PerformanceEntries = {
  firstPaint: number
  /** When the first frame was submitted for presentation. */
  firstPainted: number
  largestPaint: { at: number; of: string }
  longTasks: { at: number; length: number }[]
  shifts: { at: number; by: number; of: string }[]
}

/** Installs observers for paints, long tasks and layout shifts before the page's own scripts run. */
export async function observePerformance(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

/** Returns the entries recorded so far. */
export const readPerformance = (page: Page): Promise<PerformanceEntries> =>
  page.evaluate(() => (window as unknown as { seen: PerformanceEntries }).seen)

// Runs in the page.
function observe() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  type Paint = PerformanceEntry & { element: Element | null }
  type FirstPaint = PerformanceEntry & { paintTime?: number }
  const seen: PerformanceEntries = {
    firstPaint: 0,
    firstPainted: 0,
    largestPaint: { at: 0, of: '' },
    longTasks: [],
    shifts: [],
  }
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  const describeNode = (node: Node | null | undefined) =>
    node ? `${node.nodeName.toLowerCase()} "${(node.textContent ?? '').trim().slice(0, 40)}"` : ''
  note('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return
    seen.firstPaint = entry.startTime
    seen.firstPainted = (entry as FirstPaint).paintTime ?? entry.startTime
  })
  note('largest-contentful-paint', (entry) => {
    seen.largestPaint = { at: entry.startTime, of: describeNode((entry as Paint).element) }
  })
  note('longtask', ({ startTime, duration }) => seen.longTasks.push({ at: startTime, length: duration }))
  note('layout-shift', (entry) => {
    const { startTime, value, sources } = entry as Shift
    seen.shifts.push({ at: startTime, by: value, of: describeNode(sources[0]?.node) })
  })
  Object.assign(window, { seen })
}
