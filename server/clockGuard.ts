import type { Log } from './log.ts'

const hour = 60 * 60_000
const day = 24 * hour

/**
 * Watches whether the store's clock is set far ahead, as on a machine without a battery. Expiry waits in this case,
 * because it would remove all messages at once.
 *
 * @param probe returns the milliseconds since the previous probe by the store's clock; null for the first
 * @param now monotonic milliseconds
 * @returns `probe`: replaces the store's; `isHeld`: whether expiry must wait
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
      // The machine may have been off before the first probe of this process, so only a very long time is suspicious.
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
