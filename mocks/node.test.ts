import { expect, test } from 'vitest'
import { site } from '#src/site/site.ts'
import { createRequest } from '../tests/contract/cases.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { contact, sent, type Outcome } from './functions.ts'
import { server } from './node.ts'

const stored = () => sent().map(({ payload }) => payload)
runContract({ place: 'node', backend: site.backendUrl, anonKey: site.anonKey, stored })

// `slow`, `noResponse` and `offline`: src/form/flows.test.ts.
test.each<[Outcome, number, RegExp, object]>([
  ['refused', 503, /"code":"unavailable"/, { 'retry-after': '30' }],
  ['busy', 429, /"code":"too_many_requests"/, { 'retry-after': '60' }],
  ['invalid', 422, /"code":"unprocessable_content"/, {}],
  ['unreadable', 200, /^\{"ok":tr$/, {}],
  ['relayError', 200, /^\{\}$/, { 'x-relay-error': 'true' }],
])('responds as specified when %s', async (outcome, status, body, headers) => {
  server.use(contact[outcome])
  const response = await fetch(createRequest({}, site.backendUrl, undefined, site.anonKey))
  expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(body)])
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'access-control-allow-origin': '*', ...headers })
  expect(sent()).toEqual([])
})
