import { Hono } from 'hono'
import { consultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { anyOrigin } from './http/cors.ts'
import { createEndpoint, type Accept, type Caller } from './http/endpoint.ts'
import { errorResponse, jsonReply, toResponse } from './http/errorResponse.ts'
import { createFormEndpoint } from './http/form/formEndpoint.ts'
import { pagesFromSite, type PageSource } from './http/form/pageSource.ts'
import type { Log } from './log.ts'

export type FunctionsOptions = {
  accept: Accept
  /** The public key that a request must carry. */
  anonKey: string
  /** Origins whose pages may read a response, in addition to the server's own. */
  origins?: readonly string[]
  /** The pages of the site; fetched from the first of `origins` unless given. */
  pages?: PageSource
  log: Log
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Resolves with whether messages can be stored now, for `GET /healthz`. */
  isHealthy?: () => Promise<boolean>
}

/** Creates the application with both endpoints and the native forms: `app.fetch(request, caller)`. */
export function createFunctions(options: FunctionsOptions): Hono<{ Bindings: Caller }> {
  const { clock = Date.now, log, isHealthy = async () => true } = options
  const schemas = {
    'send-contact-email': ContactMessage,
    'send-consultation-email': consultationBooking(() => new Date(clock())),
  }
  const endpoint = createEndpoint({ ...options, schemas })
  const origins = options.origins?.filter((origin) => origin !== anyOrigin) ?? []
  const form = createFormEndpoint({
    accept: options.accept,
    origins,
    pages: options.pages ?? (origins[0] === undefined ? () => undefined : pagesFromSite(origins[0])),
    now: () => new Date(clock()),
    log,
  })
  const app = new Hono<{ Bindings: Caller }>()
  // Below the endpoints too, where a static host finds them at the hosted backend.
  app.on('ALL', ['/forms/*', '/functions/v1/forms/*'], ({ req, env }) => form(req.raw, env))
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
