// The mocks answer by the server's handler, which server/http/contract.test.ts tests. What an endpoint answers that does not
// accept: src/form/http.test.ts, and the stories of the forms.
import { expect, test } from 'vitest'
import { site } from '#src/content/site.ts'
import { createRequest } from '../tests/contract/cases.ts'
import { message } from '../tests/fixtures/visitor.ts'
import { sent } from './handlers.ts'

test('accepts a message once for each key, and refuses what the server refuses', async () => {
  const before = sent().length
  const key = crypto.randomUUID()
  const send = async (body: object, function_ = 'send-contact-email') => {
    const asked = { name: function_, body: JSON.stringify(body) }
    const response = await fetch(createRequest(asked, site.backendUrl, key, site.anonKey))
    return [response.status, await response.json()] as [number, unknown]
  }
  const accepted = [200, { ok: true, reference: expect.stringMatching(/^[\da-f]{12}$/) as string }]
  expect(await send(message)).toEqual(accepted)
  expect(await send(message)).toEqual(accepted)
  expect(await send({ ...message, name: 'Peter' })).toMatchObject([422, { error: { code: 'idempotency_key_reused' } }])
  expect(await send({})).toMatchObject([422, { error: { code: 'unprocessable_content' } }])
  expect(await send(message, 'send-other-email')).toMatchObject([404, { error: { code: 'not_found' } }])
  expect(sent().slice(before)).toEqual([{ name: 'send-contact-email', payload: message }])
})
