import * as v from 'valibot'
import type { BaseIssue, BaseSchema } from 'valibot'

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

/** A field of a calculator. */
type CalculatorField = {
  label: string
  /** The unit, shown under the field, and how to find the figure. */
  unit: string
}

/** A calculator: its figures, how they are validated, and what follows from them. */
export type Definition<Name extends string = string> = {
  title: string
  fields: Record<Name, CalculatorField>
  /** Validates figures from the fields and from the URL. A figure that is missing is that of the article's example. */
  schema: BaseSchema<unknown, Record<Name, number>, BaseIssue<unknown>>
  /** Finds figures that contradict others, and returns an error for each. */
  findErrors?(figures: Record<Name, number>): Record<string, string>
  /** Returns the results, named as in the article's worked table, and a sentence that screen readers announce. */
  work(figures: Record<Name, number>): { rows: { label: string; value: string }[]; summary: string }
}
