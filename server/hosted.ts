// The hosted backend: the same application as Supabase Edge Functions, which Deno runs.
import { hash, timingSafeEqual } from 'node:crypto'
import { formNames, forms } from '#contract/forms.ts'
import type { BuiltFacts } from '#contract/siteVariables.ts'
import { createApp, watchRefusals } from './app.ts'
import { parseConfig } from './config.ts'
import { createDeliver } from './delivery/deliver.ts'
import { deliverDue } from './delivery/worker.ts'
import { clientHeader, createHeaderReader } from './http/clients.ts'
import type { RenderForm } from './http/formEndpoint.ts'
import { createNotify, incidents, notifyOncePerDay, type IncidentName } from './operate/alerts.ts'
import { createHealthCheck, type Health } from './operate/health.ts'
import { expireMessages } from './operate/maintenance.ts'
import { jsonLog, oncePerMinute } from './log.ts'
import { errorResponse, jsonResponse } from './http/responses.ts'
import { openPostgres } from './store/postgres.ts'
import { createStore } from './store/store.ts'

/** The used part of the platform. `EdgeRuntime` is undefined under Deno itself. */
declare const Deno: {
  serve: (handler: (request: Request) => Response | Promise<Response>) => unknown
  env: { toObject: () => Record<string, string | undefined> }
}
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined

// What the last `npm run build` wrote for the server. `npm run build:edge` bundles it.
const [built] = Object.values(
  import.meta.glob<BuiltFacts>('../dist-server/facts.json', { eager: true, import: 'default' }),
)

/**
 * Serves the endpoints, forms and health check, and deliver-due, which supabase/schedule.sql calls each minute.
 *
 * @param renderForm what renders the pages of the forms, which the last build wrote, too
 */
export function serveHosted({ renderForm }: { renderForm?: RenderForm | undefined } = {}): void {
  const env = Deno.env.toObject()
  if (built === undefined) throw new Error('No site was built before this function: npm run build, npm run build:edge.')
  const database = env['DATABASE_URL'] ?? withinPlatform(env['SUPABASE_DB_URL'])
  const config = parseConfig({ MAIL_TRANSPORT: 'http', ...env, DATABASE_URL: database }, built)
  const { databaseUrl, mail, retentionDays } = config
  if (databaseUrl === undefined || mail.transport !== 'http')
    throw new Error('The hosted backend has no disk and no SMTP: set DATABASE_URL, and MAIL_TRANSPORT to http.')
  const log = jsonLog((line) => console.log(line.trimEnd()))
  // An instance handles few requests at once, and the platform starts many instances.
  const store = createStore(openPostgres({ url: databaseUrl, connections: 2, log }), { log })
  const deliver = createDeliver(config)
  const notifyOf = notifyOncePerDay(store, createNotify(config, log))
  const notifyOfProxy = () => inBackground(notifyOf('proxy', incidents.proxy.begun()))
  const notifyOfRefused = oncePerMinute(() => inBackground(notifyOf('refused', incidents.refused.begun())))
  const readAddress = createHeaderReader(clientHeader(env), log, notifyOfProxy)
  const refusals = watchRefusals(log)

  /** Continues work after the response, where the platform would otherwise end the instance. */
  function inBackground(work: Promise<unknown>): void {
    const logged = work.catch((error: Error) => log('error', 'background.failed', { reason: error.name }))
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(logged)
  }
  const checkHealth = createHealthCheck({ ...store, isWorkerAlive: () => true, isBackupFailing: () => false })
  const app = createApp({
    config,
    store,
    log,
    onRefused: (...refusal) => {
      refusals.add(...refusal)
      if (refusals.findRefused()) notifyOfRefused()
    },
    // What this does not deliver, the schedule does.
    onAccepted: () => inBackground(deliverDue({ store, deliver, log, forMs: 20_000 })),
    checkHealth,
    renderForm,
  })

  /** Delivers for less than the minute until the next call, removes old messages, and notifies the owner of what is wrong. */
  async function keepUp(): Promise<void> {
    await deliverDue({ store, deliver, log, forMs: 45_000 })
    const removal = expireMessages(store, { olderThanMs: retentionDays * 24 * 60 * 60_000, log })
    const [isRemoved, health] = [await removal.then(Boolean, () => false), await checkHealth()]
    const found: Health = isRemoved ? health : { ...health, retention: 'failing' }
    for (const [name, incident] of Object.entries(incidents))
      if (incident.isOn(found)) await notifyOf(name as IncidentName, incident.begun(found))
  }

  /**
   * Returns the client's address. Forms come from the proxy of a static host, so their client is unknown. At any other
   * path there is no address, so that nothing is accepted without a limit.
   */
  function addressOf(path: string, headers: Headers): string | null | undefined {
    if (functionPaths.has(path)) return readAddress(headers)
    return isForm.test(path) ? null : undefined
  }

  Deno.serve((request) => {
    const url = new URL(request.url)
    // The platform passes the path below /functions/v1/, or all of it.
    const path = url.pathname.replace(/^\/functions\/v1(?=\/)/, '')
    if (path === '/deliver-due') {
      if (!isSecret(request.headers.get('x-deliver-secret') ?? '', env['DELIVER_SECRET'] ?? ''))
        return errorResponse(401, 'unauthorized', 'DELIVER_SECRET has less than 32 characters, or the header is wrong.')
      inBackground(keepUp())
      return jsonResponse(202, { ok: true })
    }
    url.pathname = isForm.test(path) || path.startsWith('/healthz') ? path : `/functions/v1${path}`
    const caller = { address: addressOf(path, request.headers), host: request.headers.get('host') ?? '' }
    return app.fetch(url.href === request.url ? request : new Request(url, request), caller)
  })
}

/** Returns the platform's own address of its database, which is not reached over a network of others. */
const withinPlatform = (url: string | undefined) =>
  url === undefined || url.includes('sslmode=') ? url : `${url}${url.includes('?') ? '&' : '?'}sslmode=disable`

const functionPaths = new Set(
  ['report-failure', ...formNames.map((name) => forms[name].function)].map((name) => `/${name}`),
)
const isForm = /^\/forms\/[\w-]+$/

/** Compares digests in constant time, so that the time reveals nothing about the secret. */
const isSecret = (given: string, secret: string) =>
  secret.length >= 32 && timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
