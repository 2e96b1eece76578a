import { backUpDaily, findNewestBackup } from './backups.ts'
import { createClockWatch } from './clockWatch.ts'
import type { Config } from '../config.ts'
import { mailFolder, removeMailFiles } from '../delivery/files.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { StoreUnavailable, type Store } from '../store/store.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Messages that are removed in one transaction, each hour. Visitors wait while it runs, so it must be short. */
const batch = 500

export type MaintenanceOptions = {
  store: Store
  database: Pick<Database, 'backup'>
  config: Config
  log: Log
  /** Returns what was refused since the last call, by status. */
  takeRefused?: () => [status: number, count: number][]
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Milliseconds that no step of the clock changes. */
  monotonic?: () => number
}

/**
 * Returns what a store needs every hour: `run` removes old messages, queues the daily mail to the company, and makes the daily
 * backup. A task that fails is logged as `maintenance.failed` and repeated by the next run. Nothing is removed while the clock
 * is in doubt (`isClockDoubted`). `isBackupFailing` says whether the last two backups failed or were damaged: one may be that
 * of a database that was away for a moment.
 */
export function createMaintenance(options: MaintenanceOptions) {
  const { store, database, config, log, takeRefused, clock = Date.now, monotonic = () => performance.now() } = options
  const { outbox, retentionDays, backupsKept } = config
  const retentionMs = retentionDays * dayMs
  const watch = createClockWatch({
    store,
    retentionMs,
    findNewestBackup: () => findNewestBackup(outbox),
    log,
    clock,
    monotonic,
  })
  let isClockTrusted = false

  /** Removes old messages. Their mail files go before their rows, so that an interrupted run leaves no file behind. */
  async function expire(): Promise<void> {
    if (!isClockTrusted) return
    const beforeRemoval = (ids: readonly string[]) => removeMailFiles(mailFolder(outbox), ids)
    const expired = await store.expire({ olderThanMs: retentionMs, limit: batch, beforeRemoval })
    if (expired.length > 0) log('info', 'message.expired', { count: expired.length })
    for (const { id, isUndelivered } of expired) if (isUndelivered) log('error', 'delivery.expired', { id })
  }

  const tasks = {
    clock: async () => void (isClockTrusted = await watch.check()),
    expire,
    'daily mail': () => store.queueDailyMail(config.company.to.length, takeRefused),
  }
  const { backup: copy } = database
  const backup = copy && (() => backUpDaily({ outbox, copy, kept: backupsKept, now: clock(), isClockTrusted, log }))
  let failedBackups = 0

  async function run(): Promise<void> {
    isClockTrusted = false
    for (const [task, work] of Object.entries({ ...tasks, ...(backup && { backup }) }))
      try {
        await work()
        if (task === 'backup') failedBackups = 0
      } catch (error) {
        if (task === 'backup') failedBackups += 1
        // A message of the store's errors may quote a row; the store has logged its code.
        const reason = error instanceof StoreUnavailable ? error.name : (error as Error).message
        log('error', 'maintenance.failed', { task, reason })
      }
  }
  return { run, isBackupFailing: () => failedBackups > 1, isClockDoubted: watch.isDoubted }
}

/** Runs at once and then every hour. Returns what stops it, which resolves when the run in progress has ended. */
export function startMaintenance(run: () => Promise<void>): () => Promise<void> {
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, hourMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
