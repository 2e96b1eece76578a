import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { functionPath, type FunctionName } from '#src/backend/functions.ts'
import { site } from '#src/site.ts'
import { imitatedFunctions } from './functions.ts'
import { createGate } from '#functions/gate/gate.ts'
import { anyOrigin, readableFrom } from '#functions/gate/otherOrigins.ts'
import { refusal } from '#functions/gate/refusal.ts'

/** What can become of a call, by name. */
export type Outcome =
  | 'accepted'
  | 'slow'
  | 'refused'
  | 'invalid'
  | 'busy'
  | 'silent'
  | 'offline'
  | 'unreadable'
  | 'unrelayed'

// One gate for both, as the functions share what they know of keys.
const answer = createGate(imitatedFunctions, { anonKey: site.anonKey })

/** Any other name below the functions' path, to be answered as none of ours. */
export const unknownFunction = http.all('*/functions/v1/*', ({ request }) => answer(request))

/** Each outcome of a function as a handler: `server.use(contact.refused)`. */
export function outcomesOf(name: FunctionName): Record<Outcome, HttpHandler> {
  const on = (resolver: (request: Request) => Response | Promise<Response>) =>
    http.all(`*/${functionPath(name)}`, async ({ request }) => {
      const response = await resolver(request)
      return response.type === 'error' ? response : readableFrom([anyOrigin], null, response)
    })
  return {
    accepted: on(answer),
    slow: on(async (request) => {
      await delay(3_000)
      return answer(request)
    }),
    refused: on(() => refusal(503, 'unavailable', 'The outbox cannot be written.', { retryAfter: 30 })),
    invalid: on(() =>
      refusal(422, 'unprocessable_content', 'A field breaks a rule.', { fields: { name: 'Enter your name' } }),
    ),
    busy: on(() => refusal(429, 'too_many_requests', 'Too many requests.', { retryAfter: 60 })),
    silent: on(async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
    offline: on(() => HttpResponse.error()),
    unreadable: on(() => new HttpResponse('{"ok":tr', { headers: { 'Content-Type': 'application/json' } })),
    // The platform could not reach the function, and says so in a header alone.
    unrelayed: on(() => HttpResponse.json({}, { headers: { 'x-relay-error': 'true' } })),
  }
}
