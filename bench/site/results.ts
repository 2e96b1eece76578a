/** One reading of a metric of a page, and its goal. `other` is a build that is measured beside the site. */
export type Reading = {
  page: string
  of: 'site' | 'plain' | 'other'
  name: string
  unit: Unit
  limit?: number
  value: number
}
type Unit = '×' | 'ms' | 'kB' | ''

/**
 * Prints the readings of all rounds as a table: page, metric, goal, median with range, and whether the goal is reached. With
 * another build also its median, and the median of each round's ratio to it, below 1 if the site is better.
 */
export function printTable(all: Reading[]): void {
  const groups = Map.groupBy(all, ({ page, of, name }) => `${page} ${of} ${name}`)
  const rows = [...groups.values()].flatMap((group) => {
    const [{ page, of, name, unit, limit }] = group as [Reading]
    if (of === 'other') return []
    const readings = group.map(({ value }) => value)
    const others = of === 'site' ? groups.get(`${page} other ${name}`)?.map(({ value }) => value) : undefined
    // The displayed value counts, so 1.304 meets a goal of 1.30.
    const isReached = limit === undefined || Number(shown(computeMedian(readings), unit)) <= limit
    return {
      page: of === 'plain' ? `${page} (plain)` : page,
      figure: name,
      'median (min–max)': describe(readings, unit),
      ...(limit !== undefined && { goal: `≤ ${limit} ${unit}`.trim(), is: isReached ? 'reached' : 'MISSED' }),
      ...(others && { 'other build': describe(others, unit), '÷ other': describeRatio(readings, others) }),
    }
  })
  console.table(rows)
}

function describe(readings: number[], unit: Unit): string {
  const range = `(${shown(Math.min(...readings), unit)}–${shown(Math.max(...readings), unit)})`
  return `${shown(computeMedian(readings), unit)} ${unit} ${range}`.replace('  ', ' ')
}

function describeRatio(readings: number[], others: number[]): string {
  const ratios = readings.map((value, round) => value / others[round]!).filter(Number.isFinite)
  return ratios.length === 0 ? '' : describe(ratios, '×')
}

function computeMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2
}

const decimals: Record<Unit, number> = { '×': 2, ms: 0, kB: 1, '': 4 }

/** Formats a number with the decimals of its unit; whole numbers without unit have none. */
const shown = (value: number, unit: Unit): string =>
  value === 0 || (unit === '' && Number.isInteger(value)) ? String(value) : value.toFixed(decimals[unit])
