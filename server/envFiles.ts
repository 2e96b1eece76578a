import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { sharedVariables } from '#contract/siteVariables.ts'

type Variables = Record<string, string>

/** Returns whether build and server read a variable from files. Others are the server's own, whose values may be secret. */
const isRead = (name: string) => name.startsWith('VITE_') || Object.hasOwn(sharedVariables, name)

/**
 * Reads the `.env` files of a mode, later ones over earlier ones. Build and server read them with this function, so that a line
 * means the same to both; Vite's own reader would also replace what follows a `$`.
 *
 * @returns `variables`: what build and server read from files; `others`: the names of what they do not
 * @throws Error that names each line whose value has been cut
 */
export function readEnvFiles(mode: string, folder = '.'): { variables: Variables; others: string[] } {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => ({ name, path: `${folder}/${name}` }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') }))
  const cut = files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => {
      const reason = findCut(line)
      return reason === undefined ? [] : [`  ${name}, line ${index + 1}: ${reason}`]
    }),
  )
  if (cut.length > 0) throw new Error(`A value is cut off:\n${cut.join('\n')}`)
  const all = files.flatMap(({ text }) => Object.entries(parseEnv(text) as Variables))
  return {
    variables: Object.fromEntries(all.filter(([name]) => isRead(name))),
    others: all.map(([name]) => name).filter((name) => !isRead(name)),
  }
}

/** Returns why the value of a line is not the whole of it: the rest looks like a comment, or follows a quotation mark. */
function findCut(line: string): string | undefined {
  const [, name = '', raw = ''] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
  if (!isRead(name) || raw === '' || raw.startsWith('#')) return undefined
  const quote = /^["'`]/.exec(raw)?.[0]
  if (quote === undefined)
    return raw.includes('#')
      ? `${name} ends before the #, which begins a comment. Write ${name}=${inQuotes(raw)}, or the comment in a line of its own`
      : undefined
  const end = raw.indexOf(quote, 1)
  if (end < 0) return `${name} begins with ${quote} and does not end with it. Write ${name}=${inQuotes(raw.slice(1))}`
  if (/^\s*(#|$)/.test(raw.slice(end + 1))) return undefined
  return `${name} ends at the second ${quote}. Write ${name}=${inQuotes(raw.slice(1, raw.endsWith(quote) ? -1 : undefined))}`
}

/** Sets a value in quotes that it does not contain. */
function inQuotes(value: string): string {
  const quote = ["'", '"', '`'].find((one) => !value.includes(one)) ?? '`'
  return `${quote}${value}${quote}`
}
