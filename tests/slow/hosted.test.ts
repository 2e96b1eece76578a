// Runs the hosted functions in Deno, bundled as they are deployed, with PostgreSQL and a fake mail API.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { buildEdgeFunctions } from '#scripts/buildEdge.ts'
import { createCall, type ContractCase } from '../contract/cases.ts'
import { runContract } from '../contract/runContract.ts'
import { sendOverTcp } from '../contract/tcp.ts'
import { startGateway } from '../fakes/gateway.ts'
import { createDatabase, runSql } from '../fixtures/postgres.ts'
import { startDeno } from '../fixtures/serverProcess.ts'
import { folderOfFile } from '../fixtures/temporaryFolder.ts'
import { message } from '../fixtures/visitor.ts'

const anonKey = 'public-key'
const secret = 'a-secret-of-at-least-32-characters'
const folder = await folderOfFile()
const [databaseUrl, mailApi] = await Promise.all([
  createDatabase(inject('postgresUrl')),
  startGateway(),
  buildEdgeFunctions(folder),
])
const start = (name: string) =>
  startDeno(`${folder}/${name}/index.js`, {
    SUPABASE_DB_URL: databaseUrl,
    SUPABASE_ANON_KEY: anonKey,
    DELIVER_SECRET: secret,
    MAIL_API_URL: mailApi.url,
    MAIL_API_KEY: 'secret',
    MAIL_FROM: 'info@b2b-services.example',
    MAIL_TO: 'sales@b2b-services.example,office@b2b-services.example',
    ALLOWED_ORIGINS: '*',
  })
const functions = {
  contact: await start('send-contact-email'),
  other: await start('send-contact-email'),
  forms: await start('forms'),
  healthz: await start('healthz'),
  schedule: await start('deliver-due'),
}
const urlOf = (name: keyof typeof functions) => functions[name].url
// Creates the tables.
const health = await fetch(`${urlOf('healthz')}/healthz`)
afterAll(async () => {
  await Promise.all([mailApi.stop(), ...Object.values(functions).map((one) => one.end('SIGTERM'))])
})

beforeEach(async () => {
  mailApi.answering()
  mailApi.handed.length = 0
})

const sql = (text: string) => runSql(databaseUrl, text)
const readStates = async () => (await sql('SELECT state FROM b2b.deliveries')).map(({ state }) => state)
async function untilDelivered(): Promise<void> {
  await expect.poll(readStates, { timeout: 20_000 }).not.toContain('waiting')
}

runContract({
  place: 'deno',
  backend: urlOf('contact'),
  anonKey,
  send: (call) => sendOverTcp(call),
  stored: async () =>
    (await sql('SELECT payload FROM b2b.messages ORDER BY accepted_at, id')).map(
      ({ payload }) => JSON.parse(String(payload)) as unknown,
    ),
})

/** Sends a message to a function, at a path if it differs. */
function call(name: keyof typeof functions, asked: Partial<ContractCase> = {}, address = '203.0.113.1', path?: string) {
  const one = createCall(asked, urlOf(name), anonKey, crypto.randomUUID())
  const headers = { ...one.headers, 'CF-Connecting-IP': address }
  return sendOverTcp({ ...one, headers, ...(path && { url: urlOf(name) + path }) })
}
const callSchedule = (given = secret) =>
  fetch(`${urlOf('schedule')}/deliver-due`, { method: 'POST', headers: { 'X-Deliver-Secret': given } })

test('says that the store can be written, and mails a message to each recipient of the company', async () => {
  expect([health.status, await health.json()]).toMatchObject([200, { ok: true, store: 'writable' }])
  await untilDelivered()
  mailApi.handed.length = 0
  // The platform may pass the function's name only.
  expect((await call('contact', {}, '203.0.113.1', '/send-contact-email')).status).toBe(200)
  await untilDelivered()
  expect(mailApi.handed.map(({ body }) => String(body['to'])).toSorted()).toEqual([
    expect.stringContaining('office@'),
    expect.stringContaining('sales@'),
  ])
})

