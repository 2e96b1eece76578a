// The official client of the hosted backend judges responses as ours does.
import { FunctionsClient, FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from '@supabase/functions-js'
import { expect, test } from 'vitest'
import { FunctionFailure } from '#machines/failure.ts'
import { invoke } from '#src/api/http.ts'
import { site } from '#src/site.ts'
import { holdTime, pass, settled } from '../tests/fakes/backend.ts'
import { message } from '../tests/fixtures/visitor.ts'
import { contact, type Outcome } from './functions.ts'
import { server } from './node.ts'

/** How a client judges a response, and the error that it passes on. */
type Verdict = { verdict: string; said?: unknown }

async function ours(payload: object, key: string): Promise<Verdict> {
  const { signal } = new AbortController()
  const error: unknown = await invoke('send-contact-email', payload, { key, signal }).then(
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

async function theirs(payload: object, key: string): Promise<Verdict> {
  const { error, response } = await official.invoke('send-contact-email', {
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

test.each(Object.entries(verdicts))('answers %s are judged as %s by both clients', async (outcome, verdict) => {
  holdTime()
  server.use(contact[outcome as Outcome])
  const sending = Promise.all([ours, theirs].map((send) => send(message, crypto.randomUUID())))
  await settled()
  await pass(15_000)
  const [one, other] = await sending
  expect(one).toEqual(other)
  expect(one).toMatchObject({ verdict })
})
