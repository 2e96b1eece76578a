import * as v from 'valibot'

// Variables of the environment: how the build of the site and the server declare and read them. A table of variables is one of
// valibot's entries; `npm run documents` writes its lines into docs/configuration.md.

/** The rule of a variable: a schema of text. Its errors say what to write. */
export type Rule<Output = string> = v.GenericSchema<string, Output>

/** Returns the rule of a text that can be parsed: `parse` returns undefined for any other. */
export const parsed = <Output>(parse: (text: string) => Output | undefined, help: string): Rule<Output> =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const output = parse(dataset.value)
      if (output !== undefined) return output
      addIssue({ message: help })
      return NEVER
    }),
  )

export const textThat = (isRight: (text: string) => boolean, help: string): Rule =>
  v.pipe(v.string(), v.check(isRight, help))

export const textLike = (pattern: RegExp, help: string): Rule => v.pipe(v.string(), v.trim(), v.regex(pattern, help))

export const wholeNumber = (min: number, max: number): Rule<number> =>
  parsed((text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
    return number >= min && number <= max ? number : undefined
  }, `use a whole number from ${min} to ${max}`)

/** Declares a variable with a default. Its meaning is its line in docs/configuration.md. */
export const variable = <Output>(rule: Rule<Output>, fallback: string, meaning: string) =>
  v.optional(v.pipe(rule, v.description(meaning)), fallback)

/** Declares a variable without a default. */
export const optional = <Output>(rule: Rule<Output>, meaning: string) =>
  v.optional(v.pipe(rule, v.description(meaning)))

/**
 * Declares a fact about the company.
 *
 * @param key what the site calls it
 * @param about `meaning`: its line in docs/configuration.md; `without`: what a visitor sees while it is missing; `sample`: what
 *   the site has in its place, by default an empty text
 */
export const fact = <const Key extends string, Output>(
  key: Key,
  rule: Rule<Output>,
  { meaning, without, sample = '' }: { meaning: string; without: string; sample?: string },
) => v.optional(v.pipe(rule, v.description(meaning), v.metadata({ key, without, sample })))

type Environment = Record<string, string | undefined>

/** Returns the variables that are given: an empty one counts as missing, because an unset secret of a pipeline is empty. */
export const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))

/**
 * Parses variables; an empty one counts as missing.
 *
 * @param options `what`: what is wrong, and `where` to set it, in the error; `isPublic`: whether the error may contain values;
 *   `check`: returns further lines of the error
 * @throws Error that names every wrong variable and what to write
 */
export function parseVariables<const Entries extends v.ObjectEntries>(
  entries: Entries,
  env: Environment,
  options: {
    what: string
    where: string
    isPublic?: boolean
    check?: (output: v.InferOutput<v.ObjectSchema<Entries, undefined>>, given: Environment) => string[]
  },
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const { what, where, isPublic = false, check } = options
  const given = withoutEmpty(env)
  const { success, output, issues = [] } = v.safeParse(v.object(entries), given)
  const lines = issues.map((issue) => {
    const name = v.getDotPath(issue)!.split('.')[0]!
    return `${name}${isPublic ? `="${given[name]}"` : ''}: ${issue.message}`
  })
  if (success && check) lines.push(...check(output, given))
  if (success && lines.length === 0) return output
  throw new Error(`${what} is wrong:\n${lines.map((line) => `  ${line}`).join('\n')}\n${where}`)
}
