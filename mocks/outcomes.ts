import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { functionPath, type FunctionName } from '#machines/contract.ts'
import { site } from '#src/site.ts'
import { allowOrigin, anyOrigin, errorResponse } from '#server/responses.ts'
import { createMockEndpoint } from './functions.ts'

/** Outcomes of a call. */
export type Outcome =
  | 'accepted'
  | 'slow'
  | 'refused'
  | 'invalid'
  | 'busy'
  | 'noResponse'
  | 'offline'
  | 'unreadable'
  | 'relayError'

// One endpoint for both functions, because they share idempotency keys.
const answer = createMockEndpoint(site.anonKey)

/** Answers any other name below the functions' path with 404. */
export const unknownFunction = http.all('*/functions/v1/*', ({ request }) => answer(request))

/** Returns a handler for each outcome of a function: `server.use(contact.refused)`. */
export function createOutcomes(name: FunctionName): Record<Outcome, HttpHandler> {
  const on = (resolver: (request: Request) => Response | Promise<Response>) =>
    http.all(`*/${functionPath(name)}`, async ({ request }) => {
      const response = await resolver(request)
      return response.type === 'error' ? response : allowOrigin(response, [anyOrigin], null)
    })
  return {
    accepted: on(answer),
    slow: on(async (request) => {
      await delay(3_000)
      return answer(request)
    }),
    refused: on(() => errorResponse(503, 'unavailable', 'The outbox cannot be written.', { retryAfter: 30 })),
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
