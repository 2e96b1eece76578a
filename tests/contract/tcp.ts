import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Call } from './cases.ts'

/** Sends a request over TCP, because fetch refuses TRACE and a wrong Content-Length. */
export async function sendOverTcp({ url, method, headers, body, chunked }: Call): Promise<Response> {
  const length = chunked || 'Content-Length' in headers ? {} : { 'Content-Length': String(body?.length ?? 0) }
  const outgoing = request(url, { method, headers: { ...headers, ...length }, agent: false })
  // Writing a part before `end`, without a length, uses chunked encoding.
  if (chunked) outgoing.write(body!.subarray(0, 100))
  outgoing.end(chunked ? body!.subarray(100) : body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const answer = await buffer(incoming)
  const pairs = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(answer.length === 0 ? null : answer, { status: incoming.statusCode!, headers: pairs })
}
