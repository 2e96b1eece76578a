import type { Page } from 'playwright'

/** What a page did, by its own clock: milliseconds since the navigation began. */
export type Seen = {
  firstPaint: number
  /** When the first paint had been handed on, to be shown a little later. */
  firstPainted: number
  largestPaint: { at: number; of: string }
  longTasks: { at: number; length: number }[]
  shifts: { at: number; by: number; of: string }[]
}

/** Has a page note its paints, long tasks and layout shifts from the first moment on. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

/** What the page has noted until now. */
export const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

// Runs in the page.
function observe() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  type Paint = PerformanceEntry & { element: Element | null }
  type FirstPaint = PerformanceEntry & { paintTime?: number }
  const seen: Seen = { firstPaint: 0, firstPainted: 0, largestPaint: { at: 0, of: '' }, longTasks: [], shifts: [] }
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  const nameOf = (node: Node | null | undefined) =>
    node ? `${node.nodeName.toLowerCase()} "${(node.textContent ?? '').trim().slice(0, 40)}"` : ''
  note('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return
    seen.firstPaint = entry.startTime
    seen.firstPainted = (entry as FirstPaint).paintTime ?? entry.startTime
  })
  note('largest-contentful-paint', (entry) => {
    seen.largestPaint = { at: entry.startTime, of: nameOf((entry as Paint).element) }
  })
  note('longtask', ({ startTime, duration }) => seen.longTasks.push({ at: startTime, length: duration }))
  note('layout-shift', (entry) => {
    const { startTime, value, sources } = entry as Shift
    seen.shifts.push({ at: startTime, by: value, of: nameOf(sources[0]?.node) })
  })
  Object.assign(window, { seen })
}
