import { backUpDaily } from './backups.ts'
import type { Config } from '../config.ts'
import { mailFolder, removeMailFiles } from '../delivery/files.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { StoreUnavailable, type Store } from '../store/store.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Messages that are removed in one transaction, each hour. Visitors wait while it runs, so it must be short. */
const batch = 500

type MaintenanceOptions = {
  store: Store
  database: Pick<Database, 'backup'>
  config: Config
  log: Log
  /** Milliseconds since 1970. */
  clock?: () => number
}

/**
 * Returns what a store needs every hour: `run` removes old messages, and makes the daily backup. A task that fails is logged
 * and repeated by the next run. `isRetentionFailing` and `isBackupFailing` say whether the last two runs failed: one may be
 * that of a database that was away for a moment.
 */
export function createMaintenance({ store, database, config, log, clock = Date.now }: MaintenanceOptions) {
  const { outbox, retentionDays, backupsKept } = config
  const retentionMs = retentionDays * dayMs
  const { backup: copy } = database
  const tasks = {
    async expire() {
      const ids = await expireMessages(store, { olderThanMs: retentionMs, log })
      await removeMailFiles(mailFolder(outbox), ids, clock() - retentionMs)
    },
    ...(copy && { backup: () => backUpDaily({ outbox, copy, kept: backupsKept, now: clock(), log }) }),
  }
  /** How many runs of each task in a row have failed. */
  const failures = new Map<string, number>()

  async function run(): Promise<void> {
    for (const [task, work] of Object.entries(tasks))
      try {
        await work()
        failures.delete(task)
      } catch (error) {
        failures.set(task, (failures.get(task) ?? 0) + 1)
        // A message of the store's errors may quote a row; the store has logged its code.
        const reason = error instanceof StoreUnavailable ? error.name : (error as Error).message
        log('error', 'maintenance.failed', { task, reason })
      }
  }
  const isFailing = (task: keyof typeof tasks) => (failures.get(task) ?? 0) > 1
  return { run, isRetentionFailing: () => isFailing('expire'), isBackupFailing: () => isFailing('backup') }
}

/** Removes old messages, and logs how many, and how many stay because they never reached the company. Returns their ids. */
export async function expireMessages(
  store: Pick<Store, 'expire'>,
  { olderThanMs, log }: { olderThanMs: number; log: Log },
): Promise<string[]> {
  const { ids, kept } = await store.expire({ olderThanMs, limit: batch })
  if (ids.length > 0) log('info', 'message.expired', { count: ids.length })
  if (kept > 0) log('error', 'message.kept', { count: kept })
  return ids
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
