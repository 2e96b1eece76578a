import type { CDPSession } from 'playwright'
import { openPhone, type Phone } from './profile.ts'
import type { Reading } from './results.ts'

/** Links of the header and of every page, in turn. */
const cycle = [
  '/contact',
  '/more-information',
  '/free-consultation',
  '/services/seo-optimization',
  '/blog/data-security',
  '/',
]

/** Measures the tab's memory after 200 page turns, as a multiple of that after 10, and the nodes that no document holds. */
export async function measureMemory(origin: string): Promise<Reading[]> {
  const phone = await openPhone({ throttled: false })
  await phone.page.goto(`${origin}/`)
  await phone.page.waitForTimeout(3_000)
  await turn(phone, 0, 10)
  const before = await readHeap(phone.cdp)
  await turn(phone, 10, 200)
  const after = await readHeap(phone.cdp)
  const detached = await countDetached(phone.cdp)
  await phone.close()
  return [
    { page: '(tab)', name: 'memory after 200 page turns ÷ after 10', unit: '×', limit: 1.2, value: after / before },
    { page: '(tab)', name: 'memory after 200 page turns', unit: 'kB', value: after / 1000 },
    { page: '(tab)', name: 'detached nodes', unit: '', limit: 0, value: detached },
  ]
}

async function turn({ page }: Phone, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1) {
    const path = cycle[index % cycle.length]!
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    // A boolean: Playwright would hold a returned heading, and with it the whole page that was left.
    await page.waitForFunction((wanted) => location.pathname === wanted && document.querySelector('h1') !== null, path)
  }
  await page.waitForTimeout(2_000)
}

async function readHeap(cdp: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

// Called once, at the end: the nodes that it names are held from then on.
async function countDetached(cdp: CDPSession): Promise<number> {
  const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes')
  return detachedNodes.length
}
