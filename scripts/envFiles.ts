import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

type Variables = Record<string, string>

/**
 * Reads the `.env` files of a mode, later ones over earlier ones. Vite's own reader would also replace what follows a `$`.
 *
 * @returns `variables`, and `cut`: a line for each value that is not read as it was typed
 */
export function readEnvFiles(mode: string, folder = '.'): { variables: Variables; cut: string[] } {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => ({ name, path: `${folder}/${name}` }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') }))
  return {
    variables: Object.fromEntries(files.flatMap(({ text }) => Object.entries(parseEnv(text) as Variables))),
    cut: files.flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, index) => {
        const problem = findCut(line)
        return problem === undefined ? [] : [`${name}, line ${index + 1}: ${problem}`]
      }),
    ),
  }
}

/** Returns what is read of a line whose value is not all of it, and what to write. */
function findCut(line: string): string | undefined {
  const [, name = '', raw = ''] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
  if (raw.startsWith('#')) return undefined
  const quoted = /^(["'`])((?:(?!\1).)*)\1\s*(?:#.*)?$/.exec(raw)?.[2]
  const read = parseEnv(line)[name] ?? ''
  if (read === (quoted ?? raw) && (quoted !== undefined || !/^["'`]/.test(raw))) return undefined
  const whole = raw.replace(/^(["'`])(.*)\1$/, '$2').replace(/^["'`]/, '')
  const quote = ["'", '"', '`'].find((one) => !whole.includes(one)) ?? '`'
  return `${name} is read as "${read}"; write ${name}=${quote}${whole}${quote}, and a comment in a line of its own`
}
