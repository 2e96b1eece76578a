/** A metric of a page and its goal. */
type Metric = { page: string; name: string; unit: Unit; limit?: number }
export type Unit = '×' | 'ms' | 'kB' | ''

/** One reading of a metric. */
export type Reading = Metric & { value: number }

/** `slow machine`: the goal is met once a time is divided by the machine's factor. */
export type Verdict = 'reached' | 'slow machine' | 'MISSED'

/** A metric with all its readings. */
export type Result = Metric & { readings: number[]; median: number; min: number; max: number; verdict?: Verdict }

/**
 * Groups the readings of all rounds by metric.
 *
 * @param factor how much slower this machine is than the one for which the goals were set
 */
export function aggregate(readings: Reading[], factor: number): Result[] {
  const groups = Map.groupBy(readings, ({ page, name }) => `${page} ${name}`)
  return [...groups.values()].map((group) => {
    const [{ page, name, unit, limit }] = group as [Reading]
    const values = group.map(({ value }) => value)
    const median = computeMedian(values)
    const result = { page, name, unit, readings: values, median, min: Math.min(...values), max: Math.max(...values) }
    return limit === undefined ? result : { ...result, limit, verdict: judge(median, unit, limit, factor) }
  })
}

// Compares the displayed value, so 1.304 meets a goal of 1.30.
function judge(value: number, unit: Unit, limit: number, factor: number): Verdict {
  if (round(value, unit) <= limit) return 'reached'
  return unit === 'ms' && round(value / factor, unit) <= limit ? 'slow machine' : 'MISSED'
}

/** Returns the median. */
export function computeMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2
}

const decimals: Record<Unit, number> = { '×': 2, ms: 0, kB: 1, '': 4 }

/** Formats a number with the decimals of its unit; whole numbers without unit have none. */
export const shown = (value: number, unit: Unit): string =>
  value === 0 || (unit === '' && Number.isInteger(value)) ? String(value) : value.toFixed(decimals[unit])

const round = (value: number, unit: Unit) => Number(value.toFixed(decimals[unit]))
