import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, migrationFiles } from '#server/store/postgres/migrate.ts'
import { deliveryKinds } from '#server/store/Store.ts'
import { runSql, startPostgres, type Postgres } from '../../tests/fixtures/postgres.ts'

// Fakes the parts of pg_cron, pg_net and the vault that the migration uses.
const extensions = `
  create schema cron; create schema net; create schema vault;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
    as $$ insert into cron.job values (job_name, schedule, command)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1::bigint $$;
  create table net.requests (url text, headers jsonb, body jsonb);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint language sql
    as $$ insert into net.requests values (url, headers, body) returning 1::bigint $$;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
`
const requests = (url: string) => runSql(url, 'select * from net.requests')

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres[Symbol.asyncDispose]())

test('schedules nothing on a PostgreSQL without the extensions, and says so', async () => {
  const url = await postgres.emptyDatabase()
  await migrate(url)
  const client = new Client({ connectionString: url })
  const notices: (string | undefined)[] = []
  client.on('notice', ({ message }) => void notices.push(message))
  await client.connect()
  const { rows } = await client.query<{ text: string }>(
    "select statements[1] as text from supabase_migrations.schema_migrations where name = 'schedule_deliveries'",
  )
  await client.query(rows[0]!.text)
  await client.end()
  expect(notices).toEqual([expect.stringContaining('nothing is scheduled')])
})

test('schedules a call that waits for the secrets and for something that is due', async () => {
  const url = await postgres.emptyDatabase()
  await runSql(url, extensions)
  expect(await migrate(url)).toEqual(await migrationFiles())
  const [job] = await runSql(url, 'select * from cron.job')
  expect(job).toMatchObject({ jobname: 'b2b-deliver-due', schedule: '* * * * *' })
  expect(job!['command']).toContain(`array[${deliveryKinds.map((kind) => `'${kind}'`).join(', ')}]`)
  // Not on the hour, when the function is always called.
  const command = String(job!['command']).replace('extract(minute from now()) = 0', 'false')
  await runSql(
    url,
    `insert into b2b.messages values
       ('00000000-0000-4000-8000-000000000001', 'send-contact-email', '{}', 'jana@example.com', '', now());
     insert into b2b.deliveries (message_id, kind, position, state, due_at, accepted_at) values
       ('00000000-0000-4000-8000-000000000001', 'company-mail', 0, 'waiting', now(), now())`,
  )
  await runSql(url, command)
  expect(await requests(url)).toEqual([])

  await runSql(
    url,
    `insert into vault.decrypted_secrets values
       ('b2b_functions_url', 'https://project.example/functions/v1'), ('b2b_deliver_secret', 'secret')`,
  )
  await runSql(url, command)
  const headers = { 'Content-Type': 'application/json', 'X-Deliver-Secret': 'secret' }
  const request = { url: 'https://project.example/functions/v1/deliver-due', headers, body: {} }
  expect(await requests(url)).toEqual([request])

  await runSql(url, "update b2b.deliveries set due_at = now() + interval '10 minutes'")
  await runSql(url, command)
  expect(await requests(url)).toHaveLength(1)
  await runSql(url, String(job!['command']).replace('extract(minute from now())', '0'))
  expect(await requests(url)).toEqual([request, request])
})
