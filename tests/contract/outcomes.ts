import type { HttpHandler } from 'msw'
import { expect, test } from 'vitest'
import { consultation } from '#mocks/consultation.ts'
import { contact } from '#mocks/contact.ts'
import type { Outcome } from '#mocks/outcomes.ts'
import type { FunctionName } from '#machines/contract.ts'
import { createCall, createRequest } from './cases.ts'
import type { Target } from './runContract.ts'

/** The named outcomes of both functions. */
export const outcomesByName = { 'send-contact-email': contact, 'send-consultation-email': consultation }
export const functionNames = Object.keys(outcomesByName) as FunctionName[]

const errorBody = (code: string): unknown => ({ error: { code, message: expect.any(String) as string } })
const fields = { fields: { name: expect.any(String) as string } }

// `slow` is `accepted` after a delay; `offline` and `noResponse` have no response.
const answers: Record<
  Exclude<Outcome, 'accepted' | 'slow' | 'offline' | 'noResponse'>,
  { status: number; retryAfter: string | null; relayError: string | null; body: unknown }
> = {
  refused: { status: 503, retryAfter: '30', relayError: null, body: errorBody('unavailable') },
  busy: { status: 429, retryAfter: '60', relayError: null, body: errorBody('too_many_requests') },
  invalid: {
    status: 422,
    retryAfter: null,
    relayError: null,
    body: { error: expect.objectContaining({ code: 'unprocessable_content', ...fields }) as unknown },
  },
  unreadable: { status: 200, retryAfter: null, relayError: null, body: 'no JSON' },
  relayError: { status: 200, retryAfter: null, relayError: 'true', body: {} },
}
const failures = functionNames.flatMap((name) =>
  Object.entries(answers).map(([outcome, answer]) => ({ name, outcome: outcome as keyof typeof answers, answer })),
)

/** Registers a test for each endpoint and each failing outcome. `use` adds a handler until the end of the test. */
export function runOutcomes({ backend, anonKey, stored }: Target, use: (handler: HttpHandler) => void): void {
  const send = (name: FunctionName, signal: AbortSignal | null = null) =>
    fetch(createRequest(createCall({ name }, backend, anonKey, crypto.randomUUID())), { signal })

  test.each(failures)('$name responds as specified when $outcome', async ({ name, outcome, answer }) => {
    use(outcomesByName[name][outcome])
    const response = await send(name)
    expect({
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      relayError: response.headers.get('x-relay-error'),
      body: await response.json().catch(() => 'no JSON'),
    }).toEqual(answer)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(stored()).toEqual([])
  })

  test.each(functionNames)('%s rejects when offline', async (name) => {
    use(outcomesByName[name].offline)
    await expect(send(name)).rejects.toThrow(TypeError)
  })

  test.each(functionNames)('%s does not respond before the request is aborted when noResponse', async (name) => {
    use(outcomesByName[name].noResponse)
    const leaving = new AbortController()
    const sending = send(name, leaving.signal)
    const other = functionNames.find((one) => one !== name)!
    expect(await Promise.race([sending, send(other).then(() => 'the other answers')])).toBe('the other answers')
    leaving.abort()
    await expect(sending).rejects.toThrow(/abort/)
  })
}
