import type { Browser, Page } from 'playwright'
import { openPhone } from './profile.ts'
import { listenToTraffic, type Fetched } from './traffic.ts'
import { readPerformance, observePerformance, type PerformanceEntries } from './performanceEntries.ts'

/** Measurements of a page from navigation until idle: performance entries, fetched files, start of the first script (ms). */
export type Load = PerformanceEntries & { fetched: Fetched[]; firstScriptAt: number }

/** A page is idle after this many milliseconds without a request. */
export const idleMs = 1_000

/** Loads a page on a new emulated phone and waits until it is idle. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const phone = await openPhone(browser)
  await observePerformance(phone.page)
  const traffic = listenToTraffic(phone.cdp)
  await phone.page.goto(url)
  await traffic.waitForIdle(idleMs)
  const loaded = {
    ...(await readPerformance(phone.page)),
    fetched: traffic.arrived,
    firstScriptAt: await firstScriptOn(phone.page),
  }
  await phone.close()
  return loaded
}

const firstScriptOn = (page: Page) =>
  page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
      Infinity,
    ),
  )
