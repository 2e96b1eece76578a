import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { allKinds, newMessage } from '../../../tests/contract/store/storeUnderTest.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { openTestStore } from '../../../tests/fixtures/sqliteStore.ts'

const program = fileURLToPath(new URL('../../../tests/fixtures/acceptForever.ts', import.meta.url))

/** Starts a process that accepts messages; `ids` grows by each that it has accepted. */
function startAccepting(folder: string) {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ids: string[] = []
  const enough = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (id) => ids.push(id) >= 100 && resolve())
  })
  return {
    ids,
    enough,
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}

test('loses nothing that was accepted when the process is killed', { timeout: 60_000 }, async () => {
  const folder = await temporaryFolder()
  const accepted: string[] = []
  for (let round = 0; round < 5; round += 1) {
    const process = startAccepting(folder)
    await process.enough
    await process.kill()
    accepted.push(...process.ids)
  }
  const { store } = await openTestStore({ folder })
  const stored = new Set((await store.list({ limit: 1_000_000 })).map(({ id }) => id))
  expect(accepted.length).toBeGreaterThanOrEqual(500)
  expect(accepted.filter((id) => !stored.has(id))).toEqual([])
})

test('lets an operator erase while another process accepts', { timeout: 60_000 }, async () => {
  const folder = await temporaryFolder()
  const process = startAccepting(folder)
  await process.enough
  const { store } = await openTestStore({ folder })
  const [id] = process.ids
  expect(await store.list({ address: 'JANA@example.com', limit: 5 })).toHaveLength(5)
  expect(await store.erase({ id: id! })).toEqual([id])
  const before = process.ids.length
  await expect.poll(() => process.ids.length).toBeGreaterThan(before + 16)
  await process.kill()
  expect(await store.show(id!)).toBeUndefined()
})

test('rejects calls when its thread dies, without ending the process', async () => {
  const threads: Worker[] = []
  const note = (thread: Worker) => threads.push(thread)
  process.on('worker', note)
  const { store } = await openTestStore()
  process.off('worker', note)
  const accepting = store.accept(newMessage())
  await threads[0]!.terminate()
  await expect(accepting).rejects.toMatchObject({ name: 'StoreUnavailable' })
  await expect(store.nextDue(allKinds)).rejects.toMatchObject({ name: 'StoreUnavailable' })
})

test('rejects messages while the disk is full, and accepts them when there is room again', async () => {
  const { store } = await openTestStore({ maxBytes: 250_000 })
  const sent = Array.from({ length: 600 }, () => newMessage({ deliveries: [] }))
  const results = await Promise.allSettled(sent.map((message) => store.accept(message)))
  const rejected = results.filter((result) => result.status === 'rejected')
  expect(rejected.length).toBeGreaterThan(0)
  expect(new Set(rejected.map(({ reason }) => (reason as Error).name))).toEqual(new Set(['StoreUnavailable']))
  expect(await store.list({ limit: 1000 })).toHaveLength(600 - rejected.length)
  expect(await store.erase({ address: sent[0]!.email })).toHaveLength(600 - rejected.length)
  await store.expire({ olderThanMs: 0, limit: 1 })
  expect(await store.accept(newMessage())).toMatchObject({ outcome: 'accepted' })
})
