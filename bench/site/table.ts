import { profile } from './profile.ts'
import { computeMedian, shown, type Result } from './results.ts'

/**
 * Formats results as a table: page, metric, goal, median with range, and verdict. With another build also its median, and
 * the median of each round's ratio to it, below 1 if the site is better.
 */
export function formatTable(results: Result[]): string {
  const others = new Map(results.filter(({ page }) => page.endsWith(ofOther)).map((result) => [nameOf(result), result]))
  const rows = results
    .filter(({ page }) => !page.endsWith(ofOther))
    .map((result) => {
      const { page, name, unit, limit, verdict } = result
      const other = others.get(nameOf({ page: page + ofOther, name }))
      const goal = limit === undefined ? '' : withUnit(`≤ ${limit}`, unit)
      return [
        page,
        name,
        goal,
        medianOf(result),
        verdict ?? '',
        ...(other ? [medianOf(other), ratio(result, other)] : []),
      ]
    })
  const header = [
    'page',
    'figure',
    'goal',
    'median (min–max)',
    '',
    ...(others.size > 0 ? ['other build', '÷ other'] : []),
  ]
  return columns([header, ...rows])
}

/** What follows the page in a metric of the other build. */
export const ofOther = ' (other)'

const nameOf = ({ page, name }: Pick<Result, 'page' | 'name'>) => `${page} ${name}`

const medianOf = ({ median, min, max, unit }: Result) =>
  `${withUnit(shown(median, unit), unit)} (${shown(min, unit)}–${shown(max, unit)})`

function ratio(site: Result, other: Result): string {
  // Both builds are measured once in each round.
  const ratios = site.readings.map((value, round) => value / other.readings[round]!).filter(Number.isFinite)
  if (ratios.length === 0) return ''
  const [median, min, max] = [computeMedian(ratios), Math.min(...ratios), Math.max(...ratios)]
  return `${shown(median, '×')} (${shown(min, '×')}–${shown(max, '×')})`
}

/** Aligns rows in columns as wide as their longest cell. */
export function columns(rows: string[][]): string {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Describes the measuring conditions. */
export function describeProfile(rounds: number): string {
  const { roundTrip, bitsDown, bitsUp, slowdown } = profile
  return `${rounds} interleaved rounds, a new Chromium for each load, at ${roundTrip} ms, ${bitsDown / 1e6} Mbit/s down, ${bitsUp / 1e6} Mbit/s up, processor slowed ${slowdown}×`
}

const withUnit = (text: string, unit: string) => (unit === '' ? text : `${text} ${unit}`)
