import * as v from 'valibot'

/** For each field that breaks a rule, one sentence that says what to enter. */
export type Faults<Field extends string> = Partial<Record<Field, string>>

/**
 * Judges a draft by the schema of its payload.
 *
 * @param schema the payload's schema
 * @param value what would be sent
 * @returns the first fault of each field; an empty record when it may be sent
 */
export function faultsOf<Field extends string>(schema: v.GenericSchema, value: Record<Field, unknown>): Faults<Field> {
  const { issues } = v.safeParse(schema, value)
  // Without a prototype: what is received may hold a field of any name, toString and __proto__ too.
  const faults = Object.create(null) as Faults<Field>
  for (const issue of issues ?? []) {
    const field = v.getDotPath(issue) as Field | null
    if (field !== null) faults[field] ??= issue.message
  }
  return faults
}

/** What is said of a payload whose fields are not exactly the agreed ones. */
export function wrongFields({ expected }: v.StrictObjectIssue): string {
  return expected === 'never' ? 'This field is not known' : 'This field is missing'
}
