import { existsSync, readFileSync } from 'node:fs'
import { hashSources } from './outputFolder.ts'

/** The file beside a built site in which the build writes the digest of its sources. */
const sourcesFile = (folder: string): string => `${folder}-server/sources.txt`

/**
 * Builds the site if it is missing, or was built from other sources, and says so. Otherwise an old build would be served
 * and tested in silence.
 *
 * @returns whether it was built
 */
export async function buildIfStale(): Promise<boolean> {
  const folder = process.env['SITE_DIR'] ?? 'dist'
  const isBuilt = existsSync(`${folder}/404.html`)
  const digest = existsSync(sourcesFile(folder)) ? readFileSync(sourcesFile(folder), 'utf8') : ''
  if (isBuilt && digest === hashSources()) return false
  console.error(
    `${folder}/ ${isBuilt ? 'was built from other sources' : 'is not built'}: building it, about a minute …`,
  )
  const { createBuilder } = await import('vite')
  await (await createBuilder()).buildApp()
  return true
}
