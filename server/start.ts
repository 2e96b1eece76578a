import { hash, randomUUIDv7 } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { hostname } from 'node:os'
import { acceptInto } from './accept.ts'
import { createAlerts } from './alerts/alerts.ts'
import { alertChannels } from './alerts/channels.ts'
import { createFunctions } from './app.ts'
import { createClockGuard } from './clockGuard.ts'
import type { Config } from './config.ts'
import { deliveryHandlers } from './delivery/handlers.ts'
import { mailTransport } from './delivery/transports/configured.ts'
import { crmTransport, textTransport } from './delivery/transports/gateways.ts'
import { mailFolder } from './delivery/transports/mailFiles.ts'
import { startWorker } from './delivery/worker.ts'
import { createHealthCheck } from './health.ts'
import { serializeContent } from './http/endpoint.ts'
import type { PageSource } from './http/form/pageSource.ts'
import { drain, listen } from './http/listen.ts'
import { createFunctionsServer, type Limits } from './http/server.ts'
import type { Log } from './log.ts'
import { startRetention } from './retention.ts'
import { openStore } from './store/openStore.ts'
import type { Store } from './store/Store.ts'

/**
 * Starts the server: accepts messages into the store, delivers them and removes old ones.
 *
 * @param options `site`: answers all other requests; `pages`: its pages with a form;
 *   `limits`: of connections; `wrapStore`, `checkEveryMs`: for tests
 * @returns the port, the store, and `stop`, which resolves when requests and deliveries in flight have ended
 */
export async function startFunctions(options: {
  config: Config
  log: Log
  clock?: () => number
  site?: RequestListener
  pages?: PageSource
  limits?: Partial<Limits>
  wrapStore?: (store: Store) => Store
  checkEveryMs?: number
}) {
  const { config, clock, site, pages, limits, wrapStore = (store) => store, checkEveryMs } = options
  const alerts = createAlerts({
    channels: alertChannels(config.alerts, config.delivery.company),
    log: options.log,
    server: hostname(),
  })
  const { log } = alerts
  const store = wrapStore(
    await openStore({
      folder: config.outbox,
      log,
      // A database server has its own clock.
      ...(clock && { clock }),
      backups: config.backupsKept,
      databaseUrl: config.databaseUrl,
    }),
  )
  const mails = mailFolder(config.outbox)
  const { company } = config.delivery
  const handlers = deliveryHandlers(company, {
    mail: mailTransport(config.delivery, mails),
    text: textTransport(config.delivery),
    crm: crmTransport(config.delivery),
  })
  const worker = startWorker({ store, handlers, log, ...(clock && { clock }) })
  const guard = createClockGuard(() => store.probe(), log)
  const app = createFunctions({
    accept: acceptInto({
      store,
      config,
      log,
      // Version 7 begins with the time, so that a commit writes few pages of the index of ids.
      identify: (message) => ({ id: randomUUIDv7(), digest: hash('sha256', serializeContent(message), 'base64') }),
      onAccepted: () => worker.poke(),
    }),
    anonKey: config.anonKey,
    origins: config.origins,
    ...(pages && { pages }),
    log,
    ...(clock && { clock }),
    isHealthy: createHealthCheck(() => guard.probe()),
  })
  const server = createFunctionsServer({
    fetch: (request, caller) => app.fetch(request, caller),
    ...(site && { site }),
    proxies: config.proxies,
    limits: { connections: config.maxConnections, ...limits },
  })
  const port = await listen(server, config.host, config.port).catch(async (error: unknown) => {
    await worker.stop()
    await store.close()
    throw error
  })
  const endRetention = startRetention({ store, guard, mails, days: config.retentionDays, log })
  alerts.start({ write: () => guard.probe(), oldestWaitingMs: () => store.oldestWaiting() }, checkEveryMs)
  log('info', 'server.started', { port })

  return {
    port,
    store,
    async stop(): Promise<void> {
      await Promise.all([drain(server), worker.stop(), endRetention(), alerts.stop()])
      await store.close()
      log('info', 'server.stopped')
    },
  }
}
