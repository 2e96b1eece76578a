// The official client of the hosted backend judges responses as ours does.
import { FunctionsClient, FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from '@supabase/functions-js'
import { expect, test } from 'vitest'
import { FunctionFailure } from '#machines/failure.ts'
import type { FunctionName } from '#machines/contract.ts'
import { invoke } from '#src/api/http.ts'
import { site } from '#src/site.ts'
import { holdTime, pass, settled } from '../tests/fakes/backend.ts'
import { contract, createBody, payloads, type ContractCase } from '../tests/contract/cases.ts'
import { functionNames, outcomesByName } from '../tests/fixtures/mockOutcomes.ts'
import { server } from './node.ts'
import type { Outcome } from './outcomes.ts'
import { sent } from './sent.ts'
import { listOutcomes } from './overrides.ts'

/** How a client judges a response, and the error that it passes on. */
type Verdict = { verdict: string; said?: unknown }

async function ours(name: FunctionName, payload: object, key: string): Promise<Verdict> {
  const { signal } = new AbortController()
  const error: unknown = await invoke(name, payload, { key, signal }).then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (error === undefined) return { verdict: 'accepted' }
  if (!(error instanceof FunctionFailure)) throw error
  return { verdict: error.message, ...(error.body !== undefined && { said: error.body }) }
}

const official = new FunctionsClient(`${site.backendUrl}/functions/v1`, {
  headers: { apikey: site.anonKey, Authorization: `Bearer ${site.anonKey}` },
})

async function theirs(name: FunctionName, payload: object, key: string): Promise<Verdict> {
  const { error, response } = await official.invoke(name, {
    body: payload,
    headers: { 'Idempotency-Key': key },
    timeout: 15_000,
  })
  const failure: unknown = error
  if (failure === null) return { verdict: 'accepted' }
  if (failure instanceof FunctionsRelayError) return { verdict: `refused ${response?.status}` }
  if (failure instanceof FunctionsHttpError)
    return { verdict: `refused ${response?.status}`, said: (await response?.json()) as unknown }
  if (failure instanceof FunctionsFetchError)
    return { verdict: (failure.context as Error).name === 'AbortError' ? 'timed-out' : 'unreachable' }
  if (failure instanceof SyntaxError) return { verdict: 'unreadable 200' }
  throw failure
}

const clients = [ours, theirs]

const verdicts: Record<Outcome, string> = {
  accepted: 'accepted',
  slow: 'accepted',
  refused: 'refused 503',
  invalid: 'refused 422',
  busy: 'refused 429',
  noResponse: 'timed-out',
  offline: 'unreachable',
  unreadable: 'unreadable 200',
  relayError: 'refused 200',
}
const named = functionNames.flatMap((name) =>
  listOutcomes('contact').map((outcome) => ({ name, outcome, verdict: verdicts[outcome] })),
)

test.each(named)('reports $verdict with both clients when $name is $outcome', async ({ name, outcome, verdict }) => {
  holdTime()
  server.use(outcomesByName[name][outcome])
  const sending = Promise.all(clients.map((send) => send(name, payloads[name], crypto.randomUUID())))
  await settled()
  await pass(15_000)
  const [one, other] = await sending
  expect(one).toEqual(other)
  expect(one).toMatchObject({ verdict })
})

/**
 * Returns the payload if a client can send the case: a JSON object as JSON.stringify writes it, with the standard
 * headers.
 */
function getPayload(asked: ContractCase): object | undefined {
  const { method, headers, chunked, earlier } = asked
  const body = createBody(asked)
  if (method ?? headers ?? chunked ?? earlier ?? typeof body !== 'string') return undefined
  const payload = attempt(() => JSON.parse(body) as unknown)
  const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload)
  return isObject && JSON.stringify(payload) === body ? payload : undefined
}
const ofPayloads = contract.flatMap((asked) => {
  const payload = getPayload(asked)
  return payload ? [{ ...asked, payload }] : []
})

test('can send what a form can send', () => {
  expect(ofPayloads.length).toBeGreaterThan(10)
})

test.each(ofPayloads)('receives $status with both clients when $when', async ({ status, name, payload }) => {
  const [one, other] = await Promise.all(
    clients.map((send) => send((name ?? 'send-contact-email') as FunctionName, payload, crypto.randomUUID())),
  )
  expect(one).toEqual(other)
  expect(one?.verdict).toBe(status === 200 ? 'accepted' : `refused ${status}`)
  expect(sent()).toHaveLength(status === 200 ? 2 : 0)
})

test.each([
  ['ours', ours],
  ['the official one', theirs],
] as const)('lets %s repeat a message with its key, and rejects another message', async (_, send) => {
  const key = crypto.randomUUID()
  const [name, message] = ['send-contact-email', payloads['send-contact-email']] as const
  const verdicts = []
  for (const payload of [message, message, { ...message, name: 'Peter' }])
    verdicts.push((await send(name, payload, key)).verdict)
  expect(verdicts).toEqual(['accepted', 'accepted', 'refused 422'])
  expect(sent()).toHaveLength(1)
})

function attempt(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    return undefined
  }
}
