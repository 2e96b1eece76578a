import { Hono, type MiddlewareHandler } from 'hono'
import type { Config } from './config.ts'
import { createFailureEndpoint } from './http/failureEndpoint.ts'
import { createFormEndpoint, type RenderForm } from './http/formEndpoint.ts'
import { createFunctionEndpoint } from './http/functionEndpoint.ts'
import { newMessage } from './http/newMessage.ts'
import { errorResponse, jsonResponse, retryAfterSeconds } from './http/responses.ts'
import type { Accept, Caller } from './http/submit.ts'
import { oncePerMinute, type Log } from './log.ts'
import { isAllFine, type Health, type RefusedVisitor } from './operate/health.ts'
import type { DeliveryKind } from './store/messages.ts'
import type { Store } from './store/store.ts'

export type AppOptions = {
  config: Config
  store: Pick<Store, 'accept' | 'list' | 'addFailure'>
  log: Log
  /** Called after each commit with the kinds of its deliveries, so that delivery begins at once. */
  onAccepted: (kinds: readonly DeliveryKind[]) => void
  /** Called with the status of each answer that refuses a message, and whether a browser sent it. */
  onRefused?: (status: number, isVisitor: boolean) => void
  checkHealth: () => Promise<Health>
  /** Renders the page of a form with what was typed; without it, there are no forms without JavaScript. */
  renderForm?: RenderForm | undefined
  /** Answers requests for the site's files; 404 without it. */
  site?: (request: Request) => Response
  /** Milliseconds since 1970. */
  clock?: () => number
}

/**
 * Creates the application: the endpoints, the forms without JavaScript, the health check and the site.
 * `app.fetch(request, caller)`.
 */
export function createApp(options: AppOptions): Hono<{ Bindings: Caller }> {
  const { config, store, log, checkHealth, renderForm, site, onRefused, clock = Date.now } = options
  const now = () => new Date(clock())
  const accept = acceptInto(options)
  const { anonKey, origins, sendsLeadSource } = config
  const watch: MiddlewareHandler = async (context, next) => {
    await next()
    const { status } = context.res
    // Programs that fill forms leave out what browsers send.
    if (refusals.has(status)) onRefused?.(status, context.req.header('sec-fetch-site') !== undefined)
  }
  // Strangers can break off as often as they like, and would fill the log.
  const onAborted = oncePerMinute((count) => log('info', 'request.aborted', { count }), clock)
  const app = new Hono<{ Bindings: Caller }>()
  const { addFailure } = store
  // A hosted function has no pages to compare with.
  const isPage = (path: string) => !site || site(new Request(`http://server${path}`, { method: 'HEAD' })).status === 200
  app.route('/', createFailureEndpoint({ addFailure, config, isPage, log }))
  app.use('/functions/*', watch).route('/', createFunctionEndpoint({ accept, anonKey, origins, log, now }))
  if (renderForm) {
    const { list } = store
    const forms = createFormEndpoint({ accept, list, origins, sendsLeadSource, renderForm, now, log })
    app.use('/forms/*', watch).route('/', forms)
  }
  app.get('/healthz', async () => {
    const health = await checkHealth()
    return jsonResponse(health.ok ? 200 : 503, health, health.ok ? {} : { 'Retry-After': String(retryAfterSeconds) })
  })
  // For monitors that see only a status. A balancer, or what restarts containers, asks /healthz: neither repairs a gateway.
  app.get('/healthz/all', async () => {
    const health = await checkHealth()
    return jsonResponse(isAllFine(health) ? 200 : 503, health)
  })
  if (site) app.all('*', ({ req }) => site(req.raw))
  app.notFound(() => errorResponse(404, 'not_found', 'There is no such page.'))
  app.onError((error, { req }) => {
    if (req.raw.signal.aborted) {
      // The client broke off while it sent. Nobody reads the answer.
      onAborted()
      return errorResponse(400, 'bad_request', 'The request broke off.')
    }
    // The error's message may quote the visitor, so only its name is logged.
    log('error', 'request.failed', { reason: error.name })
    return errorResponse(500, 'internal', 'Something went wrong here.')
  })
  return app
}

/** What a message can be refused with. Without a line in the log, a wrong key or a proxy could refuse every visitor unnoticed. */
const refusals = new Set([400, 401, 403, 413, 415, 422, 429])

const hourMs = 60 * 60_000

const isVisitors = (status: number): status is RefusedVisitor => status === 401 || status === 403 || status === 429

/** Logs refusals, each status once a minute at most, and remembers the last one of a visitor for an hour. */
export function watchRefusals(log: Log, now = Date.now) {
  const notes = new Map<number, () => void>()
  let last: { status: RefusedVisitor; at: number } | undefined
  return {
    add: (status: number, isVisitor: boolean): void => {
      const note = notes.get(status) ?? oncePerMinute((count) => log('warn', 'request.refused', { status, count }), now)
      notes.set(status, note)
      note()
      if (isVisitor && isVisitors(status)) last = { status, at: now() }
    },
    findRefused: (): RefusedVisitor | undefined => (last && now() - last.at < hourMs ? last.status : undefined),
  }
}

/** Returns what stores a valid message and logs the outcome. */
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
      onAccepted(message.deliveries.map(({ kind }) => kind))
    }
    return result
  }
}
