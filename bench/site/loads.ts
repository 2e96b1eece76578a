import { sizeLimits } from '#scripts/outputFolder.ts'
import { openPhone } from './profile.ts'
import type { Reading } from './results.ts'
import { siteNames, type SiteName, type Sites } from './sites.ts'

/** What a page records, in milliseconds since navigation. */
type Seen = {
  firstPaint: number
  largestPaint: number
  longTasks: { at: number; length: number }[]
  shift: number
}

// Runs in the page before its own scripts: records paints, long tasks and layout shifts.
function observe() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, longTasks: [], shift: 0 }
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  note('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  note('longtask', ({ startTime, duration }) => seen.longTasks.push({ at: startTime, length: duration }))
  note('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
  Object.assign(window, { seen })
}

// Runs in the page.
function read() {
  const entries = [performance.getEntriesByType('navigation'), performance.getEntriesByType('resource')].flat()
  const files = (entries as PerformanceResourceTiming[]).map((file) => ({
    isScript: file.name.endsWith('.js'),
    arrivedAt: file.responseEnd,
    bytes: file.encodedBodySize,
  }))
  return { ...(window as unknown as { seen: Seen }).seen, files }
}

/** Loads a page on a cold phone and waits until it is idle. */
export async function load(url: string) {
  const phone = await openPhone()
  await phone.page.addInitScript(observe)
  await phone.page.goto(url)
  await phone.waitForIdle()
  const figures = await phone.page.evaluate(read)
  await phone.close()
  return figures
}

/** Loads a page of each site, in an order that rotates with the round. */
export async function measureLoads(sites: Sites, page: string, hasForm: boolean, round: number): Promise<Reading[]> {
  const names = siteNames(sites)
  const first = round % names.length
  const loads = new Map<SiteName, Awaited<ReturnType<typeof load>>>()
  for (const name of [...names.slice(first), ...names.slice(0, first)]) loads.set(name, await load(sites[name] + page))
  const plain = loads.get('plain')!.largestPaint
  return names.flatMap((of): Reading[] => {
    const { firstPaint, largestPaint, longTasks, shift, files } = loads.get(of)!
    const paint: Reading = { page, of, name: 'largest paint', unit: 'ms', value: largestPaint }
    if (of === 'plain') return [paint]
    const lengths = longTasks.map(({ at, length }) => Math.max(0, at + length - Math.max(at, firstPaint)))
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const before = sum(files.filter(({ arrivedAt }) => arrivedAt <= largestPaint).map(({ bytes }) => bytes))
    const script = sum(files.filter(({ isScript }) => isScript).map(({ bytes }) => bytes))
    const blocking = sum(lengths.map((length) => Math.max(length - 50, 0)))
    return [
      { page, of, name: 'largest paint ÷ plain page', unit: '×', limit: 1.3, value: largestPaint / plain },
      paint,
      { page, of, name: 'bytes before it, without headers', unit: 'kB', value: before / 1000 },
      { page, of, name: 'longest task after the first paint', unit: 'ms', value: Math.max(0, ...lengths) },
      { page, of, name: 'blocking time', unit: 'ms', value: blocking },
      { page, of, name: 'layout shift', unit: '', limit: 0.05, value: shift },
      {
        page,
        of,
        name: 'script, brotli',
        unit: 'kB',
        limit: hasForm ? sizeLimits.form : sizeLimits.page,
        value: script / 1000,
      },
    ]
  })
}
