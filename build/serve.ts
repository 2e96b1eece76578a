import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import sirv from 'sirv'
import { pageCaching } from './headers.ts'
import { headersIn } from './hosts.ts'

type Functions = (request: Request) => Promise<Response>

/**
 * Serves a built site as a good host would: real statuses, caching, compressed copies, the policy's headers.
 *
 * @param folder the built site
 * @param functions answers below `/functions/`
 * @returns a server that does not listen yet
 */
export async function siteServer(folder: string, functions: Functions): Promise<Server> {
  // The very file that Netlify and Cloudflare Pages read.
  const rules = await readFile(`${folder}/_headers`, 'utf8')
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      // sirv's table of types has none for it.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
    },
  })
  return createServer((request, response) => {
    // Joined, not resolved: `//host/` is a path here, and no address of another host.
    const { pathname, search } = URL.parse(`http://site${request.url}`) ?? { pathname: '', search: '' }
    // Set before, because a 304 says it too.
    const headers = { 'Cache-Control': pageCaching, ...headersIn(rules, pathname || '/') }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (pathname === '') return end(response, 400, {})
    if (pathname.startsWith('/functions/')) return void answer(functions, request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD' })
    // One address for each page.
    if (pathname !== '/' && pathname.endsWith('/'))
      return end(response, 308, { Location: `/${pathname.split('/').filter(Boolean).join('/')}${search}` })
    if (isHidden(pathname)) return void notFound(folder, response)
    response.setHeader('Vary', 'Accept-Encoding')
    // Our files are small; sirv throws on a range that ends before it begins.
    delete request.headers.range
    serveFile(request, response, () => void notFound(folder, response))
  })
}

// What the build leaves for hosts, compressed copies under their own names, and a page's second names are no pages; no
// address of ours has an escape.
const isHidden = (path: string) => /\.(br|gz|html)$|^\/404$|\/index$|^\/_|%/.test(path)

function end(response: ServerResponse, status: number, headers: Record<string, string>) {
  response.writeHead(status, headers).end()
}

async function notFound(folder: string, response: ServerResponse) {
  response
    .writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': pageCaching })
    .end(await readFile(`${folder}/404.html`))
}

async function answer(functions: Functions, request: IncomingMessage, response: ServerResponse) {
  const body = new PassThrough()
  request.on('error', (gone) => body.destroy(gone)).pipe(body)
  try {
    const answered = await functions(asRequest(request, body))
    response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), 'Cache-Control': 'no-store' })
    response.end(Buffer.from(await answered.arrayBuffer()))
  } catch {
    end(response, 500, {})
  }
  // What nobody has read of the body goes past, so that the connection is free for the next call.
  request.unpipe(body).resume()
}

function asRequest({ method = 'GET', url, headers }: IncomingMessage, body: PassThrough): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE'
  return new Request(`http://site${url}`, {
    // A Request cannot be a TRACE; it is as wrong as a GET.
    method: method === 'TRACE' ? 'GET' : method,
    headers: headers as Record<string, string>,
    ...(hasBody && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
  })
}
