import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The files that Vite reads for a production build; later ones override earlier ones. */
const names = ['.env', '.env.local', '.env.production', '.env.production.local']

/**
 * Reads the `VITE_…` variables from the build's env files, so that the server knows the key of its own pages.
 *
 * @param folder of the files; missing ones are skipped
 */
export async function readEnvFiles(folder = '.'): Promise<Record<string, string>> {
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(ignoreMissing)))
  const variables = Object.assign({}, ...texts.map((text) => parseEnv(text))) as Record<string, string>
  return Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('VITE_')))
}

function ignoreMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
