import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createFunctionsServer, type Fetch } from '#server/http/server.ts'
import type { Call } from './contractCase.ts'

/** Serves functions, as `npm start` does, on a free port of this machine. */
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

/** Sends a call over TCP, also what fetch would not: TRACE, and a length that is not the body's. */
export async function sendOverTcp(
  { url, method, headers, body, chunked }: Call,
  agent: Agent | false = false,
): Promise<Response> {
  const length = chunked || 'Content-Length' in headers ? {} : { 'Content-Length': String(body?.length ?? 0) }
  const outgoing = request(url, { method, headers: { ...headers, ...length }, agent })
  // What is written before the end, and without a length, goes in pieces.
  if (chunked) outgoing.write(body!.subarray(0, 100))
  outgoing.end(chunked ? body!.subarray(100) : body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const answer = await buffer(incoming)
  const pairs = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(answer.length === 0 ? null : answer, { status: incoming.statusCode!, headers: pairs })
}
