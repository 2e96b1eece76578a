import { Hono } from 'hono'
import type { Config } from './config.ts'
import { createEndpoint, type Accept, type Caller } from './endpoint.ts'
import { createFormEndpoint, type RenderForm } from './forms.ts'
import type { Health } from './health.ts'
import type { Log } from './log.ts'
import { newMessage } from './newMessage.ts'
import { errorResponse, jsonResponse, retryAfterSeconds } from './responses.ts'
import type { Store } from './store/store.ts'

export type AppOptions = {
  config: Config
  store: Pick<Store, 'accept' | 'list'>
  log: Log
  /** Called after each commit, so that delivery begins at once. */
  onAccepted: () => void
  checkHealth: () => Promise<Health>
  /** Renders the page of a form with what was typed; without it, there are no forms without JavaScript. */
  renderForm?: RenderForm | undefined
  /** Answers requests for the site's files; 404 without it. */
  site?: (request: Request) => Response
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** Creates the application: both endpoints, both forms, the health check and the site. `app.fetch(request, caller)`. */
export function createApp(options: AppOptions): Hono<{ Bindings: Caller }> {
  const { config, store, log, checkHealth, renderForm, site, clock = Date.now } = options
  const now = () => new Date(clock())
  const accept = acceptInto(options)
  const endpoint = createEndpoint({ accept, anonKey: config.anonKey, origins: config.origins, log, now })
  const app = new Hono<{ Bindings: Caller }>()
  app.all('/functions/v1/*', ({ req, env }) => endpoint(req.raw, env))
  if (renderForm) {
    const forms = createFormEndpoint({ accept, list: store.list, origins: config.origins, renderForm, now, log })
    app.all('/forms/:page', ({ req, env }) => forms(req.param('page'), req.raw, env))
  }
  app.get('/healthz', async () => {
    const health = await checkHealth()
    return jsonResponse(health.ok ? 200 : 503, health, health.ok ? {} : { 'Retry-After': String(retryAfterSeconds) })
  })
  // For monitors that see only a status.
  app.get('/healthz/mail', async () => {
    const health = await checkHealth()
    const isFine = health.ok && health.lateCompanyMails + health.givenUpCompanyMails === 0
    return jsonResponse(isFine ? 200 : 503, health)
  })
  if (site) app.all('*', ({ req }) => site(req.raw))
  app.notFound(() => errorResponse(404, 'not_found', 'There is no such page.'))
  app.onError((error, { req }) => {
    if (req.raw.signal.aborted) {
      // The client broke off while it sent. Nobody reads the answer.
      log('info', 'request.aborted')
      return errorResponse(400, 'bad_request', 'The request broke off.')
    }
    // The error's message may quote the visitor, so only its name is logged.
    log('error', 'request.failed', { reason: error.name })
    return errorResponse(500, 'internal', 'Something went wrong here.')
  })
  return app
}

/** Returns what stores a valid message and logs what became of it. */
function acceptInto({ config, store, log, onAccepted }: AppOptions): Accept {
  return async (valid) => {
    const message = newMessage(valid, config)
    const result = await store.accept(message)
    if (result.outcome === 'accepted') {
      const { id, withheld } = result
      log('info', 'message.accepted', {
        id,
        function: message.function,
        ...(message.marks && { marks: message.marks }),
      })
      for (const { kind, reason } of withheld) log('warn', 'delivery.withheld', { id, delivery: kind, reason })
      onAccepted()
    }
    return result
  }
}
