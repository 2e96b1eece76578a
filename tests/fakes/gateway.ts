import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request that the gateway has received; `raw` is the body as it came, which signatures cover. */
export type Handed = { headers: IncomingHttpHeaders; raw: string; body: Record<string, unknown> }

/** Starts an HTTP gateway on this machine. The test sets its responses. */
export async function startGateway() {
  const handed: Handed[] = []
  const accepts = (response: ServerResponse) => void response.end('{"id":"1"}')
  let answer: (response: ServerResponse, call: Handed) => void = accepts
  async function take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await text(incoming).catch(() => undefined)
    // A server that was killed while it sent has handed nothing over.
    if (raw === undefined) return
    const call = { headers: incoming.headers, raw, body: JSON.parse(raw) as Record<string, unknown> }
    handed.push(call)
    answer(response, call)
  }
  const server = createServer((incoming, response) => void take(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    handed,
    /** Sets the next responses; without an argument the gateway accepts again. */
    answering: (next: typeof answer = accepts) => void (answer = next),
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
