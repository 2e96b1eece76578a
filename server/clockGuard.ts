import type { Log } from './log.ts'

const hour = 60 * 60_000
const day = 24 * hour

/**
 * Watches whether the store's clock is set far ahead, as a machine without a battery may start in another year. Expiry
 * waits then, because it would remove everything at once.
 *
 * @param probe milliseconds since the last probe by the store's clock; null for the first
 * @param now monotonic milliseconds
 * @returns `probe`: to be called instead of the store's; `isHeld`: whether expiry has to wait
 */
export function createClockGuard(
  probe: () => Promise<number | null>,
  log: Log,
  now: () => number = () => performance.now(),
) {
  let probedAt: number | undefined
  let heldUntil = -Infinity
  return {
    async probe(): Promise<void> {
      const begun = now()
      const elapsed = await probe()
      // Before the first probe of this process the machine may have been off, so that only a long time is suspicious.
      const allowed = probedAt === undefined ? 7 * day : now() - probedAt + day
      probedAt = begun
      if (elapsed === null || elapsed <= allowed) return
      heldUntil = now() + day
      log('error', 'clock.jumped', { hours: Math.round(elapsed / hour) })
    },
    isHeld: () => now() < heldUntil,
  }
}

export type ClockGuard = ReturnType<typeof createClockGuard>
