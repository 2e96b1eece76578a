import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { BlockList } from 'node:net'
import { addressOf } from './addressOf.ts'
import type { Caller } from './gate/gate.ts'

/** Answers a call; what `createFunctions(…).fetch` is. */
export type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>

/** How long a caller may take, in milliseconds, and how many may be there at once. */
export type Limits = { headers: number; body: number; connections: number }

const defaultLimits: Limits = { headers: 15_000, body: 30_000, connections: 2_000 }
const mostHeaderBytes = 16 * 1024

/**
 * The functions over HTTP, and beside them the site, where there is one.
 *
 * @param options `proxies`: those that are believed where a call comes from
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
    fetch(request, { address: addressOf(incoming as IncomingMessage, proxies) }),
  )
  const server = createServer(
    {
      headersTimeout: limits.headers,
      // From the first byte to the last, so a body that drips does not hold a connection for longer.
      requestTimeout: limits.body,
      connectionsCheckingInterval: Math.min(limits.headers, limits.body) / 10,
      maxHeaderSize: mostHeaderBytes,
      // Longer than a proxy keeps a connection, or it would send into one that is just being closed.
      keepAliveTimeout: 75_000,
    },
    (request, response) => {
      if (site && !isForFunctions(request.url ?? '')) return site(request, response)
      // Which host is asked makes no difference, and what is no host no error.
      request.headers.host = 'functions'
      void answer(request, response)
    },
  )
  server.maxConnections = limits.connections
  return server
}

const isForFunctions = (url: string) => url.startsWith('/functions/') || /^\/healthz(\?|$)/.test(url)
