// Events for the CRM from the hosted functions, under Deno.
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../tests/fakes/gateway.ts'
import { anonKey, startHostedBackend } from '../../tests/fixtures/edge.ts'
import { withoutMocks } from '../../tests/fixtures/functionsServer.ts'
import { folderOfFile } from '../../tests/fixtures/temporaryFolder.ts'
import { message } from '../../tests/fixtures/visitor.ts'

withoutMocks()
const crm = await startGateway()
const secret = `whsec_${btoa('a secret of at least 24 bytes')}`
const hosted = await startHostedBackend(await folderOfFile(), {
  CRM_WEBHOOK_URL: crm.url,
  CRM_WEBHOOK_SECRET: secret,
})
const contact = await hosted.startFunction('send-contact-email')
afterAll(async () => {
  await hosted.stop()
  await crm.stop()
})

const send = () =>
  fetch(`${contact.url}/send-contact-email`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(message),
  })

test.each([false, true])('passes a message on as a signed event (database away: %s)', async (isAway) => {
  crm.handed.splice(0)
  hosted.postgrest.setAway(isAway)
  expect((await send()).status).toBe(200)
  await expect.poll(() => crm.handed, { timeout: 5_000 }).toHaveLength(1)
  const { raw, headers } = crm.handed[0]!
  expect(new Webhook(secret).verify(raw, headers as Record<string, string>)).toMatchObject({
    type: 'message.received',
    data: message,
  })
})
