import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyMail, newMessage, textMessage } from '../../../tests/contract/store/storeUnderTest.ts'
import { runSql, startPostgres, type Postgres } from '../../../tests/fixtures/postgres.ts'
import { migrate, migrationFiles } from './migrate.ts'
import { neededMigration, openPostgresStore } from './openPostgresStore.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres[Symbol.asyncDispose](), 60_000)

it('applies every migration once, in order', async () => {
  const url = await postgres.emptyDatabase()
  const files = await migrationFiles()
  expect(await migrate(url)).toEqual(files)
  expect(await migrate(url)).toEqual([])
  expect(await runSql(url, 'select version from supabase_migrations.schema_migrations order by version')).toEqual(
    files.map((name) => ({ version: name.slice(0, 14) })),
  )
})

it('applies each migration once when two servers migrate at the same time', async () => {
  const url = await postgres.emptyDatabase()
  const applied = await Promise.all([migrate(url), migrate(url)])
  expect(applied.flat()).toEqual(await migrationFiles())
})

it('continues after what the Supabase CLI has recorded', async () => {
  const url = await postgres.emptyDatabase()
  const [first = '', ...rest] = await migrationFiles()
  await migrate(url, [first])
  expect(await migrate(url)).toEqual(rest)
})

it('keeps stored messages, and accepts those of a server from before the quarantine', async () => {
  const url = await postgres.emptyDatabase()
  const files = await migrationFiles()
  await migrate(
    url,
    files.slice(
      0,
      files.findIndex((name) => name.includes('quarantine')),
    ),
  )
  const message = newMessage({ deliveries: [companyMail, { ...textMessage, suppressedBy: 'a rule' }] })
  const accept = (id: string) =>
    runSql(url, 'select b2b.accept_message($1) as result', [
      JSON.stringify({ ...message, id, idempotencyKey: null, spam: undefined }),
    ])
  const [before, after] = [newMessage().id, newMessage().id]
  await accept(before)
  await migrate(url)
  expect(await accept(after)).toMatchObject([{ result: { outcome: 'accepted', suppressed: [{ reason: 'a rule' }] } }])
  const store = await openPostgresStore({ url })
  const states = (await store.list()).map(({ id, deliveries }) => [id, ...deliveries.map(({ state }) => state)])
  await store.close()
  expect(states).toEqual([
    [after, 'waiting', 'suppressed'],
    [before, 'waiting', 'suppressed'],
  ])
})

it('leaves nothing of a migration that fails, and names the file and the reason', async () => {
  const url = await postgres.emptyDatabase()
  await runSql(url, 'create schema b2b')
  const [first = ''] = await migrationFiles()
  await expect(migrate(url)).rejects.toThrow(`Migration ${first} failed and left nothing behind: schema "b2b" already`)
  expect(await runSql(url, 'select version from supabase_migrations.schema_migrations')).toEqual([])
})

it('tells what to do when the server cannot be reached', async () => {
  await expect(migrate('postgresql://owner@127.0.0.1:1/none')).rejects.toThrow(
    /PostgreSQL cannot be reached: .*ECONNREFUSED.*MIGRATION_DATABASE_URL/,
  )
})

it('refuses to open a database without the message store, or with an older one', async () => {
  const url = await postgres.emptyDatabase()
  await expect(openPostgresStore({ url })).rejects.toThrow('Run "npm run migrate"')
  await migrate(url)
  await (await openPostgresStore({ url })).close()
  await runSql(
    url,
    `create or replace function b2b.schema_version() returns jsonb language sql immutable
     return to_jsonb('20200101000000'::text)`,
  )
  await expect(openPostgresStore({ url })).rejects.toThrow(
    `at migration 20200101000000, this server needs ${neededMigration}. Run "npm run migrate"`,
  )
})

it('tells what to do when the server cannot be reached or the role may not use the store', async () => {
  await expect(openPostgresStore({ url: 'postgresql://server@127.0.0.1:1/none' })).rejects.toThrow(
    /DATABASE_URL: PostgreSQL cannot be reached: .*ECONNREFUSED/,
  )
  const { ownerUrl } = await postgres.database()
  await runSql(ownerUrl, `create role stranger login password 'password'`)
  const url = ownerUrl.replace('//owner:', '//stranger:')
  await expect(openPostgresStore({ url })).rejects.toThrow('grant b2b_app')
})

it('prints as a command what it applied, and ends with 1 and a reason if it cannot', async () => {
  const command = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['server/store/postgres/main.ts'], {
      env: { PATH: process.env['PATH'], ...env },
    })
  const url = await postgres.emptyDatabase()
  const files = await migrationFiles()
  const first = await command({ DATABASE_URL: 'postgresql://127.0.0.1:1/other', MIGRATION_DATABASE_URL: url })
  expect(first.stdout).toBe(`${files.map((name) => `applied ${name}\n`).join('')}${files.length} migrations applied.\n`)
  expect((await command({ DATABASE_URL: url })).stdout).toBe('The database is up to date.\n')
  await expect(command({})).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Set MIGRATION_DATABASE_URL'),
  })
})
