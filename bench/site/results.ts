/** A metric of a page and its budget. */
type Metric = { page: string; name: string; unit: Unit; limit?: number }
export type Unit = '×' | 'ms' | 'kB' | ''

/** One reading of a metric. */
export type Reading = Metric & { value: number }

/** A metric with all its readings. */
export type Result = Metric & { readings: number[]; median: number; min: number; max: number; isReached?: boolean }

/** Groups the readings of all rounds by metric. */
export function aggregate(readings: Reading[]): Result[] {
  const groups = Map.groupBy(readings, ({ page, name }) => `${page} ${name}`)
  return [...groups.values()].map((group) => {
    const [{ page, name, unit, limit }] = group as [Reading]
    const values = group.map(({ value }) => value)
    const median = computeMedian(values)
    return {
      page,
      name,
      unit,
      readings: values,
      median,
      min: Math.min(...values),
      max: Math.max(...values),
      // Compares the displayed value, so 1.104 meets a budget of 1.10.
      ...(limit !== undefined && { limit, isReached: round(median, unit) <= limit }),
    }
  })
}

/** Returns the median. */
function computeMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2
}

const decimals: Record<Unit, number> = { '×': 2, ms: 0, kB: 1, '': 4 }

/** Formats a number with the decimals of its unit; zero as 0. */
export const shown = (value: number, unit: Unit): string => (value === 0 ? '0' : value.toFixed(decimals[unit]))

const round = (value: number, unit: Unit) => Number(value.toFixed(decimals[unit]))
