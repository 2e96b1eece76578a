import { serve as listen, type ServerType } from '@hono/node-server'
import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Call } from './cases.ts'

/** Serves requests over HTTP on a free port of this machine. */
export async function serve(fetch: (request: Request) => Response | Promise<Response>) {
  const server: ServerType = listen({ fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: (): void => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    },
  }
}

/** Sends a request over TCP, because fetch refuses TRACE and a wrong Content-Length. */
export async function sendOverTcp(
  { url, method, headers, body, chunked }: Call,
  agent: Agent | false = false,
): Promise<Response> {
  const length = chunked || 'Content-Length' in headers ? {} : { 'Content-Length': String(body?.length ?? 0) }
  const outgoing = request(url, { method, headers: { ...headers, ...length }, agent })
  // Writing a part before `end`, without a length, uses chunked encoding.
  if (chunked) outgoing.write(body!.subarray(0, 100))
  outgoing.end(chunked ? body!.subarray(100) : body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const answer = await buffer(incoming)
  const pairs = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(answer.length === 0 ? null : answer, { status: incoming.statusCode!, headers: pairs })
}
