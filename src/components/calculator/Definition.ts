import type { BaseIssue, BaseSchema } from 'valibot'

/** A field of a calculator. */
export type CalculatorField = {
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
