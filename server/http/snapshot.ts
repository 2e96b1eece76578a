import type { Stats } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { documentHeaders, pageCaching, parseHeadersFile } from './headersFile.ts'
import { headerList, staticFile, type HeaderList, type StaticFile } from './staticFile.ts'

/** A built site in memory. */
export type Snapshot = {
  /** By URL path. Compressed copies, `*.html` and the files for other hosts have none. */
  files: ReadonlyMap<string, StaticFile>
  notFound: StaticFile
  /** Headers of every response without a body. */
  empty: HeaderList
}

/**
 * Reads a built site into memory. A build that replaces the folder meanwhile restarts the reading, so that all files are
 * of one build.
 *
 * @param folder the site as `npm run build` wrote it
 * @throws Error if the folder is missing or is not a built site
 */
export async function readSnapshot(folder: string): Promise<Snapshot> {
  for (;;) {
    const { ino } = await statReplaced(folder)
    const contents = await readFolder(folder).catch((error: Error) => error)
    const isReplaced = await stat(folder).then(
      (now) => now.ino !== ino,
      () => true,
    )
    if (isReplaced) continue
    if (contents instanceof Error) throw contents
    return createSnapshot(contents, folder)
  }
}

/** Returns the folder's status. Between the two renames of a build it is missing for a moment. */
async function statReplaced(folder: string): Promise<Stats> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await stat(folder)
    } catch (error) {
      if (tries === 5) throw error
      await setTimeout(20)
    }
  }
}

/** Returns the content of each file by its path in the folder. */
async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async (file) => [relative(folder, file), await readFile(file)] as const)))
}

function createSnapshot(contents: Map<string, Buffer>, folder: string): Snapshot {
  const [rules, notFound] = [contents.get('_headers'), contents.get('404.html')]
  if (!rules || !notFound)
    throw new Error(`${folder}/ is not a built site: _headers or 404.html is missing. Run npm run build.`)
  const getHeaders = parseHeadersFile(rules.toString())
  const getFileHeaders = (path: string) => {
    const headers: Record<string, string> = { 'Cache-Control': pageCaching, ...getHeaders(path) }
    // Only files with a content hash never change; no document has one.
    if (headers['Cache-Control']?.includes('immutable')) for (const name of documentHeaders) delete headers[name]
    return headers
  }
  const toFile = (name: string, identity: Buffer, path: string) =>
    staticFile(
      name,
      { identity, br: contents.get(`${name}.br`), gzip: contents.get(`${name}.gz`) },
      getFileHeaders(path),
    )
  const files = new Map<string, StaticFile>()
  for (const [name, content] of contents) {
    const path = urlPath(name)
    if (path !== undefined) files.set(path, toFile(name, content, path))
  }
  return {
    files,
    notFound: toFile('404.html', notFound, '/'),
    empty: headerList({ ...getHeaders('/'), 'Cache-Control': pageCaching, 'Content-Length': '0' }),
  }
}

/** Returns the one URL path of a file, undefined if it has none. */
function urlPath(name: string): string | undefined {
  if (/(^|\/)index\.html$/.test(name)) return `/${name.replace(/\/?index\.html$/, '')}`
  return /\.(br|gz|html)$|^_|(^|\/)\.(?!well-known\/)/.test(name) ? undefined : `/${name}`
}
