import { Hono } from 'hono'
import { consultationBooking, type ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { ContactMessage } from '#machines/contact/ContactMessage.ts'
import type { FunctionName } from '#src/backend/functions.ts'
import { createGate, type Caller, type GatedFunction, type GateOptions } from './gate/gate.ts'
import { refusal } from './gate/refusal.ts'
import type { Log } from './log.ts'

/** A message that passed the gate, as it has to be stored. */
export type Arrived = {
  name: FunctionName
  payload: ContactMessage | ConsultationBooking
  /** The Idempotency-Key that it came with. */
  key: string | null
}

export type FunctionsOptions = GateOptions & {
  /** Done when the message is stored durably; when it rejects, the caller hears 503 and may come again. */
  accept: (message: Arrived) => Promise<void>
  /** Milliseconds since 1970. */
  clock?: () => number
  log: Log
  /** Whether messages can be stored now, for `GET /healthz`. */
  isHealthy?: () => boolean
}

/**
 * The two functions as one application of web standards: `app.fetch(request, caller)`.
 *
 * @param options how the gate stands, and where messages go
 */
export function createFunctions(options: FunctionsOptions): Hono<{ Bindings: Caller }> {
  const { accept, clock = Date.now, log, isHealthy = () => true } = options
  const functions: Record<FunctionName, GatedFunction> = {
    'send-contact-email': {
      schema: ContactMessage,
      accept: (payload, key) => accept({ name: 'send-contact-email', payload: payload as ContactMessage, key }),
    },
    'send-consultation-email': {
      schema: consultationBooking(() => new Date(clock())),
      accept: (payload, key) =>
        accept({ name: 'send-consultation-email', payload: payload as ConsultationBooking, key }),
    },
  }
  const gate = createGate(functions, options)
  const app = new Hono<{ Bindings: Caller }>()
  app.all('/functions/v1/*', ({ req, env }) => gate(req.raw, env))
  app.get('/healthz', () =>
    isHealthy() ? Response.json({ ok: true }) : refusal(503, 'unavailable', 'Messages cannot be stored.'),
  )
  app.notFound(() => refusal(404, 'not_found', 'There is no such function.'))
  app.onError((error) => {
    // A text of an error may hold what a visitor typed.
    log('error', 'call.failed', { reason: error.name })
    return refusal(500, 'internal', 'Something went wrong here.')
  })
  return app
}
