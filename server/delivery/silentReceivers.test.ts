// Runs the worker with real transports, of which one takes connections and says nothing.
import { expect, onTestFinished, test, vi } from 'vitest'
import { withoutMocks } from '../../tests/fakes/backend.ts'
import { startGateway } from '../../tests/fakes/gateway.ts'
import { startMailServer } from '../../tests/fakes/mailServer.ts'
import { acceptedBooking, openStore, toAccept } from '../../tests/fixtures/store.ts'
import { parseConfig } from '../config.ts'
import { createDeliver } from './deliver.ts'
import { startWorker } from './worker.ts'

withoutMocks()

const bookings = 30

test.each(['mail server', 'CRM', 'SMS gateway'])(
  'delivers everything else of 30 bookings while the %s says nothing',
  { timeout: 60_000 },
  async (silent) => {
    const [mailServer, crm, sms] = [await startMailServer(), await startGateway(), await startGateway()]
    if (silent === 'mail server') mailServer.breaking({ at: 'greeting', is: 'silent' })
    for (const [name, gateway] of Object.entries({ CRM: crm, 'SMS gateway': sms }))
      if (silent === name) gateway.answering(() => undefined)
    const config = parseConfig({
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.server.port}`,
      MAIL_FROM: 'info@company.test',
      MAIL_TO: 'sales@company.test,office@company.test',
      SMS_GATEWAY_URL: sms.url,
      SMS_GATEWAY_KEY: 'key',
      SMS_COUNTRIES: '+421',
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRET: `whsec_${btoa('a secret of at least 24 bytes')}`,
    })
    const { store, log } = await openStore()
    for (let number = 1; number <= bookings; number += 1) {
      const visitor = { email: `visitor${number}@example.com`, phone: `+421 900 000 ${100 + number}` }
      await store.accept(toAccept(acceptedBooking(visitor, number), config))
    }
    const worker = startWorker({ store, deliver: createDeliver(config), log })
    onTestFinished(async () => {
      mailServer.stop()
      await Promise.all([crm.stop(), sms.stop(), worker.stop()])
    })
    const all = { 'mail server': 3 * bookings, CRM: bookings, 'SMS gateway': bookings }
    const delivered = async () => {
      const reports = await store.list()
      const kinds = reports.flatMap(({ deliveries }) => deliveries.filter(({ state }) => state === 'delivered'))
      const count = (end: string) => kinds.filter(({ kind }) => kind.endsWith(end)).length
      return { 'mail server': count('mail'), CRM: count('webhook'), 'SMS gateway': count('message') }
    }
    await vi.waitFor(async () => expect(await delivered()).toEqual({ ...all, [silent]: 0 }), { timeout: 40_000 })
  },
)
