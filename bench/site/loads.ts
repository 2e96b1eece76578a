import { observePerformance, readPerformance, type PerformanceEntries } from './performanceEntries.ts'
import { openPhone } from './profile.ts'
import type { Reading } from './results.ts'
import type { SiteName, Sites } from './sites.ts'
import { listenToTraffic, type Traffic } from './traffic.ts'

type Load = PerformanceEntries & Traffic

/** A page is idle after this many milliseconds without a request. */
export const idleMs = 1_500

/** Loads a page on a cold phone and waits until it is idle. */
async function load(url: string): Promise<Load> {
  const phone = await openPhone()
  await observePerformance(phone.page)
  const traffic = listenToTraffic(phone.cdp)
  await phone.page.goto(url)
  await traffic.waitForIdle(idleMs)
  const entries = await readPerformance(phone.page)
  await phone.close()
  return { ...entries, ...traffic }
}

/** Loads a page of each site, in an order that rotates with the round. */
export async function measureLoads(sites: Sites, page: string, hasForm: boolean, round: number): Promise<Reading[]> {
  const names = Object.keys(sites) as SiteName[]
  const first = round % names.length
  const loads = new Map<SiteName, Load>()
  for (const name of [...names.slice(first), ...names.slice(0, first)]) loads.set(name, await load(sites[name] + page))
  const plain = loads.get('plain')!
  return names.flatMap((name): Reading[] => {
    const at = name === 'site' ? page : `${page} (${name})`
    if (name !== 'plain') return compare(at, loads.get(name)!, plain, hasForm)
    return [{ page: at, name: 'largest paint', unit: 'ms', value: plain.largestPaint.at }]
  })
}

function compare(page: string, site: Load, plain: Load, hasForm: boolean): Reading[] {
  const paint = site.largestPaint.at
  const tasks = site.longTasks.filter(({ at, length }) => at + length > site.firstPaint)
  const lengths = tasks.map(({ at, length }) => at + length - Math.max(at, site.firstPaint))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const scripts = site.requests.filter(({ isScript }) => isScript)
  const before = site.parts.filter(({ at }) => at <= paint)
  return [
    { page, name: 'largest paint ÷ plain page', unit: '×', limit: 1.3, value: paint / plain.largestPaint.at },
    { page, name: 'largest paint', unit: 'ms', value: paint },
    { page, name: 'bytes before it', unit: 'kB', value: sum(before.map(({ bytes }) => bytes)) / 1000 },
    { page, name: 'requests before it', unit: '', value: site.requests.filter(({ at }) => at <= paint).length },
    { page, name: 'longest task after the first paint', unit: 'ms', limit: 50, value: Math.max(0, ...lengths) },
    {
      page,
      name: 'blocking time',
      unit: 'ms',
      limit: 25,
      value: sum(lengths.map((length) => Math.max(length - 50, 0))),
    },
    { page, name: 'layout shift', unit: '', limit: 0.01, value: sum(site.shifts.map(({ by }) => by)) },
    {
      page,
      name: 'script, brotli',
      unit: 'kB',
      limit: hasForm ? 115 : 95,
      value: sum(scripts.map(({ bytes }) => bytes)) / 1000,
    },
  ]
}
