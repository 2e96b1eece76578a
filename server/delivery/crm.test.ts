// Events for the CRM, from the endpoint to a receiver over HTTP. The published library verifies their signatures.
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bookingJson } from '../../tests/contract/contractCase.ts'
import { startGateway, status, type Handed } from '../../tests/fakes/gateway.ts'
import { acceptedBooking, acceptedMessage } from '../../tests/fixtures/accepted.ts'
import { runFunctions, withoutMocks } from '../../tests/fixtures/functionsServer.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { crmEvent } from './templates/crmEvent.ts'
import { standardWebhook } from './transports/standardWebhook.ts'

withoutMocks()
const crm = await startGateway()
const secret = `whsec_${btoa('a secret of at least 24 bytes')}`
const env = { CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET: secret }
beforeEach(() => {
  crm.handed.splice(0)
  crm.answering()
})
afterAll(() => crm.stop())

const verify = ({ raw, headers }: Handed, by = secret) => new Webhook(by).verify(raw, headers as Record<string, string>)

test('passes each message on as a signed event', async () => {
  const functions = await runFunctions(await temporaryFolder(), env)
  await functions.send()
  await expect.poll(() => crm.handed).toHaveLength(1)
  const [stored] = await functions.store.list()
  expect(verify(crm.handed[0]!)).toEqual({
    type: 'message.received',
    timestamp: new Date(stored!.acceptedAt).toISOString(),
    data: { id: stored!.id, ...message },
  })
  expect(crm.handed[0]!.headers['webhook-id']).toBe(`${stored!.id}.crm-webhook`)
  await functions.send({ name: 'send-consultation-email', body: bookingJson() })
  await expect.poll(() => crm.handed).toHaveLength(2)
  expect(verify(crm.handed[1]!)).toMatchObject({ type: 'consultation.requested', data: { name: message.name } })
  await functions.stop()
})

test('gives the instant of a booked hour, and null for a booking at any time', () => {
  const startsAt = (time: string) => crmEvent(acceptedBooking({ time })).event.data['startsAt']
  expect(startsAt('14:00')).toBe('2027-03-05T13:00:00.000Z')
  expect(startsAt(anyTime)).toBe(null)
})

test('is refused by the library with another secret or another body', async () => {
  const send = standardWebhook({ url: crm.url, secret: new TextEncoder().encode('a secret of at least 24 bytes') })
  await send(crmEvent(acceptedMessage()))
  const [handed] = crm.handed
  expect(verify(handed!)).toBeTruthy()
  expect(() => verify(handed!, `whsec_${btoa('another secret of 24 bytes')}`)).toThrow('signature')
  expect(() => verify({ ...handed!, raw: `${handed!.raw} ` })).toThrow('signature')
})

test.each([400, 404, 422, 503])('repeats the event under its id after status %i', async (code) => {
  const folder = await temporaryFolder()
  crm.answering(status(code))
  const first = await runFunctions(folder, env)
  expect((await first.send()).status).toBe(200)
  await expect.poll(() => first.lines.join('')).toContain(`"code":"crm ${code}"`)
  await first.stop()
  crm.answering()
  // A restart makes all waiting deliveries due.
  const second = await runFunctions(folder, env)
  const getCrmState = async () =>
    (await second.store.list())[0]!.deliveries.find(({ kind }) => kind === 'crm-webhook')?.state
  await expect.poll(getCrmState).toBe('delivered')
  expect(new Set(crm.handed.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(verify(crm.handed.at(-1)!)).toBeTruthy()
  await second.stop()
})

test('gives events up when the CRM is switched off', async () => {
  const folder = await temporaryFolder()
  crm.answering(status(503))
  const first = await runFunctions(folder, env)
  await first.send()
  await expect.poll(() => first.lines.join('')).toContain('"code":"crm 503"')
  await first.stop()
  const second = await runFunctions(folder)
  await expect.poll(() => second.store.list({ state: 'dead', kind: 'crm-webhook' })).toHaveLength(1)
  await second.stop()
})
