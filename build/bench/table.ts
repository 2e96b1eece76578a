import { profile } from './profile.ts'
import { shown, type Result } from './results.ts'

/** The results as lines: page, figure, goal, what was measured, and whether it is reached. */
export function tableOf(results: Result[]): string {
  const rows = results.map(({ page, name, unit, atMost, median, least, most, isReached }) => [
    page,
    name,
    atMost === undefined ? '' : withUnit(`≤ ${atMost}`, unit),
    `${withUnit(shown(median, unit), unit)} (${shown(least, unit)}–${shown(most, unit)})`,
    isReached === undefined ? '' : isReached ? 'reached' : 'MISSED',
  ])
  return columns([['page', 'figure', 'goal', 'median (least–most)', ''], ...rows])
}

/** Rows set in columns, each as wide as its longest cell. */
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

/** What the figures were measured under. */
export function headOf(runs: number): string {
  const { roundTrip, bitsDown, bitsUp, slowdown } = profile
  return `${runs} interleaved runs at ${roundTrip} ms, ${bitsDown / 1e6} Mbit/s down, ${bitsUp / 1e6} Mbit/s up, processor slowed ${slowdown}×`
}

const withUnit = (text: string, unit: string) => (unit === '' ? text : `${text} ${unit}`)
