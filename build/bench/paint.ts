import type { Load } from './load.ts'
import type { Reading } from './results.ts'
import type { Variant } from './variants.ts'

/** The largest paint beside the same page without font and script; what had to come before it; what was fetched too early. */
export function paintReadings(page: string, loads: Record<Variant, Load>): Reading[] {
  const { site, fontless, plain } = loads
  const html = site.fetched.find(({ path }) => path === page)?.bytes ?? NaN
  return [
    {
      page,
      name: 'largest paint ÷ plain page',
      unit: '×',
      atMost: 1.1,
      value: site.largestPaint.at / plain.largestPaint.at,
    },
    {
      page,
      name: 'largest paint without font ÷ plain page',
      unit: '×',
      value: fontless.largestPaint.at / plain.largestPaint.at,
    },
    { page, name: 'largest paint', unit: 'ms', value: site.largestPaint.at },
    { page, name: 'largest paint, plain page', unit: 'ms', value: plain.largestPaint.at },
    { page, name: 'first paint', unit: 'ms', value: site.firstPaint },
    { page, name: 'HTML with its styles, brotli', unit: 'kB', atMost: 20, value: html / 1000 },
  ]
}

/** How long the page could not answer between its first paint and idleness, and how much moved. */
export function calmReadings(page: string, { site, fontless }: Record<Variant, Load>): Reading[] {
  return [
    { page, name: 'total blocking time', unit: 'ms', atMost: 25, value: blockingTime(site) },
    { page, name: 'total blocking time, no web font', unit: 'ms', atMost: 25, value: blockingTime(fontless) },
    { page, name: 'layout shift', unit: '', atMost: 0, value: shiftOf(site) },
    { page, name: 'layout shift, no web font', unit: '', atMost: 0, value: shiftOf(fontless) },
  ]
}

/** What of each long task after the first paint exceeds 50 ms. */
function blockingTime({ longTasks, firstPaint }: Load): number {
  return longTasks
    .map(({ at, length }) => at + length - Math.max(at, firstPaint) - 50)
    .reduce((sum, blocked) => sum + Math.max(blocked, 0), 0)
}

const shiftOf = ({ shifts }: Load) => shifts.reduce((sum, { by }) => sum + by, 0)
