/** A measured value and its target, if it has one. */
export type Figure = { name: string; value: number; atMost?: number; atLeast?: number }

const isReached = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure) => value <= atMost && value >= atLeast

/** Formats a figure as one line. */
export function formatFigure(figure: Figure): string {
  const { name, value, atMost, atLeast } = figure
  const goal = atMost === undefined ? (atLeast === undefined ? '' : `≥ ${atLeast}`) : `≤ ${atMost}`
  const verdict = goal === '' ? '' : isReached(figure) ? 'reached' : 'MISSED'
  return [name.padEnd(56), String(Math.round(value * 10) / 10).padStart(10), goal.padStart(10), verdict].join('  ')
}
