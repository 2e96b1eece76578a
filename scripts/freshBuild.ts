import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** What a build is made from. Tests are not, and the routes of articles and services are written by the build itself. */
const sources = [
  '{src,contract,machines,public,scripts}/**/*.*',
  '{index.html,vite.config.ts,package-lock.json}',
  '.env*',
]
const others = ['**/*.test.{ts,tsx}', 'src/start/routeTree.gen.ts', 'src/routes/{_article/blog,services}/*']

/** Returns a digest of everything that a build is made from; variables of the environment are not part of it. */
export function hashSources(): string {
  const files = globSync(sources, { exclude: others }).toSorted()
  return hash('sha256', files.map((file) => `${file}\n${hash('sha256', readFileSync(file))}`).join('\n'))
}

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
  await import('./build.ts')
  return true
}

/**
 * Checks that a server can listen, before a build that takes a minute.
 *
 * @throws Error if another program listens there
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`Nothing can listen on ${host} port ${port}. Set another: PORT=${port + 1}`, { cause })
  }
  server.close()
  await once(server, 'close')
}
