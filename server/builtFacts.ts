import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { BuiltFacts } from '#contract/siteVariables.ts'
import { ownVariables, parseConfig, type Config } from './config.ts'

/**
 * Reads the configuration of the server: its own variables, and what the build of the site has written beside it, so that pages,
 * mails and the store keep the same promises (D94).
 *
 * @throws Error that says what to do if the site is not built, or a variable is wrong
 */
export async function loadConfig(env: Record<string, string | undefined>): Promise<Config> {
  const file = `${env['SITE_DIR'] || v.getDefault(ownVariables.SITE_DIR)}-server/facts.json`
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing, which says with what the pages were built. Run npm run build.`, { cause })
  })
  return parseConfig(env, JSON.parse(text) as BuiltFacts)
}
