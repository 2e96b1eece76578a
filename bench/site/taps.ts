import type { Page } from 'playwright'
import { openPhone } from './profile.ts'
import type { Reading } from './results.ts'
import { siteNames, type Sites } from './sites.ts'

/** A link to tap; `within` is the landmark that contains it. */
type Tap = { name: string; within: 'header' | 'main' | 'footer'; to: string }

/** Taps in one tab, on the page that the previous one opened. */
const sequences: { page: string; taps: Tap[] }[] = [
  {
    page: '/',
    taps: [
      { name: 'first, to a service', within: 'main', to: '/services/email-marketing' },
      { name: 'later, to a form', within: 'header', to: '/contact' },
    ],
  },
  {
    page: '/services/b2b-database',
    taps: [
      { name: 'first, to a form', within: 'main', to: '/more-information' },
      { name: 'later, to an article of the footer', within: 'footer', to: '/blog/data-security' },
    ],
  },
]

/** Visitors read before they tap. */
const readingMs = 2_000

/** Measures the time from a tap until the next page's heading is painted, against the same tap on the plain page. */
export async function measureTaps(sites: Sites): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const { page, taps } of sequences) {
    const plain = await tapAll(sites.plain, page, taps)
    for (const of of siteNames(sites).filter((name) => name !== 'plain')) {
      const times = await tapAll(sites[of]!, page, taps)
      for (const [index, tap] of taps.entries()) {
        const value = times[index]!
        readings.push(
          { page, of, name: `tap ÷ plain page: ${tap.name}`, unit: '×', limit: 0.6, value: value / plain[index]! },
          { page, of, name: `tap: ${tap.name}`, unit: 'ms', value },
        )
      }
    }
  }
  return readings
}

async function tapAll(origin: string, start: string, taps: Tap[]): Promise<number[]> {
  const phone = await openPhone()
  await phone.page.addInitScript(observe)
  await phone.page.goto(origin + start)
  const times: number[] = []
  for (const { within, to } of taps) {
    await phone.waitForIdle()
    const target = phone.page.locator(`${within} a[href="${to}"]`).first()
    // A phone's footer shows its lists only after a tap on their titles.
    await phone.page.locator(`${within} details`).evaluateAll((lists) => {
      for (const list of lists) list.setAttribute('open', '')
    })
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await phone.page.waitForTimeout(readingMs)
    const box = await target.boundingBox()
    if (!box) throw new Error(`The page shows no link to ${to} in its ${within}. Correct bench/site/taps.ts.`)
    // Taps by coordinates, because `locator.tap()` would evaluate script in the page during the measurement.
    await phone.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await phone.page.waitForURL(origin + to)
    times.push(await readTapTime(phone.page))
  }
  await phone.close()
  return times
}

/** Returns the milliseconds from the last touch until the next page's heading was painted. */
async function readTapTime(page: Page): Promise<number> {
  await page.waitForFunction(() => sessionStorage.getItem('paintedAt') !== null, undefined, { timeout: 30_000 })
  return page.evaluate(() => {
    const { touchedAt, paintedAt } = sessionStorage
    sessionStorage.removeItem('paintedAt')
    return Number(paintedAt) - Number(touchedAt)
  })
}

// Runs in each document. Times are kept in sessionStorage, since a tap on the plain page ends its document.
function observe() {
  const store = (name: string, time: number) => sessionStorage.setItem(name, String(performance.timeOrigin + time))
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      store('touchedAt', timeStamp)
      const before = document.querySelector('h1')?.textContent
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1')?.textContent
        if (heading === before || heading === undefined) return
        observer.disconnect()
        // A message posted in an animation frame is delivered after the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => store('paintedAt', performance.now()))
          port1.start()
          port2.postMessage(undefined)
        })
      }).observe(document, { subtree: true, childList: true, characterData: true })
    },
    { capture: true },
  )
  if (!('touchedAt' in sessionStorage)) return
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') store('paintedAt', startTime)
  }).observe({ type: 'paint', buffered: true })
}
