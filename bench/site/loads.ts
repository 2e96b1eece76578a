import type { CDPSession, Page } from 'playwright'
import { openPhone } from './profile.ts'
import type { Reading } from './results.ts'
import { siteNames, type SiteName, type Sites } from './sites.ts'

/** Figures of a page, in milliseconds since navigation. */
type PageFigures = {
  firstPaint: number
  largestPaint: number
  longTasks: { at: number; length: number }[]
  shift: number
}

/** A page is idle after this many milliseconds without a request. */
export const idleMs = 1_500

/** Installs observers for paints, long tasks and layout shifts before the page's own scripts run. */
export const observePerformance = (page: Page): Promise<unknown> => page.addInitScript(observe)

/** Returns the figures recorded so far. */
export const readPerformance = (page: Page): Promise<PageFigures> =>
  page.evaluate(() => (window as unknown as { seen: PageFigures }).seen)

// Runs in the page.
function observe() {
  const seen: PageFigures = { firstPaint: 0, largestPaint: 0, longTasks: [], shift: 0 }
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

/** A request, sent at a time (ms since navigation), and the encoded sizes of its response's headers and body. */
type Request = { at: number; isScript: boolean; headers: number; bytes: number }

/** Listens to a page's requests, from before its navigation on. The session's Network domain must be enabled. */
export function listenToTraffic(cdp: CDPSession) {
  const pending = new Map<string, Request>()
  const requests: Request[] = []
  /** Bytes received at a time: a response's headers, or its body when it is complete. */
  const received: { at: number; bytes: number }[] = []
  let startedAt: number | undefined
  let lastAt = performance.now()
  const since = (timestamp: number) => (timestamp - (startedAt ??= timestamp)) * 1000
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    lastAt = performance.now()
    const sent = { at: since(timestamp), isScript: false, headers: 0, bytes: 0 }
    pending.set(requestId, sent)
    requests.push(sent)
  })
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const request = pending.get(requestId)
    if (!request) return
    request.isScript = /javascript/.test(response.mimeType)
    request.headers = response.encodedDataLength
    received.push({ at: since(timestamp), bytes: request.headers })
  })
  const onEnd = ({ requestId }: { requestId: string }) => {
    lastAt = performance.now()
    pending.delete(requestId)
  }
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = pending.get(requestId)
    if (request) {
      request.bytes = encodedDataLength - request.headers
      received.push({ at: since(timestamp), bytes: request.bytes })
    }
    onEnd({ requestId })
  })
  cdp.on('Network.loadingFailed', onEnd)
  return {
    requests,
    received,
    async waitForIdle() {
      while (pending.size > 0 || performance.now() - lastAt < idleMs)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}

/** Loads a page on a cold phone and waits until it is idle. */
async function load(url: string) {
  const phone = await openPhone()
  await observePerformance(phone.page)
  const traffic = listenToTraffic(phone.cdp)
  await phone.page.goto(url)
  await traffic.waitForIdle()
  const figures = await readPerformance(phone.page)
  await phone.close()
  return { ...figures, ...traffic }
}

/** Loads a page of each site, in an order that rotates with the round. */
export async function measureLoads(sites: Sites, page: string, hasForm: boolean, round: number): Promise<Reading[]> {
  const names = siteNames(sites)
  const first = round % names.length
  const loads = new Map<SiteName, Awaited<ReturnType<typeof load>>>()
  for (const name of [...names.slice(first), ...names.slice(0, first)]) loads.set(name, await load(sites[name] + page))
  const plain = loads.get('plain')!.largestPaint
  return names.flatMap((of): Reading[] => {
    const { firstPaint, largestPaint, longTasks, shift, requests, received } = loads.get(of)!
    const paint: Reading = { page, of, name: 'largest paint', unit: 'ms', value: largestPaint }
    if (of === 'plain') return [paint]
    const lengths = longTasks.map(({ at, length }) => Math.max(0, at + length - Math.max(at, firstPaint)))
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const before = received.filter(({ at }) => at <= largestPaint)
    const script = sum(requests.filter(({ isScript }) => isScript).map(({ bytes }) => bytes))
    const blocking = sum(lengths.map((length) => Math.max(length - 50, 0)))
    return [
      { page, of, name: 'largest paint ÷ plain page', unit: '×', limit: 1.3, value: largestPaint / plain },
      paint,
      { page, of, name: 'bytes before it', unit: 'kB', value: sum(before.map(({ bytes }) => bytes)) / 1000 },
      { page, of, name: 'longest task after the first paint', unit: 'ms', value: Math.max(0, ...lengths) },
      { page, of, name: 'blocking time', unit: 'ms', value: blocking },
      { page, of, name: 'layout shift', unit: '', limit: 0.01, value: shift },
      { page, of, name: 'script, brotli', unit: 'kB', limit: hasForm ? 118 : 100, value: script / 1000 },
    ]
  })
}
