// Runs the contract against the server of `npm start` over TCP.
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCall } from '../tests/contract/contractCase.ts'
import { blockingAccept } from '../tests/contract/blockingAccept.ts'
import { runContract, type Target } from '../tests/contract/runContract.ts'
import { sendOverTcp, serve } from '../tests/contract/tcp.ts'
import { createEndpoint } from '#server/http/endpoint.ts'
import { schemas } from './functions.ts'
import { server } from './node.ts'
import { sent } from './sent.ts'

const anonKey = 'public'
const { accept, hold } = blockingAccept()
const served = await serve(createEndpoint({ schemas, accept, anonKey }))
const backend = `http://127.0.0.1:${served.port}`

// Stops MSW, because these requests go to a real server. It starts again at the end, because the setup closes it.
beforeAll(() => server.close())
afterAll(async () => {
  server.listen()
  await served.close()
})

const target: Target = {
  place: 'served',
  backend,
  anonKey,
  send: (call) => sendOverTcp(call),
  stored: () => sent().map(({ payload }) => payload),
  hold,
}
runContract(target)

const big = createCall({ when: '', status: 413, body: 'a'.repeat(1_000_000) }, backend, anonKey, 'big')

/** Writes raw text to a socket. Resolves with the response up to a given text. */
async function write(text: string, until: string): Promise<string> {
  const socket = connect(served.port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const piece of socket) {
    answer += String(piece)
    if (answer.includes(until)) break
  }
  return answer
}

test('rejects an endless body while it arrives', async () => {
  const head = ['POST /functions/v1/send-contact-email HTTP/1.1', 'Host: site', `apikey: ${anonKey}`]
  const rest = ['Content-Type: application/json', 'Transfer-Encoding: chunked', '', '11000', ' '.repeat(0x11000), '']
  expect(await write([...head, ...rest].join('\r\n'), '}}')).toMatch(/^HTTP\/1.1 413 .*"code":"content_too_large"/s)
})

test.each([
  ['too long', big],
  ['without the apikey', { ...big, headers: {} }],
  ['chunked and without the apikey', { ...big, headers: {}, chunked: true }],
])('serves the next request on the connection after rejecting a body %s', async (_, call) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const right = createCall({ when: '', status: 200 }, backend, anonKey, crypto.randomUUID())
  const statuses = []
  for (const one of [call, right]) statuses.push((await sendOverTcp(one, agent)).status)
  agent.destroy()
  expect(statuses).toEqual([expect.any(Number), 200])
  expect(statuses[0]).toBeGreaterThanOrEqual(400)
})

test('answers a request whose Host header is not a host', async () => {
  const call = 'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: no host\r\nContent-Length: 0\r\n\r\n'
  expect(await write(call, '}}')).toMatch(/^HTTP\/1.1 401 /)
})

test('releases a request whose client disconnects in the middle of the body', async () => {
  const ended = Promise.withResolvers<string>()
  const other = await serve(async (request) => {
    await request.text().then(ended.resolve, () => ended.resolve('gone'))
    return new Response()
  })
  const socket = connect(other.port, '127.0.0.1')
  socket.end('POST /functions/v1/any HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\n{')
  expect(await ended.promise).toBe('gone')
  await other.close()
})
