import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '#server/store/postgres.ts'
import { StoreUnavailable } from '#server/store/store.ts'
import { testStore } from '../contract/storeCases.ts'
import { createDatabase, runSql } from '../fixtures/postgres.ts'
import { startSmallServer } from '../fixtures/runningServer.ts'
import { messageToStore, openStore, type Engine } from '../fixtures/store.ts'
import { temporaryFolder } from '../fixtures/temporaryFolder.ts'

const engine: Engine = {
  create: () => createDatabase(inject('postgresUrl')),
  open: (url, log) => openPostgres({ url, connections: 4, log }),
  execute: async (url, statements) =>
    void (await runSql(url, `CREATE SCHEMA IF NOT EXISTS b2b; SET search_path TO b2b; ${statements}`)),
}

testStore(engine)

test.each([
  ['migrated', 'schema_version IN ACCESS EXCLUSIVE MODE'],
  ['written', 'messages IN SHARE MODE'],
])(
  'reports that it cannot be %s while another program has locked a table',
  async (_, lock) => {
    const { store, place, openAgain, logged } = await openStore({ engine })
    await store.probe()
    const blocker = new Client({ connectionString: place })
    await blocker.connect()
    onTestFinished(() => blocker.end())
    await blocker.query(`BEGIN; LOCK TABLE b2b.${lock}`)
    const { store: other } = openAgain()
    await expect(other.probe()).rejects.toThrow(/lock timeout/)
    expect(JSON.stringify(logged)).toContain('55P03')
    await blocker.query('ROLLBACK')
    await other.probe()
  },
  30_000,
)

test('commits durably where the database does not by default', async () => {
  const { database, place } = await openStore({ engine })
  await runSql(place, `ALTER ROLE CURRENT_USER SET synchronous_commit = off`)
  onTestFinished(async () => void (await runSql(place, 'ALTER ROLE CURRENT_USER RESET synchronous_commit')))
  const [row] = await database.transaction((query) => query('SHOW synchronous_commit'))
  expect(row).toEqual({ synchronous_commit: 'on' })
})

test('lets messages that come at once share a limit where the database isolates transactions more by default', async () => {
  const { store, place } = await openStore({ engine })
  await store.probe()
  await runSql(place, `ALTER ROLE CURRENT_USER SET default_transaction_isolation = 'repeatable read'`)
  onTestFinished(async () => void (await runSql(place, 'ALTER ROLE CURRENT_USER RESET default_transaction_isolation')))
  const { store: server } = await openStore({ engine, place })
  const rateLimits = [{ bucket: 'all', limit: 99, seconds: 60 }]
  const sent = Array.from({ length: 12 }, () => server.accept(messageToStore({ rateLimits })))
  expect(new Set((await Promise.all(sent)).map(({ outcome }) => outcome))).toEqual(new Set(['accepted']))
})

test('uses no connection again that has become read-only, as after a failover', async () => {
  const { store, database } = await openStore({ engine })
  await store.probe()
  // The transactions run one after the other, so that they share one connection.
  await database.transaction((query) => query(`SELECT set_config('default_transaction_read_only', 'on', false)`))
  await expect(store.accept(messageToStore())).rejects.toThrow('read-only')
  expect(await store.accept(messageToStore())).toMatchObject({ outcome: 'accepted' })
})

test('refuses a database that cannot store every character, and creates nothing in it', async () => {
  const url = await engine.create()
  const latin = url.replace(/[^/]*$/, `latin_${Date.now()}`)
  await runSql(url, `CREATE DATABASE ${latin.split('/').at(-1)} ENCODING 'LATIN2' TEMPLATE template0 LOCALE 'C'`)
  const { store, logged } = await openStore({ engine, place: latin })
  await expect(store.accept(messageToStore())).rejects.toThrow(/encoding LATIN2.*Create one with ENCODING 'UTF8'/)
  expect(JSON.stringify(logged)).toContain('encoding LATIN2')
  expect(await runSql(latin, `SELECT 1 FROM information_schema.schemata WHERE schema_name = 'b2b'`)).toEqual([])
})

test('works again after its connections have broken, even in the middle of a transaction', async () => {
  const { store, database, place } = await openStore({ engine })
  const others = 'datname = current_database() AND pid <> pg_backend_pid()'
  const endConnections = () => runSql(place, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`)
  await store.probe()
  await endConnections()
  const inTransaction = database.transaction(async (query) => {
    await query('SELECT 1')
    await endConnections()
    await query('SELECT 1')
  })
  await expect(inTransaction).rejects.toThrow(/terminat|connection/)
  await vi.waitFor(async () => expect(await store.accept(messageToStore())).toMatchObject({ outcome: 'accepted' }))
})

test('rejects before the site’s timeout of 15 s while the database hangs, and recovers', async () => {
  const { store, place } = await openStore({ engine })
  await store.probe()
  // The kernel still accepts connections for processes that are stopped, as with a machine that swaps or a cut cable.
  const stopped = await runSql(
    place,
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
     UNION SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1)::integer`,
  )
  for (const { pid } of stopped) process.kill(Number(pid), 'SIGSTOP')
  const resume = () => stopped.splice(0).forEach(({ pid }) => process.kill(Number(pid), 'SIGCONT'))
  onTestFinished(resume)
  const begun = performance.now()
  await expect(store.accept(messageToStore())).rejects.toThrow(StoreUnavailable)
  expect(performance.now() - begun).toBeLessThan(14_500)
  resume()
  await vi.waitFor(() => store.probe(), { timeout: 10_000 })
}, 40_000)

test('rejects what PostgreSQL cannot store without quoting it, and stays usable', async () => {
  const { store, logged } = await openStore({ engine })
  const secret = messageToStore({ email: 'jana\u0000@example.com' })
  await expect(store.accept(secret)).rejects.toThrow(StoreUnavailable)
  expect(JSON.stringify(logged)).toContain('store.unavailable')
  expect(JSON.stringify(logged)).not.toMatch(/jana/i)
  expect(await store.accept(messageToStore())).toMatchObject({ outcome: 'accepted' })
})

test('names the SQLite file that a server leaves behind when it moves to PostgreSQL', async () => {
  const outbox = await temporaryFolder()
  await writeFile(join(outbox, 'messages.sqlite'), '')
  const server = await startSmallServer(outbox, { OUTBOX: outbox, DATABASE_URL: await engine.create() })
  await server.end('SIGTERM')
  const logged = server.lines.join()
  expect(logged).toMatch(/messages\.sqlite still holds messages.*DATABASE_URL= npm run outbox -- list --state waiting/s)
})
