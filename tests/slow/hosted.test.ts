// Runs the hosted functions in Deno, bundled as they are deployed, with PostgreSQL behind PgBouncer and a fake mail API.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { run } from '#scripts/run.ts'
import { buildTestedSite, forgetConfiguration, defaultTree } from '#scripts/testedSite.ts'
import { createRequest, publicKey, type ContractCase } from '../contract/cases.ts'
import { runContract } from '../contract/runContract.ts'
import { startGateway } from '../fakes/gateway.ts'
import { createDatabase, runSql } from '../fixtures/postgres.ts'
import { freePort, startDeno, startProgram } from '../fixtures/serverProcess.ts'
import { folderOfFile } from '../fixtures/temporaryFolder.ts'
import { message } from '../fixtures/visitor.ts'

forgetConfiguration()
// The function of the forms without scripts takes what the build has written, and would answer 404 without it.
await buildTestedSite(defaultTree)
const secret = 'a-secret-of-at-least-32-characters'
const folder = await folderOfFile()
const [databaseUrl, mailApi] = await Promise.all([
  createDatabase(inject('postgresUrl')),
  startGateway(),
  run(['node', 'scripts/buildEdge.ts'], {}, defaultTree),
])
const { hostname, port, username, password, pathname } = new URL(databaseUrl)
const poolerPort = await freePort()
const poolerSettings = join(folder, 'pgbouncer.ini')
// It gives each transaction another connection, as hosted PostgreSQL does.
await writeFile(
  poolerSettings,
  `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_round_robin = 1
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`,
)
const pooler = await startProgram('pgbouncer', [poolerSettings], /listening on 127\.0\.0\.1:(\d+)/)
const start = (name: string, env: Record<string, string> = {}) =>
  startDeno(`${defaultTree}/supabase/functions/${name}/index.js`, {
    SUPABASE_DB_URL: `postgres://${username}@127.0.0.1:${poolerPort}${pathname}`,
    SB_REGION: 'eu-central-1',
    DELIVER_SECRET: secret,
    MAIL_API_URL: mailApi.url,
    MAIL_API_KEY: 'secret',
    MAIL_FROM: 'info@b2b-services.test',
    MAIL_TO: 'sales@b2b-services.test,office@b2b-services.test',
    ALLOWED_ORIGINS: '*',
    ...env,
  })
const functions = {
  contact: await start('send-contact-email'),
  forms: await start('forms'),
  healthz: await start('healthz'),
  schedule: await start('deliver-due'),
  failures: await start('report-failure'),
}
const urlOf = (name: keyof typeof functions) => functions[name].url
// Creates the tables.
const health = await fetch(`${urlOf('healthz')}/healthz`)
afterAll(async () => {
  await Promise.all([mailApi.stop(), ...Object.values(functions).map((one) => one.end('SIGTERM'))])
  await pooler.end('SIGKILL')
})

const sql = (text: string) => runSql(databaseUrl, text)
beforeEach(async () => {
  mailApi.answering()
  // The cases of the contract name no address, and share one limit.
  await sql('DELETE FROM b2b.rate_limits')
})

const count = async (what: string) => Number((await sql(`SELECT count(*) FROM b2b.${what}`))[0]!['count'])
async function untilDelivered(): Promise<void> {
  await expect.poll(() => count(`deliveries WHERE state = 'waiting'`), { timeout: 20_000 }).toBe(0)
}

// First, because the cases of the contract are refused, too, and the company is told once a day.
test('mails the company once what is late, and what its visitors are refused with', async () => {
  mailApi.handed.length = 0
  const told = () =>
    mailApi.handed.flatMap(({ body }) =>
      body['subject'] === 'The website needs attention' ? [`${String(body['to'])}: ${String(body['text'])}`] : [],
    )
  const text = (what: string) => [
    expect.stringMatching(new RegExp(`sales@.*: .*${what}`)) as string,
    expect.stringMatching(new RegExp(`office@.*: .*${what}`)) as string,
  ]
  const refuse = (site: string) =>
    send('203.0.113.4', { headers: { apikey: 'other', ...(site && { 'Sec-Fetch-Site': site }) } })
  // A program that fills forms is no visitor.
  for (const site of ['', 'cross-site', 'cross-site']) expect(await refuse(site)).toBe(401)
  await expect.poll(told).toEqual(text('was refused'))
  await send('203.0.113.5')
  await untilDelivered()
  await sql(`UPDATE b2b.deliveries SET state = 'dead', ended_at = 1 WHERE position = 0`)
  for (let call = 0; call < 2; call += 1) {
    expect(await callSchedule()).toBe(202)
    await expect.poll(told).toEqual([...text('was refused'), ...text('have not reached the company')])
  }
  await sql('DELETE FROM b2b.messages')
})

runContract({
  backend: urlOf('contact'),
  stored: async () =>
    (await sql('SELECT payload FROM b2b.messages ORDER BY accepted_at, id')).map(
      ({ payload }) => JSON.parse(String(payload)) as unknown,
    ),
})

/** Sends a message from an address, at another path if one is named; returns the status. */
async function send(
  address: string,
  asked: Partial<ContractCase> = {},
  path?: string,
  url = urlOf('contact'),
): Promise<number> {
  const request = createRequest(asked, url)
  request.headers.set('CF-Connecting-IP', address)
  return (await fetch(path ? new Request(url + path, request) : request)).status
}
const callSchedule = async (given = secret) =>
  (await fetch(`${urlOf('schedule')}/deliver-due`, { method: 'POST', headers: { 'X-Deliver-Secret': given } })).status

