// The server of `npm start`, over TCP.
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOf } from '../tests/contract/contractCase.ts'
import { heldFunctions } from '../tests/contract/heldFunctions.ts'
import { runContract, type Ground } from '../tests/contract/runContract.ts'
import { sendOverTcp, serve } from '../tests/contract/tcp.ts'
import { createGate } from '#functions/gate/gate.ts'
import { server } from './node.ts'
import { sent } from './sent.ts'

const anonKey = 'public'
const { functions, hold } = heldFunctions()
const served = await serve(createGate(functions, { anonKey }))
const backend = `http://127.0.0.1:${served.port}`

// These calls are to reach the network; the setup of every test ends what it has begun.
beforeAll(() => server.close())
afterAll(async () => {
  server.listen()
  await served.close()
})

const ground: Ground = {
  place: 'served',
  backend,
  anonKey,
  send: (call) => sendOverTcp(call),
  stored: () => sent().map(({ payload }) => payload),
  hold,
}
runContract(ground)

const big = callOf({ when: '', status: 413, body: 'a'.repeat(1_000_000) }, backend, anonKey, 'big')

/** Writes to a socket as it stands; what it answers until a text has come. */
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

test('a body that has no end is refused while it comes', async () => {
  const head = ['POST /functions/v1/send-contact-email HTTP/1.1', 'Host: site', `apikey: ${anonKey}`]
  const rest = ['Content-Type: application/json', 'Transfer-Encoding: chunked', '', '11000', ' '.repeat(0x11000), '']
  expect(await write([...head, ...rest].join('\r\n'), '}}')).toMatch(/^HTTP\/1.1 413 .*"code":"content_too_large"/s)
})

test.each([
  ['too long', big],
  ['without the apikey', { ...big, headers: {} }],
  ['chunked and without the apikey', { ...big, headers: {}, chunked: true }],
])('after a refusal the connection serves on: a body %s', async (_, call) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const right = callOf({ when: '', status: 200 }, backend, anonKey, crypto.randomUUID())
  const statuses = []
  for (const one of [call, right]) statuses.push((await sendOverTcp(one, agent)).status)
  agent.destroy()
  expect(statuses).toEqual([expect.any(Number), 200])
  expect(statuses[0]).toBeGreaterThanOrEqual(400)
})

test('a call whose host is no host is judged all the same', async () => {
  const call = 'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: no host\r\nContent-Length: 0\r\n\r\n'
  expect(await write(call, '}}')).toMatch(/^HTTP\/1.1 401 /)
})

test('a caller that goes away in the middle of its body leaves nothing waiting', async () => {
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
