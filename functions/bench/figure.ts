/** Something measured, and what it must reach where there is a goal. */
export type Figure = { name: string; value: number; atMost?: number; atLeast?: number }

const isReached = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure) => value <= atMost && value >= atLeast

/** A line for a person. */
export function lineOf(figure: Figure): string {
  const { name, value, atMost, atLeast } = figure
  const goal = atMost === undefined ? (atLeast === undefined ? '' : `≥ ${atLeast}`) : `≤ ${atMost}`
  const verdict = goal === '' ? '' : isReached(figure) ? 'reached' : 'MISSED'
  return [name.padEnd(56), String(Math.round(value * 10) / 10).padStart(10), goal.padStart(10), verdict].join('  ')
}
