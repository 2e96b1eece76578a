import * as v from 'valibot'
import { emailAddress } from './text.ts'

// Variables of the environment: how the build of the site and the server declare and read them. A table of variables is one of
// valibot's entries; `npm run documents` writes its lines into docs/configuration.md.

/** The rule of a variable: a schema of text. Its errors say what to write. */
export type Rule<Output = string> = v.GenericSchema<string, Output>

/**
 * Returns the rule of a text that can be parsed: `parse` returns undefined for any other.
 *
 * @param help what to write, or returns it for a wrong text
 */
export const parsed = <Output>(
  parse: (text: string) => Output | undefined,
  help: string | ((text: string) => string),
): Rule<Output> =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const text = dataset.value.trim()
      const output = parse(text)
      if (output !== undefined) return output
      addIssue({ message: typeof help === 'string' ? help : help(text) })
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

const isHere = ({ hostname }: URL): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

/** Parses the URL of something that nobody else on the network may read or replace: https, or plain http on this machine. */
export function parseSecureUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere(url)) ? url : undefined
}

/**
 * Parses the origin of a URL that has nothing else: no path, query, fragment or user. A name in other letters becomes the ASCII
 * in which browsers send it.
 */
export function parseOrigin(text: string): string | undefined {
  const url = parseSecureUrl(text)
  // A browser sends no asterisk, so this would match no site.
  return url?.href === `${url?.origin}/` && !url.hostname.includes('*') ? url.origin : undefined
}

/** Returns the origin that somebody may have meant with a text that {@link parseOrigin} rejects. */
export function suggestOrigin(text: string): string | undefined {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || !(isHere(url) || /\p{L}\.\p{L}/u.test(url.hostname))) return undefined
  return isHere(url) ? url.origin : `https://${url.host}`
}

/** Parses an email address; its domain becomes ASCII. */
export function parseEmail(text: string): string | undefined {
  const { success, output } = v.safeParse(emailAddress, text)
  return success ? output : undefined
}

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
  { meaning, without, sample = '' }: { meaning: string; without: string; sample?: Output | '' },
) => v.optional(v.pipe(rule, v.description(meaning), v.metadata({ key, without, sample })))

type Environment = Record<string, string | undefined>

/** Returns the variables that are given: an empty one counts as missing, because an unset secret of a pipeline is empty. */
export const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))

/**
 * Returns one line that names variables which begin like ours, and which nothing reads, such as a misspelled one; empty if there
 * is none.
 *
 * @param read those of the known ones that are read here
 */
export function describeUnread(env: Environment, known: readonly string[], read = known): string {
  const beginnings = new Set(known.map((name) => name.split('_')[0]))
  const names = Object.keys(withoutEmpty(env)).filter(
    (name) => name.includes('_') && beginnings.has(name.split('_')[0]) && !read.includes(name),
  )
  return names.length === 0
    ? ''
    : `Nothing reads ${names.join(', ')}. docs/configuration.md has the names of all variables.`
}

/**
 * Parses variables; an empty one counts as missing.
 *
 * @param options `what`: what is wrong, and `where` to set it, in the error; `isPublic`: whether the error may contain values;
 *   `others`: what else is wrong, `check`: returns what is wrong together, as further lines of the error
 * @throws Error that names every wrong variable and what to write
 */
export function parseVariables<const Entries extends v.ObjectEntries>(
  entries: Entries,
  env: Environment,
  options: {
    what: string
    where: string
    isPublic?: boolean
    others?: string[]
    check?: (output: v.InferOutput<v.ObjectSchema<Entries, undefined>>, given: Environment) => string[]
  },
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const { what, where, isPublic = false, others = [], check } = options
  const given = withoutEmpty(env)
  const { success, output, issues = [] } = v.safeParse(v.object(entries), given)
  // Of several errors of one variable, the first says what is needed first.
  const helps = new Map<string, string>()
  for (const issue of issues) {
    const name = v.getDotPath(issue)!.split('.')[0]!
    if (!helps.has(name)) helps.set(name, issue.message)
  }
  const lines = [...helps].map(([name, help]) => `${name}${isPublic ? `="${given[name]}"` : ''}: ${help}`)
  lines.push(...others)
  if (success && check) lines.push(...check(output, given))
  if (success && lines.length === 0) return output
  throw new Error(`${what} is wrong:\n${lines.map((line) => `  ${line}`).join('\n')}\n${where}`)
}
