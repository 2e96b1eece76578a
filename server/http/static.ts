import type { RequestListener, ServerResponse } from 'node:http'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import type { HeaderList, Representation, StaticFile } from './staticFile.ts'

/**
 * Creates a listener that serves a built site from memory: statuses, caching, compressed copies and headers as good
 * static hosts send them. No request reaches the disk, so a build that replaces the folder changes nothing until the
 * server is restarted.
 *
 * @param folder the built site
 * @throws Error if the folder is missing or is no built site
 */
export async function createStaticListener(folder: string): Promise<RequestListener> {
  return serveSnapshot(await readSnapshot(folder))
}

/** Returns a listener that serves a site that was read before. */
export function serveSnapshot({ files, notFound, empty }: Snapshot): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, [...empty, 'Allow', 'GET, HEAD'])
    const { url = '/' } = request
    const query = url.indexOf('?')
    const file = files.get(query === -1 ? url : url.slice(0, query))
    const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers
    if (file) {
      if (known?.includes(file.etag)) return end(response, 304, file.notModified)
      return send(response, 200, negotiate(file, accepted))
    }
    // Joined instead of resolved, because `//host/` is a path of this site and not another host.
    const parsed = URL.parse(`http://site${url}`)
    if (!parsed) return end(response, 400, empty)
    const { pathname, search } = parsed
    // Each page has exactly one URL.
    if (pathname !== '/' && pathname.endsWith('/'))
      return end(response, 308, [...empty, 'Location', `/${pathname.split('/').filter(Boolean).join('/')}${search}`])
    send(response, 404, negotiate(notFound, accepted))
  }
}

const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/

function negotiate({ br, gzip, identity }: StaticFile, accepted: string | string[] = ''): Representation {
  if (br && acceptsBrotli.test(String(accepted))) return br
  if (gzip && acceptsGzip.test(String(accepted))) return gzip
  return identity
}

function send(response: ServerResponse, status: number, { headers, body }: Representation): void {
  response.writeHead(status, headers).end(body)
}

function end(response: ServerResponse, status: number, headers: HeaderList): void {
  response.writeHead(status, headers).end()
}
