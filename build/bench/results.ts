/** Something that is measured on a page, and what it must reach. */
type Figure = { page: string; name: string; unit: Unit; atMost?: number }
export type Unit = '×' | 'ms' | 'kB' | ''

/** One reading of a figure. */
export type Reading = Figure & { value: number }

/** A figure with all its readings. */
export type Result = Figure & { readings: number[]; median: number; least: number; most: number; isReached?: boolean }

/** Gathers the readings of all rounds. */
export function resultsOf(readings: Reading[]): Result[] {
  const groups = Map.groupBy(readings, ({ page, name }) => `${page} ${name}`)
  return [...groups.values()].map((group) => {
    const [{ page, name, unit, atMost }] = group as [Reading]
    const values = group.map(({ value }) => value)
    const median = medianOf(values)
    return {
      page,
      name,
      unit,
      readings: values,
      median,
      least: Math.min(...values),
      most: Math.max(...values),
      // Rounded as it is shown: 1.104 is 1.10.
      ...(atMost !== undefined && { atMost, isReached: round(median, unit) <= atMost }),
    }
  })
}

/** The middle of some numbers; between the two in the middle when they are even in number. */
function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2
}

const decimals: Record<Unit, number> = { '×': 2, ms: 0, kB: 1, '': 4 }

/** A number with the decimals of its unit; zero is plainly 0. */
export const shown = (value: number, unit: Unit): string => (value === 0 ? '0' : value.toFixed(decimals[unit]))

const round = (value: number, unit: Unit) => Number(value.toFixed(decimals[unit]))
