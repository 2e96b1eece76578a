// `npm run functions` as a process: how it starts, ends, and is killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { callOf } from '../tests/contract/contractCase.ts'
import { sendOverTcp } from '../tests/contract/tcp.ts'
import { anonKey, withoutMocks } from '../tests/functions.ts'
import { temporaryFolder } from '../tests/temporaryFolder.ts'
import { openOutbox } from './outbox/Outbox.ts'

withoutMocks()

function start(env: Record<string, string>) {
  const child = spawn('node', ['functions/main.ts'], {
    env: { PATH: process.env['PATH'], RATE_LIMIT_CALLS: '1000', ...env },
  })
  return { child, out: text(child.stdout), err: text(child.stderr), ended: once(child, 'exit') }
}

/** Starts it over an outbox, and waits until it listens. */
async function started(folder: string) {
  const port = await freePort()
  const running = start({ PORT: String(port), OUTBOX: folder })
  await once(running.child.stdout, 'data')
  const backend = `http://127.0.0.1:${port}`
  const send = (key: string = crypto.randomUUID()) =>
    sendOverTcp(callOf({ when: '', status: 200 }, backend, anonKey, key))
  return { ...running, send }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The keys of the messages in an outbox that nobody has open. */
async function keysIn(folder: string): Promise<(string | null)[]> {
  const outbox = await openOutbox({ folder })
  const keys = [...outbox.entries()].map(({ accepted }) => accepted.key)
  await outbox.close()
  return keys
}

test('a wrong variable ends the start with its name', async () => {
  const { err, ended } = start({ PORT: 'http' })
  expect(await ended).toEqual([1, null])
  expect(await err).toMatch(/\n {2}PORT: use a whole number from 1 to 65535\n/)
})

test('SIGTERM ends it well: what was accepted is there, and the log is JSON to its end', async () => {
  const folder = await temporaryFolder()
  const { child, ended, out, send } = await started(folder)
  expect((await send()).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  const lines = (await out).trim().split('\n')
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event)
  expect(events.slice(0, 2)).toEqual(['server.started', 'message.accepted'])
  expect(events.at(-1)).toBe('server.stopped')
  expect(await keysIn(folder)).toHaveLength(1)
})

test('kill -9 in the middle of messages loses none that was accepted, and leaves nothing locked', async () => {
  const folder = await temporaryFolder()
  const accepted: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const { child, ended, send } = await started(folder)
    const before = accepted.length
    const senders = Array.from({ length: 8 }, async () => {
      for (;;) {
        const key = crypto.randomUUID()
        const answer = await send(key).catch(() => undefined)
        if (answer?.status !== 200) return
        accepted.push(key)
        if (accepted.length > before + 50) child.kill('SIGKILL')
      }
    })
    await Promise.all(senders)
    await ended
    expect(await keysIn(folder)).toEqual(expect.arrayContaining(accepted))
  }
  expect(accepted.length).toBeGreaterThan(150)
})
