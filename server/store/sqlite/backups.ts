import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/log.ts'
import type { Erasure } from './changes.ts'
import { eraseFrom, findDamage } from './runFileJob.ts'

const backupName = /^messages-\d{4}-\d{2}-\d{2}\.sqlite$/
const unfinished = '.unfinished'
const hour = 60 * 60_000

/** The folder of the backups in the store's folder. */
export const backupFolder = (folder: string): string => join(folder, 'backups')

const readFolder = (folder: string) => readdir(folder).catch(() => [] as string[])

/** Returns the paths of the backups in a store's folder, the newest first. */
export async function findBackups(folder: string): Promise<string[]> {
  const names = await readFolder(backupFolder(folder))
  return names
    .filter((name) => backupName.test(name))
    .toSorted()
    .toReversed()
    .map((name) => join(backupFolder(folder), name))
}

/** Removes backups that are not finished. A process that is writing one fails to rename it, and tries again. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readFolder(backupFolder(folder))
  const parts = names.filter((name) => name.includes(unfinished))
  await Promise.all(parts.map((name) => rm(join(backupFolder(folder), name), { force: true })))
}

/**
 * Erases messages from all backups in a store's folder. They must be gone from the database already, so that a backup
 * that begins now does not hold them.
 *
 * @returns the ids of what was removed
 */
export async function eraseFromBackups(folder: string, which: Erasure, log: Log): Promise<string[]> {
  await removeUnfinished(folder)
  const ids: string[] = []
  for (const file of await findBackups(folder)) {
    try {
      ids.push(...(await eraseFrom(file, which)))
    } catch (error) {
      // The only way to erase from a damaged file is to remove it.
      if (!(await findDamage(file))) throw error
      log('error', 'backup.damaged', { file })
      await rm(file, { force: true })
    }
  }
  return ids
}

/**
 * Makes a backup each day (UTC), now if that of today is missing, and removes the oldest. A failure is logged as
 * `backup.failed`, and the backup is tried again in an hour.
 *
 * @param options `keep`: how many backups stay; `copy`: writes a copy of the database to a file
 * @returns `stop`: makes no more; `underWay`: resolves when the current one has ended
 */
export function startBackups(options: {
  folder: string
  keep: number
  clock: () => number
  log: Log
  copy: (file: string) => Promise<void>
}): { stop(): void; underWay(): Promise<void> } {
  const { folder, keep, clock, log, copy } = options

  async function backUp(): Promise<void> {
    const file = join(backupFolder(folder), `messages-${new Date(clock()).toISOString().slice(0, 10)}.sqlite`)
    const backups = await findBackups(folder)
    if (!backups.includes(file)) {
      await mkdir(backupFolder(folder), { recursive: true, mode: 0o700 })
      await removeUnfinished(folder)
      const part = `${file}${unfinished}`
      await (await open(part, 'w', 0o600)).close()
      await copy(part)
      // A damaged copy must not replace a good one.
      const damage = await findDamage(part)
      if (damage) throw new Error(`The copy is damaged: ${damage}`)
      await rename(part, file)
      log('info', 'backup.made', { file })
    }
    for (const old of (await findBackups(folder)).slice(keep)) await rm(old)
  }

  let current = Promise.resolve()
  let isStopped = false
  const tryBackUp = () => {
    current = current.then(backUp).catch((error: Error) => {
      if (!isStopped) log('error', 'backup.failed', { reason: error.message })
    })
  }
  tryBackUp()
  const timer = setInterval(tryBackUp, hour).unref()
  return {
    stop() {
      isStopped = true
      clearInterval(timer)
    },
    underWay: () => current,
  }
}
