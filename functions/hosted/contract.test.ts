// The contract against the hosted functions under Deno, over TCP.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import { server as mocks } from '#mocks/node.ts'
import { runContract, type Ground, type Hold } from '../../tests/contract/runContract.ts'
import { sendOverTcp } from '../../tests/contract/tcp.ts'
import { startDeno } from '../../tests/delivery/denoProcess.ts'

const stored: unknown[] = []
let storing: { begun: () => void; end: Promise<void> } | undefined
async function keep(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  stored.push(await json(incoming))
  storing?.begun()
  await storing?.end
  response.end()
}
const store = createServer((incoming, response) => void keep(incoming, response))
store.listen(0, '127.0.0.1')
await once(store, 'listening')
const { port: storePort } = store.address() as AddressInfo

const anonKey = 'public'
const deno = await startDeno('tests/contract/denoServer.ts', {
  VITE_BACKEND_ANON_KEY: anonKey,
  ALLOWED_ORIGINS: '*',
  RATE_LIMIT_CALLS: '1000000',
  MAIL_API_KEY: 'none',
  MAIL_FROM: 'info@b2b-services.example',
  MAIL_TO: 'info@b2b-services.example',
  STORE_URL: `http://127.0.0.1:${storePort}/`,
})

// These calls are to reach the network; the setup of every test ends what it has begun.
beforeAll(() => mocks.close())
afterAll(async () => {
  mocks.listen()
  await deno.stop()
  store.close()
})

const ground: Ground = {
  place: 'deno',
  backend: `http://127.0.0.1:${deno.port}`,
  anonKey,
  send: (call) => sendOverTcp(call),
  stored: () => stored,
  hold(): Hold {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    storing = { begun: begun.resolve, end: end.promise }
    return { begun: begun.promise, release: end.resolve }
  },
}
runContract(ground)
