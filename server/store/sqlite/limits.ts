import type { DatabaseSync } from 'node:sqlite'
import type { AcceptResult, NewDelivery, RateLimit } from '../Store.ts'
import { hash } from './hash.ts'

const dayMs = 24 * 60 * 60_000

/** Returns a function that takes one message from all buckets, or from none if one of them is empty. */
export function createRateLimits(database: DatabaseSync) {
  const read = database.prepare(
    'SELECT count, refused, resets_at FROM rate_limits WHERE bucket = ? AND resets_at > ? AND resets_at <= ?',
  )
  const refuse = database.prepare('UPDATE rate_limits SET refused = 1 WHERE bucket = ?')
  const begin = database.prepare(
    'INSERT OR REPLACE INTO rate_limits (bucket, count, refused, resets_at) VALUES (?, 1, 0, ?)',
  )
  const add = database.prepare('UPDATE rate_limits SET count = count + 1 WHERE bucket = ?')

  return (limits: RateLimit[], now: number): (AcceptResult & { outcome: 'rate-limited' }) | undefined => {
    const windows = limits.map((limit) => {
      const lengthMs = limit.seconds * 1000
      const key = hash(limit.bucket)
      return { ...limit, key, lengthMs, window: read.get(key, now, now + lengthMs) }
    })
    const [full] = windows
      .filter(({ window, limit }) => Number(window?.['count'] ?? 0) >= limit)
      .map(({ bucket, key, window, lengthMs }) => ({
        bucket,
        key,
        resetsAt: Number(window?.['resets_at'] ?? now + lengthMs),
        isFirst: window?.['refused'] === 0,
      }))
      .toSorted((a, b) => b.resetsAt - a.resetsAt)
    if (full) {
      const { bucket, key, resetsAt, isFirst } = full
      if (isFirst) refuse.run(key)
      return { outcome: 'rate-limited', bucket, retryAfterSeconds: Math.ceil((resetsAt - now) / 1000), isFirst }
    }
    for (const { key, window, lengthMs } of windows) {
      if (window) add.run(key)
      else begin.run(key, now + lengthMs)
    }
    return undefined
  }
}

/** Returns a function that returns why a delivery is suppressed, or undefined if it is not. */
export function createSuppression(database: DatabaseSync) {
  // Ignores deliveries dated far ahead by a wrong clock, which would block confirmations until then.
  const toRecipient = database.prepare(
    `SELECT count(*) AS count FROM (SELECT 1 FROM deliveries
     WHERE kind = ? AND recipient = ? AND recipient IS NOT NULL AND state NOT IN ('suppressed', 'quarantined')
       AND created_at > ? AND created_at < ? LIMIT ?)`,
  )
  const toAll = database.prepare(
    `SELECT count(*) AS count FROM (SELECT 1 FROM deliveries
     WHERE kind = ? AND state IN ('waiting', 'delivered', 'dead') AND created_at > ? AND created_at < ? LIMIT ?)`,
  )

  return ({ kind, recipient, limits, suppressedBy }: NewDelivery, now: number): string | undefined => {
    if (suppressedBy !== undefined) return suppressedBy
    const { perRecipient = Infinity, perDay = Infinity } = limits ?? {}
    const [after, before] = [now - dayMs, now + dayMs]
    if (recipient !== null && perRecipient < Infinity) {
      const sent = toRecipient.get(kind, hash(recipient), after, before, perRecipient)
      if (Number(sent!['count']) >= perRecipient) return 'limit per recipient'
    }
    if (perDay < Infinity) {
      const sent = toAll.get(kind, after, before, perDay)
      if (Number(sent!['count']) >= perDay) return 'limit per day'
    }
    return undefined
  }
}
