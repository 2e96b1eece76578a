import { profile } from './profile.ts'
import { shown, type Result } from './results.ts'

/** Formats results as a table: page, metric, goal, median with range, and verdict. */
export function formatTable(results: Result[]): string {
  const rows = results.map(({ page, name, unit, limit, median, min, max, verdict }) => [
    page,
    name,
    limit === undefined ? '' : withUnit(`≤ ${limit}`, unit),
    `${withUnit(shown(median, unit), unit)} (${shown(min, unit)}–${shown(max, unit)})`,
    verdict ?? '',
  ])
  return columns([['page', 'figure', 'goal', 'median (min–max)', ''], ...rows])
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
