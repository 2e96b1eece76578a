import { observeHeadings, readTapTime } from './headingPaint.ts'
import { idleMs } from './loads.ts'
import { openPhone } from './profile.ts'
import type { Reading } from './results.ts'
import type { SiteName, Sites } from './sites.ts'
import { listenToTraffic } from './traffic.ts'

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
    for (const name of (Object.keys(sites) as SiteName[]).filter((site) => site !== 'plain')) {
      const at = name === 'site' ? page : `${page} (${name})`
      const times = await tapAll(sites[name]!, page, taps)
      for (const [index, tap] of taps.entries()) {
        const value = times[index]!
        readings.push(
          { page: at, name: `tap ÷ plain page: ${tap.name}`, unit: '×', limit: 0.3, value: value / plain[index]! },
          { page: at, name: `tap: ${tap.name}`, unit: 'ms', value },
        )
      }
    }
  }
  return readings
}

async function tapAll(origin: string, start: string, taps: Tap[]): Promise<number[]> {
  const phone = await openPhone()
  const traffic = listenToTraffic(phone.cdp)
  await observeHeadings(phone.page)
  await phone.page.goto(origin + start)
  const times: number[] = []
  for (const { within, to } of taps) {
    await traffic.waitForIdle(idleMs)
    const target = phone.page.locator(`${within} a[href="${to}"]`).first()
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
