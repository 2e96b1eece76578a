import type { RateLimit } from '#server/store/Store.ts'

/** Limits the memory; the oldest are removed first. */
const maxWindows = 10_000

/**
 * Creates rate limits in the memory of one instance, used while the database is unavailable.
 *
 * @param now monotonic milliseconds
 * @returns takes one message from all limits or from none; returns the seconds to wait, 0 if it was taken
 */
export function createMemoryLimits(now: () => number = () => performance.now()): (limits: RateLimit[]) => number {
  const windows = new Map<string, { endsAt: number; taken: number }>()
  const open = ({ bucket, seconds }: RateLimit) => {
    const window = windows.get(bucket)
    return window && window.endsAt > now() ? window : { endsAt: now() + seconds * 1_000, taken: 0 }
  }
  return (limits) => {
    const taking = limits.map((limit) => ({ limit, window: open(limit) }))
    const full = taking.filter(({ limit, window }) => window.taken >= limit.limit)
    if (full.length > 0) return Math.ceil((Math.max(...full.map(({ window }) => window.endsAt)) - now()) / 1_000)
    for (const { limit, window } of taking) windows.set(limit.bucket, { ...window, taken: window.taken + 1 })
    for (const bucket of windows.keys()) {
      if (windows.size <= maxWindows) break
      windows.delete(bucket)
    }
    return 0
  }
}
