import { Hono } from 'hono'
import { consultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { createEndpoint, type Accept, type Caller } from './http/endpoint.ts'
import { errorResponse, jsonReply, toResponse } from './http/errorResponse.ts'
import type { Log } from './log.ts'

export type FunctionsOptions = {
  accept: Accept
  /** The public key that a request must carry. */
  anonKey: string
  /** Origins whose pages may read a response, in addition to the server's own. */
  origins?: readonly string[]
  log: Log
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Resolves with whether messages can be stored now, for `GET /healthz`. */
  isHealthy?: () => Promise<boolean>
}

/** Creates the application with both endpoints: `app.fetch(request, caller)`. */
export function createFunctions(options: FunctionsOptions): Hono<{ Bindings: Caller }> {
  const { clock = Date.now, log, isHealthy = async () => true } = options
  const schemas = {
    'send-contact-email': ContactMessage,
    'send-consultation-email': consultationBooking(() => new Date(clock())),
  }
  const endpoint = createEndpoint({ ...options, schemas })
  const app = new Hono<{ Bindings: Caller }>()
  app.all('/functions/v1/*', ({ req, env }) => endpoint(req.raw, env))
  app.get('/healthz', async () =>
    (await isHealthy())
      ? toResponse(jsonReply(200, { ok: true }))
      : errorResponse(503, 'unavailable', 'Messages cannot be stored.', { retryAfter: 30 }),
  )
  app.notFound(() => errorResponse(404, 'not_found', 'There is no such function.'))
  app.onError((error) => {
    // The error's message may quote the visitor, so only its name is logged.
    log('error', 'call.failed', { reason: error.name })
    return errorResponse(500, 'internal', 'Something went wrong here.')
  })
  return app
}
