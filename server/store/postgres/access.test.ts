import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql, startPostgres, type Postgres } from '../../../tests/fixtures/postgres.ts'
import { migrate } from './migrate.ts'

// Roles that only the hosted backend has.
const hostedRoles = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
`
const insufficientPrivilege = '42501'

let postgres: Postgres
let url: string
let tables: string[]
let functions: { name: string; call: string }[]

beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.emptyDatabase()
  await runSql(url, hostedRoles)
  await migrate(url)
  tables = await column(`select c.oid::regclass::text as value from pg_class c
    where c.relnamespace = 'b2b'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') order by 1`)
  // Each call passes null for each argument, because permissions are checked before execution.
  const calls = await runSql(
    url,
    `select p.proname as name, format('select b2b.%I(%s)', p.proname, (
       select string_agg(format('null::%s', t.type::regtype), ', ' order by t.position)
       from unnest(p.proargtypes) with ordinality as t (type, position)
     )) as call
     from pg_proc p where p.pronamespace = 'b2b'::regnamespace order by 1`,
  )
  functions = calls.map(({ name, call }) => ({ name: String(name), call: String(call) }))
}, 60_000)
afterAll(() => postgres[Symbol.asyncDispose](), 60_000)

const column = async (query: string) => (await runSql(url, query)).map(({ value }) => String(value))

/** Runs a statement as a role, undoes it, and returns the code of its error, or "allowed". */
const tryAs = (role: string, statement: string) =>
  runSql(url, `begin; set local role ${role}; ${statement}; rollback`).then(
    () => 'allowed',
    (error: unknown) => (error as { code?: string }).code,
  )
const findExecutable = async (role: string) => {
  const names: string[] = []
  for (const { name, call } of functions) {
    if ((await tryAs(role, call)) !== insufficientPrivilege) names.push(name)
  }
  return names
}
const entryPoints = [
  'accept_message',
  'announce_quarantine',
  'claim_deliveries',
  'count_messages',
  'erase_messages',
  'expire_messages',
  'list_messages',
  'next_due',
  'oldest_waiting',
  'probe',
  'release_message',
  'resend_message',
  'schema_version',
  'settle_delivery',
  'show_message',
  'wake_deliveries',
]

it('has row-level security on every table and no policy', async () => {
  expect(tables.length).toBeGreaterThanOrEqual(5)
  expect(
    await column(`select relname as value from pg_class
      where relnamespace = 'b2b'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`),
  ).toEqual([])
  expect(await column(`select policyname as value from pg_policies where schemaname = 'b2b'`)).toEqual([])
})

it('pins the search path of every function that runs with the rights of the owner', async () => {
  expect(
    await column(`select proname as value from pg_proc where pronamespace = 'b2b'::regnamespace and prosecdef
      and not coalesce(proconfig, '{}') @> array['search_path=""']`),
  ).toEqual([])
})

it.each(['anon', 'authenticated'])('lets %s read, write and execute nothing', async (role) => {
  for (const table of tables) {
    expect(await tryAs(role, `select from ${table}`), `select from ${table}`).toBe(insufficientPrivilege)
    expect(await tryAs(role, `insert into ${table} default values`), `insert into ${table}`).toBe(insufficientPrivilege)
    expect(await tryAs(role, `delete from ${table}`), `delete from ${table}`).toBe(insufficientPrivilege)
    expect(await tryAs(role, `truncate ${table}`), `truncate ${table}`).toBe(insufficientPrivilege)
  }
  expect(await findExecutable(role)).toEqual([])
})

it.each(['anon', 'authenticated'])('shows %s no row even if somebody grants it the tables', async (role) => {
  await runSql(url, `insert into b2b.probes (probed_at) values (now()) on conflict do nothing`)
  const rows = await runSql(
    url,
    `begin; grant usage on schema b2b to ${role}; grant all on all tables in schema b2b to ${role};
     set local role ${role}; create temporary table seen on commit drop as select * from b2b.probes; reset role;
     select count(*)::integer as count from seen`,
  )
  expect(rows).toEqual([{ count: 0 }])
})

it.each(['b2b_app', 'service_role'])('lets %s execute the store’s functions and nothing else', async (role) => {
  expect(await findExecutable(role)).toEqual(entryPoints)
  for (const table of tables) {
    expect(await tryAs(role, `select from ${table}`), `select from ${table}`).toBe(insufficientPrivilege)
    expect(await tryAs(role, `delete from ${table}`), `delete from ${table}`).toBe(insufficientPrivilege)
  }
  expect(await tryAs(role, 'create table b2b.own ()')).toBe(insufficientPrivilege)
  expect(await tryAs(role, 'create schema own')).toBe(insufficientPrivilege)
})
