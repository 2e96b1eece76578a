import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/** Pages are revalidated on every visit, so that a deployment is visible at once. */
export const pageCaching = 'public, max-age=0, must-revalidate'

type Body = Buffer<ArrayBuffer>
type SiteFile = {
  headers: Record<string, string>
  etag: string
  identity: Body
  br: Body | undefined
  gzip: Body | undefined
}

/**
 * Reads a built site into memory, so that a build which replaces the folder disturbs nobody until the server restarts.
 * Returns what answers a request, with statuses, caching, compressed copies and headers as good static hosts send them.
 * Throws if the folder is missing or is not a built site.
 */
export async function loadSite(folder: string): Promise<(request: Request) => Response> {
  const contents = await readFolder(folder)
  const rules = contents.get('_headers')
  const notFoundPage = contents.get('404.html')
  if (!rules || !notFoundPage)
    throw new Error(`${folder}/ is not a built site: _headers or 404.html is missing. Run npm run build.`)
  const getHeaders = parseHeadersFile(rules.toString())
  const redirects = parseRedirectsFile(contents.get('_redirects')?.toString() ?? '')

  const toFile = (name: string, path: string): SiteFile => {
    const [identity, br, gzip] = [contents.get(name)!, contents.get(`${name}.br`), contents.get(`${name}.gz`)]
    // Weak, because compressed copies have the same ETag.
    const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
    const headers = {
      'Cache-Control': pageCaching,
      ...getHeaders(path),
      ...((br ?? gzip) && { Vary: 'Accept-Encoding' }),
      ETag: etag,
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
    }
    return { headers, etag, identity, br, gzip }
  }
  const files = new Map<string, SiteFile>()
  for (const name of contents.keys()) {
    const path = urlPath(name)
    if (path !== undefined) files.set(path, toFile(name, path))
  }
  const pages = new Set([...contents.keys()].filter((name) => name.endsWith('index.html')).map(urlPath))
  // Each page has exactly one URL: in lower case, without percent-encoding, with single slashes and none at its end.
  const findPage = (pathname: string): { path: string; status: number } | undefined => {
    const path = `/${decode(pathname).toLowerCase().split('/').filter(Boolean).join('/')}`
    return pages.has(path) ? { path, status: 308 } : redirects.get(path)
  }
  const notFound = toFile('404.html', '/')
  const empty = { ...getHeaders('/'), 'Cache-Control': pageCaching }

  return ({ url, method, headers }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...empty, Allow: 'GET, HEAD' } })
    const { pathname, search } = new URL(url)
    const file = files.get(pathname)
    const known = headers.get('if-none-match')
    if (file && (known === '*' || known?.includes(file.etag.slice(2))))
      return new Response(null, { status: 304, headers: file.headers })
    const page = file ? undefined : findPage(pathname)
    if (page !== undefined)
      return new Response(null, { status: page.status, headers: { ...empty, Location: `${page.path}${search}` } })
    return send(file ?? notFound, file ? 200 : 404, headers.get('accept-encoding') ?? '')
  }
}

/** Returns the content of each file by its path in the folder. */
async function readFolder(folder: string): Promise<Map<string, Body>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`There is no built site in ${folder}/. Run npm run build, or set SITE_DIR.`, { cause })
  })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async (file) => [relative(folder, file), await readFile(file)] as const)))
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Returns the one URL path of a file; undefined for compressed copies, pages by their file name, and files for hosts. */
function urlPath(name: string): string | undefined {
  if (/(^|\/)index\.html$/.test(name)) return `/${name.replace(/\/?index\.html$/, '')}`
  return /\.(br|gz|html)$|^_|(^|\/)\.(?!well-known\/)/.test(name) ? undefined : `/${name}`
}

const accepts = (encoding: string, accepted: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

function send({ headers, identity, br, gzip }: SiteFile, status: number, accepted: string): Response {
  const [encoding, body] =
    br && accepts('br', accepted)
      ? ['br', br]
      : gzip && accepts('gzip', accepted)
        ? ['gzip', gzip]
        : [undefined, identity]
  return new Response(body, {
    status,
    headers: { ...headers, ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': String(body.length) },
  })
}

/**
 * Parses the text of a `_redirects` file, as scripts/redirects.ts writes it. Returns where an old path leads. A line with another
 * status than 301 is a rewrite, which only the host can do.
 */
function parseRedirectsFile(text: string): Map<string, { path: string; status: number }> {
  const lines = text.split('\n').map((line) => line.split(/ +/))
  return new Map(
    lines.flatMap(([from = '', path = '', status]) =>
      status === '301' ? [[from, { path, status: 301 }] as const] : [],
    ),
  )
}

/** A path pattern of `_headers` without its `*`, and the headers of every path that begins with it. */
type Rule = { prefix: string; headers: [name: string, value: string][] }

/**
 * Parses the text of a `_headers` file, as Netlify and Cloudflare Pages read it. Returns the headers of a path: all matching
 * rules, two values of one header joined. Throws for a line that is neither a path nor a header.
 */
export function parseHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const prefix = /^(\/.*)\*$/.exec(line)?.[1]
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (prefix !== undefined) rules.push({ prefix, headers: [] })
    else if (name !== undefined && value !== undefined && rules.length > 0) rules.at(-1)!.headers.push([name, value])
    else throw new Error(`_headers has a line that is neither a path nor a header: "${line}". Run npm run build.`)
  }
  return (path) => {
    const headers: Record<string, string> = {}
    for (const rule of rules) {
      if (!path.startsWith(rule.prefix)) continue
      for (const [name, value] of rule.headers) headers[name] = name in headers ? `${headers[name]}, ${value}` : value
    }
    return headers
  }
}
