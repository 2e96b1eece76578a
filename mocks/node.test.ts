import { expect, test } from 'vitest'
import { site } from '#src/site.ts'
import { createCall, createRequest } from '../tests/contract/cases.ts'
import { mswTarget } from '../tests/fixtures/mswTarget.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { contact, sent, type Outcome } from './functions.ts'
import { server } from './node.ts'

runContract(mswTarget('node', site.backendUrl))

const errorBody = (code: string) => ({
  error: expect.objectContaining({ code, message: expect.any(String) as string }) as unknown,
})

// `slow`, `noResponse` and `offline`: src/flows/journeys.test.ts.
test.each<[Outcome, number, object]>([
  ['refused', 503, { retryAfter: '30', body: errorBody('unavailable') }],
  ['busy', 429, { retryAfter: '60', body: errorBody('too_many_requests') }],
  ['invalid', 422, { body: errorBody('unprocessable_content') }],
  ['unreadable', 200, { body: 'no JSON' }],
  ['relayError', 200, { relayError: 'true', body: {} }],
])('responds as specified when %s', async (outcome, status, answer) => {
  server.use(contact[outcome])
  const response = await fetch(createRequest(createCall({}, site.backendUrl, site.anonKey, crypto.randomUUID())))
  expect(response.status).toBe(status)
  expect({
    retryAfter: response.headers.get('retry-after'),
    relayError: response.headers.get('x-relay-error'),
    body: (await response.json().catch(() => 'no JSON')) as unknown,
  }).toEqual({ retryAfter: null, relayError: null, ...answer })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(sent()).toEqual([])
})
