import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { BlockList } from 'node:net'
import { clientIp } from './clientIp.ts'
import type { Caller } from './endpoint.ts'

/** Answers a request, as `createFunctions(…).fetch` does. */
export type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>

/** Timeouts of headers and body in milliseconds, and how many connections may be open at once. */
export type Limits = { headers: number; body: number; connections: number }

const defaultLimits: Limits = { headers: 15_000, body: 30_000, connections: 2_000 }
const maxHeaderBytes = 16 * 1024

/**
 * Creates the HTTP server of the endpoints and, if given, of the site.
 *
 * @param options `proxies`: whose X-Forwarded-For is trusted
 * @returns a server that does not listen yet
 */
export function createFunctionsServer(options: {
  fetch: Fetch
  site?: RequestListener
  proxies?: BlockList
  limits?: Partial<Limits>
}): Server {
  const { fetch, site, proxies = new BlockList() } = options
  const limits = { ...defaultLimits, ...options.limits }
  const answer = getRequestListener((request, { incoming }) =>
    fetch(request, {
      address: clientIp(incoming as IncomingMessage, proxies),
      host: (incoming as IncomingMessage).headersDistinct.host?.[0] ?? '',
    }),
  )
  const server = createServer(
    {
      headersTimeout: limits.headers,
      // Covers the whole request, so a slow body cannot hold a connection for longer.
      requestTimeout: limits.body,
      connectionsCheckingInterval: Math.min(limits.headers, limits.body) / 10,
      maxHeaderSize: maxHeaderBytes,
      // Longer than a proxy keeps a connection. Otherwise the proxy could send into a connection that this server is
      // closing.
      keepAliveTimeout: 75_000,
    },
    (request, response) => {
      if (site && !isForFunctions(request.url ?? '')) return site(request, response)
      // An invalid Host header is not an error. What the client sent stays in `headersDistinct`.
      request.headers.host = 'functions'
      void answer(request, response)
    },
  )
  server.maxConnections = limits.connections
  return server
}

const isForFunctions = (url: string) => /^\/((functions|forms)\/|healthz(\?|$))/.test(url)
