import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { functionPath, readableHeaders, refreshPath } from '#contract/endpoints.ts'
import { formNames, forms, type FormName, type FunctionName } from '#contract/forms.ts'
import { createFunctionEndpoint } from '#server/http/functionEndpoint.ts'
import { errorResponse } from '#server/http/responses.ts'
import { serializeContent, type Accept } from '#server/http/submit.ts'
import { site } from '#src/content/site.ts'

/** A payload that would have been sent to the company, and where the visit came from. */
export type Sent = { name: FunctionName; payload: unknown; source?: string }

let all: Sent[] = []
const listeners = new Set<(all: Sent[]) => void>()

/** Payloads accepted since the start or the last `forgetSent()`, oldest first. */
export const sent = () => all

export function forgetSent(): void {
  all = []
}

/** Calls `listen` with all payloads after each accepted one. */
export function onSent(listen: (all: Sent[]) => void): void {
  listeners.add(listen)
}

/** Accepts messages in memory, with the store's rules for idempotency keys. */
function acceptInMemory(): Accept {
  const contents = new Map<string, string>()
  return async (message) => {
    const { function: name, payload, source, idempotencyKey: key } = message
    const id = key ?? crypto.randomUUID()
    const before = contents.get(id)
    if (before !== undefined)
      return before === serializeContent(message)
        ? { outcome: 'duplicate', id, acceptedAt: 0, withheld: [] }
        : { outcome: 'key-reused' }
    contents.set(id, serializeContent(message))
    all = [...all, { name, payload, ...(source && { source }) }]
    for (const listen of listeners) listen(all)
    return { outcome: 'accepted', id, withheld: [] }
  }
}

// The server's endpoint over a store in memory, one for all functions, because they share idempotency keys.
const endpoint = createFunctionEndpoint({ accept: acceptInMemory(), anonKey: site.anonKey })
// Mocks do not limit clients, so these need no address.
const answer = async (request: Request): Promise<Response> => endpoint.fetch(request, { address: null })

/** Answers any other name below the functions' path with 404. */
export const unknownFunction = http.all('*/functions/v1/*', ({ request }) => answer(request))

/** Lets a page of any origin read a response. */
function allowRead(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*')
  response.headers.set('Access-Control-Expose-Headers', readableHeaders.join())
  return response
}

/** Returns a handler for each outcome of a function. */
function createOutcomes(name: FunctionName) {
  const on = (resolver: (request: Request) => Response | Promise<Response>) =>
    http.all(`*/${functionPath(name)}`, async ({ request }) => {
      const response = await resolver(request)
      return response.type === 'error' ? response : allowRead(response)
    })
  return {
    accepted: on(answer),
    slow: on(async (request) => {
      await delay(3_000)
      return answer(request)
    }),
    refused: on(() => errorResponse(503, 'unavailable', 'The outbox cannot be written.', { retryAfter: 30 })),
    failed: on(() => errorResponse(500, 'internal', 'Something went wrong here.')),
    invalid: on(() =>
      errorResponse(422, 'unprocessable_content', 'A field breaks a rule.', { fields: { name: 'Enter your name' } }),
    ),
    busy: on(() => errorResponse(429, 'too_many_requests', 'Too many requests.', { retryAfter: 60 })),
    noResponse: on(async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
    offline: on(() => HttpResponse.error()),
    unreadable: on(() => new HttpResponse('{"ok":tr', { headers: { 'Content-Type': 'application/json' } })),
    // The platform reports in a header only that it could not reach the function.
    relayError: on(() => HttpResponse.json({}, { headers: { 'x-relay-error': 'true' } })),
  }
}

/** The name of an outcome of a call. */
export type Outcome = keyof ReturnType<typeof createOutcomes>

/** Handlers for the function of each form, by outcome: `server.use(mocked.contact.refused)`. */
export const mocked = Object.fromEntries(
  formNames.map((name) => [name, createOutcomes(forms[name].function)]),
) as Record<FormName, Record<Outcome, HttpHandler>>

/** The names of the outcomes, which are those of every function. */
export const outcomes = Object.keys(mocked.contact) as Outcome[]

const refresh = () =>
  HttpResponse.json({
    access_token: `access ${crypto.randomUUID()}`,
    refresh_token: `refresh ${crypto.randomUUID()}`,
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1000) + 3_600,
    user: { id: '0b0f6f5e-7a53-4c7e-9d0e-2f1f3f6f7f10', email: 'jana@firma.example', factors: [] },
  })

const onRefresh = (answer: () => Response | Promise<Response>): HttpHandler =>
  http.post(`*/${refreshPath}`, async () => allowRead(await answer()))

/** Handlers for the token refresh, by outcome: `server.use(session.failing)`. */
export const session = {
  refreshed: onRefresh(refresh),
  failing: onRefresh(() => HttpResponse.json({ message: 'unavailable' }, { status: 503 })),
  noResponse: onRefresh(async () => {
    await delay('infinite')
    return refresh()
  }),
}

/** The happy path: every endpoint accepts. */
export const handlers = [...Object.values(mocked).map(({ accepted }) => accepted), session.refreshed, unknownFunction]
