import { hash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFunctions } from './app.ts'
import type { Config } from './config.ts'
import { mailCarrier, textCarrier } from './delivery/carriers/carriers.ts'
import { couriers, deliveriesOf } from './delivery/couriers.ts'
import { startWorker } from './delivery/worker.ts'
import { contentOf, createKeys } from './gate/keys.ts'
import { createRateLimit } from './gate/rateLimit.ts'
import type { Log } from './log.ts'
import { fileEraser, mailFolderIn } from './operator/open.ts'
import { operationsOn } from './operator/operations.ts'
import { offerOperations } from './operator/socket.ts'
import type { Disk } from './outbox/disk.ts'
import { openOutbox, type OpenOutbox } from './outbox/Outbox.ts'
import { startRetention } from './retention.ts'
import { createFunctionsServer, type Limits } from './server.ts'

/** How long what is in flight may take when the server ends, in milliseconds. */
const drainTime = 10_000

/**
 * Runs the functions: takes messages, keeps them in the outbox, delivers them, erases them in the end.
 *
 * @param options `site`: answers what is not for the functions; `limits`, `disk`: others than the usual
 * @returns where they listen, and what ends them without losing anything
 */
export async function startFunctions(options: {
  config: Config
  log: Log
  clock?: () => number
  site?: RequestListener
  limits?: Partial<Limits>
  disk?: Disk
}) {
  const { config, log, clock = Date.now, site, limits, disk } = options
  const outbox = await openOutbox({ folder: config.outbox, clock, ...(disk && { disk }) })
  if (outbox.damagedPieces > 0) log('error', 'outbox.damaged', { pieces: outbox.damagedPieces })

  const app = createFunctions({
    anonKey: config.anonKey,
    origins: config.origins,
    keys: keysOf(outbox, clock),
    limit: createRateLimit({ ...config.limit, clock }),
    digest,
    clock,
    log,
    isHealthy: () => outbox.isWritable(),
    async accept({ name, payload, key }) {
      const id = randomUUID()
      const deliveries = deliveriesOf(name, config.delivery)
      await outbox.accept({ id, key, name, payload, acceptedAt: clock(), deliveries })
      log('info', 'message.accepted', { id, function: name })
    },
  })
  const server = createFunctionsServer({
    fetch: (request, caller) => app.fetch(request, caller),
    ...(site && { site }),
    proxies: config.proxies,
    limits: { connections: config.maxConnections, ...limits },
  })
  try {
    await listen(server, config)
  } catch (error) {
    await outbox.close()
    throw error
  }
  const { company } = config.delivery
  const mail = mailCarrier(config.delivery, mailFolderIn(config.outbox), log)
  const worker = startWorker({ outbox, couriers: couriers(company, mail, textCarrier(config.delivery)), log, clock })
  const eraseFiles = fileEraser(config.outbox, outbox)
  const endRetention = startRetention({ outbox, eraseFiles, days: config.retentionDays, log, clock })
  // The messages matter more: an operator can still stop the server and open the outbox.
  const endOperations = await offerOperations(config.outbox, operationsOn(outbox, eraseFiles, clock)).catch(() =>
    log('error', 'operator.notOffered'),
  )
  const { port } = server.address() as AddressInfo
  log('info', 'server.started', { port })

  return {
    port,
    outbox,
    async stop(): Promise<void> {
      endRetention()
      await Promise.all([drain(server), worker.stop(), endOperations?.()])
      await outbox.close()
      log('info', 'server.stopped')
    },
  }
}

/** Short, so that many keys can be kept. */
const digest = (content: string) => hash('sha256', content, 'base64')

/** The keys that are still good after a restart. */
function keysOf(outbox: OpenOutbox, clock: () => number) {
  const keys = createKeys({ clock })
  for (const { accepted } of outbox.entries()) {
    const { key, name, acceptedAt } = accepted
    if (key !== null) keys.remember(key, () => digest(contentOf(name, accepted.payload)), acceptedAt)
  }
  return keys
}

async function listen(server: Server, { host, port }: Config): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`Nothing can listen on ${host} port ${port}. Set HOST or PORT to another.`, { cause })
  }
}

/** Takes no more connections, and ends when what is in flight has been answered. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection that is kept alive would be waited for.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), drainTime)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}
