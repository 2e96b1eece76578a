import { hostname } from 'node:os'
import { createApp, watchRefusals } from './app.ts'
import type { Config } from './config.ts'
import { createDeliver } from './delivery/deliver.ts'
import { startWorker } from './delivery/worker.ts'
import { createClientFinder } from './http/clients.ts'
import { loadRenderForm } from './http/formEndpoint.ts'
import { createHttpServer, drain, listen } from './http/nodeServer.ts'
import { countPageViews } from './http/pageViews.ts'
import { loadSite } from './http/siteFiles.ts'
import type { Log } from './log.ts'
import { createNotify, startAlerts } from './operate/alerts.ts'
import { createHealthCheck } from './operate/health.ts'
import { createMaintenance, startMaintenance } from './operate/maintenance.ts'
import { openDatabase } from './store/openDatabase.ts'
import { createStore } from './store/store.ts'

/**
 * Starts the server: serves the site, accepts messages into the store, delivers them and removes old ones. Throws an Error
 * that says what to do if the site is not built or the port is taken; a database that cannot be opened is no error.
 *
 * @param options `socket`: the file descriptor of a socket that listens already, instead of host and port
 */
export async function startServer({ config, log, socket }: { config: Config; log: Log; socket?: number | undefined }) {
  const database = openDatabase(config, log)
  const store = createStore(database, { log })
  const [site, renderForm] = await Promise.all([loadSite(config.siteFolder), loadRenderForm(config.siteFolder)])
  const views = countPageViews(site, store)
  const deliver = createDeliver(config)
  const worker = startWorker({ store, deliver, log })
  const { add: onRefused, findRefused } = watchRefusals(log)
  const { run: maintain, ...signs } = createMaintenance({ store, database, config, log })
  const { find: findClient, findProxyFault } = createClientFinder(config.proxies, log)
  const checkHealth = createHealthCheck({
    ...store,
    ...signs,
    isWorkerAlive: worker.isAlive,
    findProxyFault,
    findRefused,
  })
  const app = createApp({
    config,
    store,
    log,
    onAccepted: worker.poke,
    onRefused,
    checkHealth,
    renderForm,
    site: views.site,
  })
  const server = createHttpServer({ app, findClient, maxConnections: config.maxConnections, onRefused })
  const port = await listen(server, config, socket)
  const stopMaintenance = startMaintenance(maintain)
  const stopAlerts = startAlerts({ checkHealth, notify: createNotify(config, log, hostname()) })
  if (config.mail.transport !== 'file' && config.alertWebhookUrl === undefined)
    log('warn', 'alert.off', { reason: 'Set ALERT_WEBHOOK_URL: when mail fails, no mail can say so.' })
  log('info', 'server.started', { port })

  return {
    port,
    store,
    stop: async (): Promise<void> => {
      stopAlerts()
      await Promise.all([drain(server), worker.stop(), stopMaintenance()])
      await views.stop()
      await store.close()
      log('info', 'server.stopped')
    },
  }
}
