import type { Log } from '../log.ts'
import type { KnownTime } from '../store/messages.ts'
import type { Store } from '../store/store.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/**
 * A running server asks again each hour whether to trust its clock. One that differs by more than this is wrong, or was
 * off for long.
 */
const toleranceMs = 2 * dayMs

/** For how long servers run before they remove anything then: a night, in which somebody reads the alert. */
const doubtMs = 12 * hourMs

type Options = {
  store: Pick<Store, 'readTime' | 'recordTime' | 'newestAt' | 'redate'>
  /** How long messages are kept. */
  retentionMs: number
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
 * it agrees again, or when servers have run for twelve hours with it, because a site may really have been off for a month.
 */
export function createClockWatch({ store, retentionMs, findNewestBackup, log, clock, monotonic }: Options) {
  let trustedAt: number | undefined
  /** When this process began to doubt, and for how long others had doubted before. */
  let doubt: { since: number; beforeMs: number } | undefined

  /** Returns what is known of the time. What comes while the clock is in doubt says nothing about it, but the first time. */
  async function readTime(): Promise<KnownTime> {
    const known = await store.readTime()
    if (known) return known
    const times = [await store.newestAt(), await findNewestBackup()].filter((time) => typeof time === 'number')
    return { trustedAt: times.length > 0 ? Math.max(...times) : clock(), doubtedMs: 0 }
  }

  const differs = () => trustedAt !== undefined && Math.abs(clock() - trustedAt) > toleranceMs

  return {
    async check(): Promise<boolean> {
      const known = await readTime()
      ;({ trustedAt } = known)
      if (differs()) {
        doubt ??= { since: monotonic(), beforeMs: known.doubtedMs }
        // At least one, so that a server which starts with the right clock knows of the doubt.
        const doubtedMs = Math.max(1, doubt.beforeMs + monotonic() - doubt.since)
        if (doubtedMs < doubtMs) {
          await store.recordTime({ trustedAt, doubtedMs })
          const days = Math.round((clock() - trustedAt) / dayMs)
          log('error', 'clock.doubted', { lastTrusted: new Date(trustedAt).toISOString(), days })
          return false
        }
      }
      if (known.doubtedMs > 0) {
        // What came while the clock was behind would expire at once. Older messages than these had expired before.
        const redated = differs() ? 0 : await store.redate(trustedAt - retentionMs - toleranceMs)
        log('warn', 'clock.trusted', { redated })
      }
      doubt = undefined
      trustedAt = clock()
      await store.recordTime({ trustedAt, doubtedMs: 0 })
      return true
    },
    /** Returns whether the clock is in doubt; false as soon as it has been set right. */
    isDoubted: () => doubt !== undefined && differs(),
  }
}
