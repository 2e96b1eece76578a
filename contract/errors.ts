import * as v from 'valibot'

/** The error of each invalid field: one sentence that says what to enter. */
export type Errors<Field extends string = string> = Partial<Record<Field, string>>

/** The result of one validation: the parsed body, or undefined and an error for each invalid field. */
export type Validated<Body, Field extends string = string> = { body: Body | undefined; errors: Errors<Field> }

/**
 * Parses a payload with its schema.
 *
 * @returns the parsed body, or the first error of each invalid field
 */
export function validate<Field extends string, Body>(
  schema: v.GenericSchema<unknown, Body>,
  value: Record<Field, unknown>,
): Validated<Body, Field> {
  const { success, output, issues } = v.safeParse(schema, value)
  // A received field may be named toString or __proto__, so the object has no prototype.
  const errors = Object.create(null) as Errors<Field>
  for (const issue of issues ?? []) {
    const field = v.getDotPath(issue) as Field | null
    if (field !== null) errors[field] ??= issue.message
  }
  return { body: success ? output : undefined, errors }
}

/** Returns the error of an unknown or a missing field; for `v.strictObject`. */
export function describeFieldIssue({ expected }: v.StrictObjectIssue): string {
  return expected === 'never' ? 'This form has no such field' : 'Please fill in this field'
}
