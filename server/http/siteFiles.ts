import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'

/** Pages are revalidated on every visit, so that a deployment is visible at once. */
export const pageCaching = 'public, max-age=0, must-revalidate'

/** What the build says of the site to the server, as it does to static hosts by `_headers` and `_redirects`. */
export type Hosting = {
  /** The headers of all paths that begin so. No header is in two of them. */
  headers: [below: string, sent: Record<string, string>][]
  /** Where the visitors of an old path go now. */
  redirects: Record<string, string>
}

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
 * Throws if the folder is not a built site.
 */
export async function loadSite(folder: string): Promise<(request: Request) => Response> {
  const { headers: rules, redirects } = await readHosting(folder)
  const contents = await readFolder(folder)
  const getHeaders = (path: string): Record<string, string> =>
    Object.assign({}, ...rules.map(([below, sent]) => path.startsWith(below) && sent))

  const toFile = (name: string, path: string): SiteFile => {
    const [identity, br, gzip] = [contents.get(name)!, contents.get(`${name}.br`), contents.get(`${name}.gz`)]
    // Weak, because compressed copies have the same ETag.
    const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
    const headers = {
      'Cache-Control': pageCaching,
      ...getHeaders(path),
      ...((br ?? gzip) && { Vary: 'Accept-Encoding' }),
      ETag: etag,
      'Content-Type': getMimeType(name) ?? getMimeType(name, officeTypes) ?? 'application/octet-stream',
    }
    return { headers, etag, identity, br, gzip }
  }
  const files = new Map<string, SiteFile>()
  for (const name of contents.keys()) {
    const path = urlPath(name)
    if (path !== undefined) files.set(path, toFile(name, path))
  }
  const pages = new Set([...contents.keys()].filter((name) => name.endsWith('index.html')).map(urlPath))
  // Each page has exactly one URL: in lower case, without percent-encoding, with single slashes, without index.html.
  const findPage = (decoded: string): { path: string; status: number } | undefined => {
    const path = `/${decoded.toLowerCase().split('/').filter(Boolean).join('/')}`.replace(/\/index\.html$/, '') || '/'
    const moved = redirects[path]
    return pages.has(path) ? { path, status: 308 } : moved === undefined ? undefined : { path: moved, status: 301 }
  }
  const notFound = toFile('404.html', '/')
  const empty = { ...getHeaders('/'), 'Cache-Control': pageCaching }

  return ({ url, method, headers }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...empty, Allow: 'GET, HEAD' } })
    const { pathname, search } = new URL(url)
    // An office names a document in any letters, which a browser encodes.
    const decoded = decode(pathname)
    const page = files.has(pathname) ? undefined : findPage(decoded)
    if (page)
      return new Response(null, { status: page.status, headers: { ...empty, Location: `${page.path}${search}` } })
    const file = files.get(decoded)
    const known = headers.get('if-none-match')
    if (file && (known === '*' || known?.includes(file.etag.slice(2))))
      return new Response(null, { status: 304, headers: file.headers })
    return send(file ?? notFound, file ? 200 : 404, headers.get('accept-encoding') ?? '')
  }
}

async function readHosting(folder: string): Promise<Hosting> {
  const file = `${folder}-server/hosting.json`
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing: there is no built site in ${folder}/. Run npm run build, or set SITE_DIR.`, {
      cause,
    })
  })
  return JSON.parse(text) as Hosting
}

/** Returns the content of each file by its path in the folder. */
async function readFolder(folder: string): Promise<Map<string, Body>> {
  const contents = new Map<string, Body>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // One after the other: a process may open few files at once.
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile()) contents.set(relative(folder, file), await readFile(file))
  }
  return contents
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Returns the one URL path of a file; undefined for compressed copies, the page of unknown addresses, and files for hosts. */
function urlPath(name: string): string | undefined {
  if (/(^|\/)index\.html$/.test(name)) return `/${name.replace(/\/?index\.html$/, '')}`
  return /\.(br|gz)$|^404\.html$|^_|(^|\/)\.(?!well-known\/)/.test(name) ? undefined : `/${name}`
}

/** Documents that an office edits, which Hono's table lacks. */
const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

function send({ headers, identity, br, gzip }: SiteFile, status: number, acceptEncoding: string): Response {
  const accepted = new Set(parseAccept(acceptEncoding).flatMap(({ type, q }) => (q > 0 ? type : [])))
  const [encoding, body] =
    br && accepted.has('br') ? ['br', br] : gzip && accepted.has('gzip') ? ['gzip', gzip] : [undefined, identity]
  return new Response(body, {
    status,
    headers: { ...headers, ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': String(body.length) },
  })
}
