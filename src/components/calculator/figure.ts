import * as v from 'valibot'

type Limits = { from: number; to: number; whole?: boolean }

/**
 * Returns the schema of a figure.
 *
 * @param example the article's figure, used if the URL has none
 */
export function figure(example: number, { from, to, whole = false }: Limits) {
  const message = `Enter a ${whole ? 'whole ' : ''}number from ${format(from)} to ${format(to)}`
  return v.optional(
    v.pipe(
      v.number(message),
      v.check((value) => value >= from && value <= to && (!whole || Number.isInteger(value)), message),
    ),
    example,
  )
}

/**
 * Formats a number as the site does: `1,200` and `4.5`.
 *
 * @param digits the number of decimals, if it is fixed
 */
export function format(value: number, digits?: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits ?? 2 })
}
