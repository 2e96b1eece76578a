import { createHmac } from 'node:crypto'
import type { Query } from './database.ts'
import type { RateLimit } from './messages.ts'

type Moment = { now: number; secret: () => string }

/**
 * Takes one from each limit, and returns the seconds until one more is allowed; 0 if it is allowed now. A caller that finds
 * a limit reached either rolls back, so that nothing was taken, or gives back what was taken.
 */
export async function takeFromLimits(
  query: Query,
  limits: readonly RateLimit[],
  { now, secret }: Moment,
): Promise<number> {
  if (limits.length === 0) return 0
  // In one order, so that two messages never wait for each other's rows.
  const keyed = limits
    .map((limit) => ({ ...limit, key: digest(limit.bucket, secret()) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const rows = keyed.map((_, index) => `($${index * 2 + 2}, 1, $${index * 2 + 3})`)
  // A window that ends later than a new one was begun by a clock that was ahead.
  const isOver = '(rate_limits.resets_at <= $1 OR rate_limits.resets_at > excluded.resets_at + 60000)'
  const windows = await query<{ key: string; count: number; resetsAt: number }>(
    `INSERT INTO rate_limits (bucket, count, resets_at) VALUES ${rows.join(', ')}
     ON CONFLICT (bucket) DO UPDATE SET
       count = CASE WHEN ${isOver} THEN 1 ELSE rate_limits.count + 1 END,
       resets_at = CASE WHEN ${isOver} THEN excluded.resets_at ELSE rate_limits.resets_at END
     RETURNING bucket AS key, count, resets_at AS "resetsAt"`,
    [now, ...keyed.flatMap(({ key, seconds }) => [key, now + seconds * 1_000])],
  )
  const waits = keyed.map(({ key, limit }) => {
    const { count, resetsAt } = windows.find((window) => window.key === key)!
    return count > limit ? Math.ceil((resetsAt - now) / 1_000) : 0
  })
  return Math.max(...waits)
}

/** Gives back what was just taken from limits, so that what is not sent uses up nothing. */
export async function giveBackToLimits(query: Query, limits: readonly RateLimit[], { secret }: Moment): Promise<void> {
  const keys = limits.map(({ bucket }) => digest(bucket, secret()))
  const parameters = keys.map((_, index) => `$${index + 1}`).join(', ')
  await query(`UPDATE rate_limits SET count = count - 1 WHERE bucket IN (${parameters})`, keys)
}

/** Buckets contain network and mail addresses. Without a key, a reader of the table could try all addresses of IPv4. */
const digest = (bucket: string, secret: string): string =>
  createHmac('sha256', secret).update(bucket).digest('base64url').slice(0, 22)
