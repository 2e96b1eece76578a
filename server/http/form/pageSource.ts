import type { Snapshot } from '../snapshot.ts'

/** A prerendered page, and the headers that it is served with. */
export type Page = { html: string; headers: Record<string, string> }

/** Returns a page of the site by its path; undefined if it is unavailable. */
export type PageSource = (path: string) => Page | undefined | Promise<Page | undefined>

/** Headers of the file, which do not apply to the response to a form. */
const ofTheFile = new Set([
  'accept-ranges',
  'age',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'vary',
])

const toPage = (html: string, headers: Iterable<[string, string]>): Page => ({
  html,
  headers: Object.fromEntries([...headers].filter(([name]) => !ofTheFile.has(name.toLowerCase()))),
})

/** Reads pages from the built site in memory. */
export function pagesFromSnapshot({ files }: Snapshot): PageSource {
  return (path) => {
    const file = files.get(path)?.identity
    if (!file) return undefined
    const names = file.headers.filter((_, index) => index % 2 === 0)
    return toPage(
      file.body.toString(),
      names.map((name, index): [string, string] => [name, file.headers[index * 2 + 1]!]),
    )
  }
}

/** In milliseconds; with the store's and the mail API's it is less than the 26 s of a host's proxy. */
const fetchTimeoutMs = 5_000

/**
 * Reads pages from where the site is served, for endpoints that run elsewhere.
 *
 * @param origin of the site, `https://www.company.com`
 */
export function pagesFromSite(origin: string): PageSource {
  return async (path) => {
    try {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(fetchTimeoutMs) })
      return response.ok ? toPage(await response.text(), response.headers) : undefined
    } catch {
      return undefined
    }
  }
}
