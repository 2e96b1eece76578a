import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** A running server trusts its clock anew each hour. One that differs by more than this is wrong, or was off for long. */
const toleranceMs = 2 * dayMs

/** For how long nothing is removed then: a night, in which somebody reads the alert. */
const doubtMs = 12 * hourMs

type Options = {
  store: Pick<Store, 'trustedAt' | 'trustTime' | 'newestAt'>
  /** Returns the day of the newest backup, if there is one, in milliseconds since 1970. */
  findNewestBackup: () => Promise<number | undefined>
  log: Log
  /** Milliseconds since 1970. */
  clock: () => number
  /** Milliseconds that no step of the clock changes. */
  monotonic: () => number
}

/**
 * Watches the clock, because old messages and backups are removed by it: a machine that starts with a wrong one would remove
 * all of them at once. `check` throws if the store fails; it returns whether the clock is trusted. One in doubt is trusted when
 * it agrees again, or when this process has doubted it for twelve hours, because a site may really have been off for a month.
 */
export function createClockWatch({ store, findNewestBackup, log, clock, monotonic }: Options) {
  let doubt: { since: number; lastTrusted: number } | undefined

  /** Returns when the clock was last trusted; before the first time, when the newest message or backup came. */
  async function readLastTrusted(): Promise<number> {
    const trustedAt = await store.trustedAt()
    if (trustedAt !== null) return trustedAt
    const known = [await store.newestAt(), await findNewestBackup()].filter((time) => typeof time === 'number')
    const newest = known.length > 0 ? Math.max(...known) : clock()
    // Kept, because what comes while the clock is in doubt says nothing about it.
    await store.trustTime(newest)
    return newest
  }

  const differs = (lastTrusted: number) => Math.abs(clock() - lastTrusted) > toleranceMs

  return {
    async check(): Promise<boolean> {
      const lastTrusted = await readLastTrusted()
      const since = doubt?.since ?? monotonic()
      if (differs(lastTrusted) && monotonic() - since < doubtMs) {
        doubt = { since, lastTrusted }
        const days = Math.round((clock() - lastTrusted) / dayMs)
        log('error', 'clock.doubted', { lastTrusted: new Date(lastTrusted).toISOString(), days })
        return false
      }
      if (doubt) log('warn', 'clock.trusted')
      doubt = undefined
      await store.trustTime(clock())
      return true
    },
    /** Returns whether the clock is in doubt; false as soon as it has been set right. */
    isDoubted: () => doubt !== undefined && differs(doubt.lastTrusted),
  }
}
