import { expect, test } from 'vitest'
import { contract } from '../../tests/contract/contract.ts'
import { createCall, contactJson, createRequest, type Place } from '../../tests/contract/contractCase.ts'
import { blockingAccept } from '../../tests/contract/blockingAccept.ts'
import { runContract } from '../../tests/contract/runContract.ts'
import { createEndpoint } from './endpoint.ts'
import type { ErrorBody } from '#machines/contract.ts'
import { schemas } from '#mocks/functions.ts'
import { sent } from '#mocks/sent.ts'

const backend = 'https://backend.example'
const anonKey = 'public'
const { accept, hold } = blockingAccept()
const answer = createEndpoint({ schemas, accept, anonKey })

runContract({
  place: 'endpoint',
  backend,
  anonKey,
  send: (call) => answer(createRequest(call)),
  stored: () => sent().map(({ payload }) => payload),
  hold,
})

test('covers every status but 429 and 503, and each case once', () => {
  const statuses = new Set(contract.map(({ status }) => status))
  expect(statuses).toEqual(new Set([200, 204, 400, 401, 404, 405, 409, 413, 415, 422]))
  expect(new Set(contract.map(({ when }) => when)).size).toBe(contract.length)
  expect(contract.length).toBeGreaterThanOrEqual(60)
})

test.each([
  ['endpoint', 2],
  ['node', 2],
  ['worker', 3],
  ['served', 0],
] as const)('names a reason for each of the cases that %s cannot express: %i', (place: Place, count) => {
  const reasons = contract.flatMap(({ cannot }) => cannot?.[place] ?? [])
  expect(reasons).toHaveLength(count)
  for (const reason of reasons) expect(reason).not.toBe('')
})

test('names every invalid field, with what to enter', async () => {
  const body = contactJson({ name: ' ', email: 'jana@', gdprConsent: false })
  const response = await answer(createRequest(createCall({ when: '', status: 422, body }, backend, anonKey, 'key')))
  expect(((await response.json()) as ErrorBody).error.fields).toEqual({
    name: 'Enter your name',
    email: 'Enter an email address in the format name@company.com',
    gdprConsent: 'Please accept the GDPR consent to proceed',
  })
})

test('refuses a body without an end as soon as it is too long', async () => {
  const body = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(new Uint8Array(10_000)) })
  const { url, method, headers } = createCall({ when: '', status: 413 }, backend, anonKey, 'key')
  const response = await answer(new Request(url, { method, headers, body, duplex: 'half' } as RequestInit))
  expect(response.status).toBe(413)
})
