import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import { parseAddress } from '../addressKeys.ts'
import { StoreUnavailable, type Store } from '../Store.ts'
import { eraseFromBackups, findBackups, startBackups } from './backups.ts'
import { connect } from './connect.ts'
import { damageError, openError } from './openErrors.ts'
import { findDamage } from './runFileJob.ts'
import { sqliteStore } from './sqliteStore.ts'

/** The file of the database in the store's folder. */
export const databaseFile = 'messages.sqlite'

const truncateTries = 600
const purgedAtOnce = 1000

/**
 * Opens the store in a folder: one SQLite database in a thread of its own. Both are created if they are missing.
 *
 * A damaged database must not be opened, but looking through a large one takes longer than a start may. So the start
 * waits for the result for half a second, in which about a hundred megabytes are read; damage that is found later is
 * logged as `store.damaged`. Backups are checked in the same way, so that a damaged one never replaces a good one.
 *
 * @param options `clock`: milliseconds since 1970; `backups`: how many daily backups are stored, 0 for a process beside
 * the server, which makes and removes none; `maxBytes`: how large the database may become; `checkMs`: how long the start
 * waits for the check
 * @throws Error if the database cannot be opened, with what to do about it
 */
export async function openSqliteStore(options: {
  folder: string
  clock?: () => number
  log?: Log
  backups?: number
  maxBytes?: number
  checkMs?: number
}): Promise<Store> {
  const { folder, clock = Date.now, log = () => undefined, backups = 7, maxBytes, checkMs = 500 } = options
  const file = join(folder, databaseFile)
  const [newestBackup] = await findBackups(folder)
  const call = await connect({ file, clock, maxBytes, failed: (failure) => openError(file, failure, newestBackup) })

  const check = findDamage(file)
  const { promise: enough, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, checkMs)
  const damage = await Promise.race([check, enough])
  clearTimeout(timer)
  if (damage) {
    await call('close')
    throw damageError(file, damage, newestBackup)
  }
  void check.then((damage) => damage && log('error', 'store.damaged', { file, reason: damage }))
  const daily = backups > 0 && startBackups({ folder, keep: backups, clock, log, copy: (to) => call('backup', to) })

  async function truncateLog(): Promise<void> {
    for (let tries = 0; tries < truncateTries; tries += 1) {
      if (await call('truncate')) return
      await sleep(50)
    }
    throw new StoreUnavailable(
      `The database ${file} is read by another process, so its log still holds what was erased.`,
    )
  }

  return {
    ...sqliteStore(call),
    async erase(which) {
      const erasure = 'id' in which ? which : parseAddress(which.address)
      const ids = await call('erase', erasure)
      await truncateLog()
      return [...new Set([...ids, ...(await eraseFromBackups(folder, erasure, log))])]
    },
    async expire(which) {
      while (await call('purge', purgedAtOnce));
      const expired = await call('expire', which)
      if (expired.length > 0) await truncateLog()
      return expired
    },
    async close() {
      if (daily) daily.stop()
      await call('close')
      if (daily) await daily.underWay()
    },
  }
}
