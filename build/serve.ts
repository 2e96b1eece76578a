import { readFile } from 'node:fs/promises'
import type { RequestListener, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { pageCaching } from './headers.ts'
import { headersIn } from './hosts.ts'

/**
 * Serves a built site as a good host would: real statuses, caching, compressed copies, the policy's headers.
 *
 * @param folder the built site
 */
export async function siteListener(folder: string): Promise<RequestListener> {
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
  return (request, response) => {
    // Joined, not resolved: `//host/` is a path here, and no address of another host.
    const { pathname, search } = URL.parse(`http://site${request.url}`) ?? { pathname: '', search: '' }
    // Set before, because a 304 says it too.
    const headers = { 'Cache-Control': pageCaching, ...headersIn(rules, pathname || '/') }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (pathname === '') return end(response, 400, {})
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD' })
    // One address for each page.
    if (pathname !== '/' && pathname.endsWith('/'))
      return end(response, 308, { Location: `/${pathname.split('/').filter(Boolean).join('/')}${search}` })
    if (isHidden(pathname)) return void notFound(folder, response)
    response.setHeader('Vary', 'Accept-Encoding')
    // Our files are small; sirv throws on a range that ends before it begins.
    delete request.headers.range
    serveFile(request, response, () => void notFound(folder, response))
  }
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
