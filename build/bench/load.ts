import type { Browser, Page } from 'playwright'
import { takePhone } from './profile.ts'
import { listenToTraffic, type Fetched } from './traffic.ts'
import { seenOn, watch, type Seen } from './watch.ts'

/** A page from the navigation until nothing happens any more: what it did, what it fetched, when its files were asked for. */
export type Load = Seen & { fetched: Fetched[]; firstScriptAt: number }

/** A page counts as idle when nothing has been under way for this long. */
export const idleAfter = 1_000

/** Opens a page on a new phone and leaves it alone until it is idle. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const phone = await takePhone(browser)
  await watch(phone.page)
  const traffic = listenToTraffic(phone.cdp)
  await phone.page.goto(url)
  await traffic.quiet(idleAfter)
  const loaded = {
    ...(await seenOn(phone.page)),
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
