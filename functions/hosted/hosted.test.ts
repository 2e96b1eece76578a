// The entries of the hosted backend as they are, under Deno, with a mail API on this machine.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { server as mocks } from '#mocks/node.ts'
import { dayFromNow } from '../../tests/contract/contractCase.ts'
import { booked } from '../../tests/delivery/accepted.ts'
import { startDeno } from '../../tests/delivery/denoProcess.ts'
import { startGateway, status } from '../../tests/delivery/gateway.ts'
import { message } from '../../tests/startContact.ts'
import { hosted } from './hosted.ts'

const names = ['send-contact-email', 'send-consultation-email'] as const
const api = await startGateway()
const env = {
  SUPABASE_ANON_KEY: 'public',
  MAIL_API_URL: api.url,
  MAIL_API_KEY: 'secret',
  MAIL_FROM: 'info@b2b-services.example',
  MAIL_TO: 'sales@b2b-services.example',
}
const [contact, consultation] = await Promise.all(
  names.map((name) => startDeno(`supabase/functions/${name}/index.ts`, env)),
)
const running = { 'send-contact-email': contact!, 'send-consultation-email': consultation! }

// These calls are to reach the network; the setup of every test ends what it has begun.
beforeAll(() => mocks.close())
beforeEach(() => {
  api.handed.splice(0)
  api.answering()
})
afterAll(async () => {
  mocks.listen()
  await Promise.all([contact!.stop(), consultation!.stop(), api.stop()])
})

/** Calls a function at the path that the platform gives it. */
const call = (name: (typeof names)[number], payload: object, key: string = crypto.randomUUID()) =>
  fetch(`http://127.0.0.1:${running[name].port}/${name}`, {
    method: 'POST',
    headers: { apikey: 'public', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(payload),
  })
const booking = { ...booked, date: dayFromNow(30 * 24) }
const subjects = () => api.handed.map(({ body }) => String(body['subject']))

test('a message is accepted when the mail API has it', async () => {
  const response = await call('send-contact-email', message)
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect(api.handed.map(({ body }) => body['to'])).toEqual([['sales@b2b-services.example']])
  expect(subjects()).toEqual(['Message from Jana Nováková, Pump Works Ltd.'])
})

test('a booking goes to the company, and its confirmation to the visitor', async () => {
  expect((await call('send-consultation-email', { ...booking, time: anyTime })).status).toBe(200)
  expect(api.handed.map(({ body }) => body['to'])).toEqual([['sales@b2b-services.example'], ['jana@example.com']])
})

test('while the mail API takes nothing, nothing is accepted, and the same message may come again', async () => {
  const key = crypto.randomUUID()
  api.answering(status(503))
  const refused = await call('send-contact-email', message, key)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  api.answering()
  expect((await call('send-contact-email', message, key)).status).toBe(200)
  // The API can tell by name and content that it is one mail.
  expect(api.handed[1]?.headers['idempotency-key']).toBe(api.handed[0]?.headers['idempotency-key'])
  expect(api.handed[1]?.body).toEqual(api.handed[0]?.body)
})

test('a booking whose confirmation is refused is accepted: the company has it', async () => {
  api.answering((response, { body }) => status(String(body['to']) === 'jana@example.com' ? 422 : 200)(response))
  expect((await call('send-consultation-email', booking)).status).toBe(200)
  expect(consultation!.said.join('\n')).toMatch(/"event":"delivery.dead".*"code":"mail api 422"/)
})

test('three confirmations a day reach one address, and the company every booking', async () => {
  for (let count = 0; count < 5; count += 1)
    await call('send-consultation-email', { ...booking, email: 'capped@example.com' })
  expect(api.handed.filter(({ body }) => String(body['to']) === 'capped@example.com')).toHaveLength(3)
  expect(api.handed.filter(({ body }) => String(body['to']) === env.MAIL_TO)).toHaveLength(5)
})

test('an API that is silent is left before the visitor is', async () => {
  api.answering(() => undefined)
  const begun = performance.now()
  expect((await call('send-contact-email', message)).status).toBe(503)
  expect(performance.now() - begun).toBeLessThan(8_000)
}, 12_000)

test('the log holds nothing that was typed', () => {
  const said = [...contact!.said, ...consultation!.said].join('\n')
  expect(said).toContain('"event":"message.accepted"')
  expect(said).not.toMatch(/jana|Nov|Pump|421 9|example\.com/i)
})

test('functions that are not configured say which variable is at fault', () => {
  expect(() => hosted({})).toThrow('VITE_BACKEND_ANON_KEY')
  expect(() => hosted({ SUPABASE_ANON_KEY: 'public', MAIL_FROM: 'info@company.com' })).toThrow(
    /MAIL_API_KEY[^]*MAIL_TO/,
  )
  expect(() => hosted({ SUPABASE_ANON_KEY: 'public', MAIL_TRANSPORT: 'file' })).toThrow('MAIL_TRANSPORT')
})

test('the hosted backend gets the versions of packages that are tested here', async () => {
  const { imports } = JSON.parse(await readFile('supabase/functions/deno.json', 'utf8')) as {
    imports: Record<string, string>
  }
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const packages = Object.entries(imports).filter(([name]) => !name.startsWith('#'))
  expect(packages).toEqual(packages.map(([name]) => [name, `npm:${name}@${dependencies[name]}`]))
})
