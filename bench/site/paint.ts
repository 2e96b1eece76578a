import type { Load } from './loadPage.ts'
import type { Reading } from './results.ts'
import type { Variant } from './variants.ts'

/** Returns paint times in comparison with the page without font and script, and the size of its HTML. */
export function paintReadings(page: string, loads: Record<Variant, Load>): Reading[] {
  const { site, fontless, plain } = loads
  const html = site.fetched.find(({ path }) => path === page)?.bytes ?? NaN
  return [
    {
      page,
      name: 'largest paint ÷ plain page',
      unit: '×',
      limit: 1.1,
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
    { page, name: 'HTML with its styles, brotli', unit: 'kB', limit: 20, value: html / 1000 },
  ]
}

/** Returns total blocking time between first paint and idle, and cumulative layout shift. */
export function stabilityReadings(page: string, { site, fontless }: Record<Variant, Load>): Reading[] {
  return [
    { page, name: 'total blocking time', unit: 'ms', limit: 25, value: blockingTime(site) },
    { page, name: 'total blocking time, no web font', unit: 'ms', limit: 25, value: blockingTime(fontless) },
    { page, name: 'layout shift', unit: '', limit: 0, value: sumShifts(site) },
    { page, name: 'layout shift, no web font', unit: '', limit: 0, value: sumShifts(fontless) },
  ]
}

/** Sums the part of each long task after the first paint that exceeds 50 ms. */
function blockingTime({ longTasks, firstPaint }: Load): number {
  return longTasks
    .map(({ at, length }) => at + length - Math.max(at, firstPaint) - 50)
    .reduce((sum, blocked) => sum + Math.max(blocked, 0), 0)
}

const sumShifts = ({ shifts }: Load) => shifts.reduce((sum, { by }) => sum + by, 0)