test('says that the store can be written, and mails a message to each recipient of the company', async () => {
  expect([health.status, await health.json()]).toMatchObject([200, { ok: true, store: 'writable' }])
  await untilDelivered()
  const askAboutAll = async () => (await fetch(`${urlOf('healthz')}/healthz/all`)).status
  expect(await askAboutAll()).toBe(200)
  await sql(`UPDATE b2b.deliveries SET state = 'waiting', due_at = due_at + 3600000, waiting_since = 0`)
  await expect.poll(askAboutAll, { timeout: 5_000 }).toBe(503)
  await sql(`UPDATE b2b.deliveries SET state = 'delivered'`)
  mailApi.handed.length = 0
  // The platform may pass the function's name only.
  expect(await send('203.0.113.1', {}, '/send-contact-email')).toBe(200)
  await untilDelivered()
  const recipients = ['office@b2b-services.test', 'sales@b2b-services.test']
  expect(mailApi.handed.map(({ body }) => String(body['to'])).toSorted()).toEqual(recipients)
})

test('delivers when the schedule calls what could not be delivered before', async () => {
  mailApi.answering((response) => response.writeHead(503).end())
  await send('203.0.113.2')
  await expect.poll(() => count(`deliveries WHERE note LIKE '%503%'`)).toBe(2)
  mailApi.answering()
  for (const wrong of ['', `${secret}x`, publicKey]) expect(await callSchedule(wrong)).toBe(401)
  await sql('UPDATE b2b.deliveries SET due_at = 0')
  expect(await callSchedule()).toBe(202)
  await untilDelivered()
})

test('removes what is older than the retention when the schedule calls', async () => {
  await sql('UPDATE b2b.messages SET accepted_at = accepted_at - 31 * 86400000::bigint')
  await send('203.0.113.3')
  await untilDelivered()
  await callSchedule()
  await expect.poll(() => count('messages')).toBe(1)
})

test('limits a client by the address that Cloudflare sets, whatever the client sends', async () => {
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address, 'X-Real-IP': address } })
  for (const last of [1, 2, 3, 4, 5]) expect(await send('203.0.113.9', from(`198.51.100.${last}`))).toBe(200)
  expect(await send('203.0.113.9', from('198.51.100.6'))).toBe(429)
  expect(await send('203.0.113.9', {}, '/functions/v1/send-contact-email?x=/forms/')).toBe(429)
  for (const path of [
    '/functions/v1/forms/functions/v1/send-contact-email',
    '/forms/functions/v1/send-contact-email',
    '//send-contact-email',
    '/functions/v1/send-contact-email/',
    '/functions/v1/%73end-contact-email',
    '/healthz/functions/v1/send-contact-email',
  ])
    expect(await send('203.0.113.9', {}, path)).toBeGreaterThanOrEqual(400)
})

test('limits a client behind another gateway by the header that it writes, and together those it does not name', async () => {
  const elsewhere = { SB_REGION: '', SUPABASE_URL: 'http://kong:8000' }
  const server = await start('send-contact-email', { ...elsewhere, CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' })
  const sendHere = (forwarded: string, cloudflare = '192.0.2.99') =>
    send(cloudflare, { headers: { 'X-Forwarded-For': forwarded } }, undefined, server.url)
  for (const own of [1, 2, 3, 4, 5]) expect(await sendHere(`192.0.2.${own}, 203.0.113.20`)).toBe(200)
  expect(await sendHere('192.0.2.6, 203.0.113.20')).toBe(429)
  expect(server.lines.join()).not.toContain('proxy.silent')
  for (const own of [1, 2, 3, 4, 5]) expect(await sendHere('', `192.0.2.${own}`)).toBe(200)
  expect(await sendHere('unknown')).toBe(429)
  expect(server.lines.filter((line) => line.includes('proxy.silent'))).toHaveLength(1)
  await server.end('SIGTERM')
  await expect(start('send-contact-email', elsewhere)).rejects.toThrow(/CLIENT_ADDRESS_HEADER/)
})

test('counts what failed in a browser, up to the limit of its client', async () => {
  const report = { kind: 'module', what: 'TypeError', place: '/assets/form-D3mo.js', page: '/contact', build: 'D3mo' }
  const init = { method: 'POST', body: JSON.stringify(report), headers: { 'CF-Connecting-IP': '203.0.113.9' } }
  for (let call = 0; call < 6; call += 1)
    expect((await fetch(`${urlOf('failures')}/report-failure`, init)).status).toBe(204)
  expect(await sql('SELECT place, page, count FROM b2b.browser_failures')).toEqual([
    { place: report.place, page: report.page, count: '5' },
  ])
})

test('accepts the form of a static host, whose proxy hides the client', async () => {
  const body = new URLSearchParams({ ...message, company: 'Native', gdprConsent: 'on' })
  const sendForm = async (page: string, site: string) => {
    const headers = { 'Sec-Fetch-Site': site, 'CF-Connecting-IP': '203.0.113.9' }
    const response = await fetch(`${urlOf('forms')}/functions/v1/forms/${page}`, { method: 'POST', body, headers })
    // Node ends with an assertion if the server closes a connection on which a large body is unread.
    await response.text()
    return response.status
  }
  expect(await sendForm('contact', 'cross-site')).toBe(403)
  expect(await sendForm('contact', 'same-origin')).toBe(200)
  expect(await count(`messages WHERE payload LIKE '%Native%'`)).toBe(1)
  expect(await sendForm('contact/more', 'same-origin')).toBe(404)
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
  const logged = Object.values(functions)
    .map(({ lines }) => lines.join())
    .join()
  expect(logged).toContain('"event":"message.accepted"')
  expect(logged).not.toMatch(/jana|Nov|Pump|421 9|example\.com/i)
})
