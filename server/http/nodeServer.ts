import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { clientNetworks, type createClientFinder } from './clients.ts'
import { errorResponse } from './responses.ts'
import type { Caller } from './submit.ts'

/** How long requests in flight may take when the server stops, in milliseconds. */
export const drainMs = 10_000

/** How long a server that stops still answers on the connections that a proxy keeps, in milliseconds. */
const lastAnswersMs = 250

/** Longer than a proxy keeps a connection. Otherwise the proxy could send into one that this server is closing. */
export const keepAliveMs = 75_000

/** Request bodies that one client may be sending at once. Each holds a connection for up to 30 s. */
const maxUploads = 20

/** Creates the HTTP server, with limits that no browser reaches. It does not listen yet. */
export function createHttpServer(options: {
  app: Hono<{ Bindings: Caller }>
  findClient: ReturnType<typeof createClientFinder>['find']
  maxConnections: number
  onRefused: (status: number, isVisitor: boolean) => void
}): Server {
  const { app, findClient, maxConnections, onRefused } = options
  const uploads = countUploads()
  const answer = getRequestListener((request, env) => {
    const incoming = env.incoming as IncomingMessage
    const { socket, method, headersDistinct } = incoming
    const { host = [''] } = headersDistinct
    if (host.length > 1) return errorResponse(400, 'bad_request', 'The request names two hosts.')
    const address = findClient({
      remote: socket.remoteAddress,
      forwarded: headersDistinct['x-forwarded-for']?.join(','),
      isMessage: method === 'POST',
    })
    if (uploads(incoming, address) > maxUploads) {
      onRefused(429, false)
      return errorResponse(429, 'too_many_requests', 'Too many requests are unfinished.', {
        retryAfter: 30,
        headers: { Connection: 'close' },
      })
    }
    return app.fetch(request, { address, host: host[0]! })
  })
  const server = createServer(
    {
      headersTimeout: 15_000,
      // Covers the whole request, so that a slow body cannot hold a connection for longer.
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1_500,
      maxHeaderSize: 16 * 1024,
      keepAliveTimeout: keepAliveMs,
    },
    (request, response) => {
      // An invalid Host header is not an error. What the client sent stays in `headersDistinct`.
      request.headers.host = 'server'
      void answer(request, response)
    },
  )
  server.maxConnections = maxConnections
  // Closes a connection whose client reads nothing of its response, after twice this time.
  server.setTimeout(30_000)
  return server
}

/** Returns what counts a request, if it has a body, until that has come, and how many the client has begun by now. */
function countUploads(): (request: IncomingMessage, address: string | undefined) => number {
  const unfinished = new Map<string, number>()
  return (request, address) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers
    if (address === undefined || (length === '0' && chunked === undefined)) return 0
    const client = clientNetworks(address)[0]!
    const count = (unfinished.get(client) ?? 0) + 1
    unfinished.set(client, count)
    const { socket } = request
    // A request that was answered before its end emits nothing any longer.
    const end = () => {
      request.off('end', end)
      socket.off('close', end)
      const left = unfinished.get(client)! - 1
      if (left > 0) unfinished.set(client, left)
      else unfinished.delete(client)
    }
    request.on('end', end)
    socket.on('close', end)
    return count
  }
}

export async function listen(server: Server, { host, port }: Config, socket: number | undefined): Promise<number> {
  server.listen(socket === undefined ? { port, host } : { fd: socket })
  try {
    await once(server, 'listening')
  } catch (cause) {
    if (socket === undefined)
      throw new Error(`Nothing can listen on ${host} port ${port}. Set HOST or PORT to another.`, { cause })
    const { code } = cause as NodeJS.ErrnoException
    throw new Error(
      `The socket that systemd has passed on (file descriptor ${socket}) cannot be used: ${code}. See ListenStream= in ` +
        'b2b-services.socket.',
      { cause },
    )
  }
  const address = server.address()
  // A connection to a socket in the file system has no IP address, by which its visitors could be limited.
  if (address === null || typeof address === 'string')
    throw new Error(
      'systemd has passed on a socket without an IP address. Use a port as ListenStream= in b2b-services.socket.',
    )
  return address.port
}

/**
 * Stops accepting connections after 250 ms, and resolves when requests in flight have been answered, after 10 s more at the
 * latest. A proxy answers 502 to a message that it sends into an idle connection while this server closes it. So each answer
 * of the first 250 ms closes its connection, and the proxy keeps none that it uses.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  await wait(lastAnswersMs)
  const closed = once(server, 'close')
  server.close()
  // An open keep-alive connection would prevent the server from closing.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}
