import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createFunctionsServer, type Fetch } from '#server/http/server.ts'
import type { Call } from './contractCase.ts'

/** Serves endpoints over HTTP on a free port of this machine, as `npm start` does. */
export async function serve(fetch: Fetch) {
  const server = createFunctionsServer({ fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
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
