// Tests `npm run functions` as a process: start, stop and kill -9.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createCall, contactJson } from '../tests/contract/contractCase.ts'
import { sendOverTcp } from '../tests/contract/tcp.ts'
import { anonKey, withoutMocks } from '../tests/fixtures/functionsServer.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { openStore } from './store/openStore.ts'
import { freePort } from '../tests/fixtures/freePort.ts'

withoutMocks()

function start(env: Record<string, string>) {
  const child = spawn('node', ['server/main.ts'], {
    env: { PATH: process.env['PATH'], RATE_LIMITS: '100000/60', DAILY_BUDGET: '0', ...env },
  })
  return { child, out: text(child.stdout), err: text(child.stderr), ended: once(child, 'exit') }
}

/** Starts it with an outbox and waits until it listens. */
async function started(folder: string) {
  const port = await freePort()
  const running = start({ PORT: String(port), OUTBOX: folder })
  await once(running.child.stdout, 'data')
  const backend = `http://127.0.0.1:${port}`
  const send = (key: string = crypto.randomUUID()) =>
    sendOverTcp(
      createCall({ when: '', status: 200, body: contactJson({ email: createEmail(key) }) }, backend, anonKey, key),
    )
  return { ...running, send }
}

const createEmail = (key: string) => `${key}@example.com`

/** Returns the addresses of all stored messages. */
async function storedEmails(folder: string): Promise<string[]> {
  const store = await openStore({ folder })
  const stored = await store.list({ limit: 100_000 })
  const shown = await Promise.all(stored.map(({ id }) => store.show(id)))
  await store.close()
  return shown.map((found) => found!.message.payload.email)
}

test('names an invalid variable and exits', async () => {
  const { err, ended } = start({ PORT: 'http' })
  expect(await ended).toEqual([1, null])
  expect(await err).toMatch(/\n {2}PORT: use a whole number from 1 to 65535\n/)
})

test('stops on SIGTERM, with every accepted message stored and a log of whole JSON lines', async () => {
  const folder = await temporaryFolder()
  const { child, ended, out, send } = await started(folder)
  expect((await send()).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  const lines = (await out).trim().split('\n')
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event)
  expect(events.slice(0, 2)).toEqual(['server.started', 'message.accepted'])
  expect(events.at(-1)).toBe('server.stopped')
  expect(await storedEmails(folder)).toHaveLength(1)
})

test('starts again with every accepted message after it was killed', async () => {
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
        if (accepted.length > before + 20) child.kill('SIGKILL')
      }
    })
    await Promise.all(senders)
    await ended
    expect(await storedEmails(folder)).toEqual(expect.arrayContaining(accepted.map(createEmail)))
  }
  expect(accepted.length).toBeGreaterThan(60)
}, 60_000)
