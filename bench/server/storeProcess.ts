// Seeds or measures stores in a process of its own, so that the process uses memory for the stores only.
//   node bench/server/storeProcess.ts seed FOLDER COUNT
//   node bench/server/storeProcess.ts start FOLDER
//   node bench/server/storeProcess.ts compare FOLDER FOLDER
import { randomUUID } from 'node:crypto'
import type { DeliveryKind, NewMessage, Store } from '#server/store/Store.ts'
import { hash } from '#server/store/sqlite/hash.ts'
import { openSqliteStore } from '#server/store/sqlite/openSqliteStore.ts'
import { person, seedStore } from './seedStore.ts'

const kinds: DeliveryKind[] = ['company-mail', 'confirmation-mail']
const day = 24 * 60 * 60_000

function newMessage(): NewMessage {
  const email = `${randomUUID()}@example.com`
  return {
    id: randomUUID(),
    function: 'send-contact-email',
    payload: { name: 'Jana', email, company: 'Kováč', phone: '', message: 'x'.repeat(300), gdprConsent: true },
    email,
    phone: '',
    idempotencyKey: randomUUID(),
    digest: 'digest',
    deliveries: [
      { kind: 'company-mail', position: 0, recipient: null },
      { kind: 'confirmation-mail', position: 0, recipient: email, limits: { perRecipient: 3 } },
    ],
    rateLimits: [
      { bucket: email, limit: 5, seconds: 600 },
      { bucket: 'all', limit: 1_000_000, seconds: 86_400 },
    ],
    spam: { reasons: '', textDigest: email, quarantineFrom: 3 },
  }
}

const acceptMany = (store: Store, count: number) =>
  Promise.all(Array.from({ length: count }, () => store.accept(newMessage())))

/** The measured calls, with the number of repetitions. */
const calls: Record<string, [times: number, call: (store: Store) => Promise<unknown>]> = {
  accept: [200, (store) => store.accept(newMessage())],
  'accept 100 at once': [60, (store) => acceptMany(store, 100)],
  claim: [200, (store) => store.claim({ kinds, limit: 4, leaseMs: 60_000 })],
  'next due': [200, (store) => store.nextDue(kinds)],
  list: [100, (store) => store.list()],
  'list of a state': [100, (store) => store.list({ state: 'dead', limit: 1 })],
  'find by address': [100, (store) => store.list({ address: person, limit: 1 })],
  expire: [40, (store) => store.expire({ olderThanMs: 30 * day, limit: 10 })],
}

/** Measures each call in two stores alternately; returns the median times in milliseconds. */
async function compare(folders: string[]): Promise<Record<string, number[]>> {
  const stores = await Promise.all(folders.map((folder) => openSqliteStore({ folder, backups: 0 })))
  // Lets both stores finish their start-up check first, because it would slow down both.
  await Promise.all(stores.map((store) => acceptMany(store, 2000)))
  const medians: Record<string, number[]> = {}
  for (const [name, [times, call]] of Object.entries(calls)) {
    const all: number[][] = stores.map(() => [])
    for (let round = 0; round < times; round += 1)
      for (const [index, store] of stores.entries()) {
        const start = performance.now()
        await call(store)
        all[index]!.push(performance.now() - start)
      }
    medians[name] = all.map((durations) => durations.toSorted((a, b) => a - b)[Math.floor(times / 2)]!)
  }
  await Promise.all(stores.map((store) => store.close()))
  return medians
}

/** Measures opening a store (milliseconds) and the memory after some calls (bytes). */
async function start(folder: string): Promise<{ openMs: number; memory: number }> {
  const start = performance.now()
  const store = await openSqliteStore({ folder, backups: 0 })
  const openMs = performance.now() - start
  for (let round = 0; round < 50; round += 1) await acceptMany(store, 100)
  for (const [, call] of Object.values(calls)) await call(store)
  const memory = process.memoryUsage.rss()
  await store.close()
  return { openMs, memory }
}

const [task, first = '', second = ''] = process.argv.slice(2)
if (task === 'seed') seedStore(first, Number(second), hash(person))
else console.log(JSON.stringify(task === 'start' ? await start(first) : await compare([first, second])))