test('delivers when the schedule calls what could not be delivered before', async () => {
  mailApi.answering((response) => response.writeHead(503).end())
  await call('contact', {}, '203.0.113.2')
  await expect
    .poll(() => sql('SELECT DISTINCT note FROM b2b.deliveries WHERE attempts = 1'))
    .toContainEqual({
      note: expect.stringContaining('503') as string,
    })
  mailApi.answering()
  for (const wrong of ['', `${secret}x`, anonKey]) expect((await callSchedule(wrong)).status).toBe(401)
  await sql('UPDATE b2b.deliveries SET due_at = 0')
  expect((await callSchedule()).status).toBe(202)
  await untilDelivered()
})

test('removes what is older than the retention, and sends the daily mail, when the schedule calls', async () => {
  await sql(`UPDATE b2b.messages SET accepted_at = accepted_at - 31 * 86400000::bigint, marks = ''`)
  await call('contact', { headers: { 'X-Page-Age': '0' } }, '203.0.113.3')
  await untilDelivered()
  await sql(`DELETE FROM b2b.rate_limits`)
  mailApi.handed.length = 0
  await callSchedule()
  await expect.poll(() => sql('SELECT count(*) FROM b2b.messages')).toEqual([{ count: '1' }])
  await expect
    .poll(() => mailApi.handed.map(({ body }) => body['subject']))
    .toContainEqual(expect.stringContaining('need attention'))
})

test('limits a client over all instances by the address that Cloudflare sets, whatever the client sends', async () => {
  const statuses = []
  for (let index = 0; index < 6; index += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${index}`, 'X-Real-IP': `198.51.100.${index}` }
    statuses.push((await call(index % 2 ? 'contact' : 'other', { headers }, '203.0.113.9')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const paths = [
    '/functions/v1/send-contact-email?x=/forms/',
    '/functions/v1/forms/functions/v1/send-contact-email',
    '/forms/functions/v1/send-contact-email',
    '//send-contact-email',
    '/functions/v1/send-contact-email/',
    '/functions/v1/%73end-contact-email',
    '/healthz/functions/v1/send-contact-email',
  ]
  const answers = await Promise.all(paths.map(async (path) => (await call('contact', {}, '203.0.113.9', path)).status))
  expect(answers[0]).toBe(429)
  expect(answers.filter((status) => status < 400)).toEqual([])
})

test('accepts the form of a static host, whose proxy hides the client', async () => {
  const body = new URLSearchParams({ ...message, company: 'Native', gdprConsent: 'on' })
  const send = (page: string, site: string) =>
    fetch(`${urlOf('forms')}/functions/v1/forms/${page}`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': site, 'CF-Connecting-IP': '203.0.113.9' },
    })
  expect((await send('contact', 'cross-site')).status).toBe(403)
  const answer = await send('contact', 'same-origin')
  expect(answer.status).toBeLessThan(400)
  expect(await sql(`SELECT id FROM b2b.messages WHERE payload LIKE '%Native%'`)).toHaveLength(1)
  expect((await send('contact/more', 'same-origin')).status).toBe(404)
})

test('is called each minute with the secrets of the vault', async () => {
  const url = await createDatabase(inject('postgresUrl'))
  // Fakes the parts of pg_cron, pg_net and the vault that the schedule uses.
  await runSql(
    url,
    `CREATE SCHEMA cron; CREATE SCHEMA net; CREATE SCHEMA vault;
     CREATE FUNCTION cron.schedule(name text, schedule text, command text) RETURNS text LANGUAGE sql AS 'SELECT command';
     CREATE FUNCTION net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer)
       RETURNS jsonb LANGUAGE sql AS $$ SELECT jsonb_build_array(url, headers ->> 'X-Deliver-Secret') $$;
     CREATE TABLE vault.decrypted_secrets (name text, decrypted_secret text);
     INSERT INTO vault.decrypted_secrets VALUES
       ('b2b_functions_url', 'https://project.example/functions/v1'), ('b2b_deliver_secret', 'secret')`,
  )
  const schedule = (await readFile('supabase/schedule.sql', 'utf8')).replace(/^create extension.*$/gm, '')
  const [job] = await runSql(url, schedule)
  expect(await runSql(url, String(job!['schedule']))).toEqual([
    { http_post: ['https://project.example/functions/v1/deliver-due', 'secret'] },
  ])
})

test('logs nothing that was typed', () => {
  const said = Object.values(functions)
    .flatMap((one) => one.lines)
    .join('\n')
  expect(said).toContain('"event":"message.accepted"')
  expect(said).not.toMatch(/jana|Nov|Pump|421 9|example\.com/i)
})
