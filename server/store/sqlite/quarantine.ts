import type { DatabaseSync } from 'node:sqlite'
import { announcementMs, repeatedText, repeatMs, type DeliveryKind } from '../Store.ts'
import type { AcceptedText } from './accept.ts'
import { hash } from './hash.ts'

/** Returns a function that returns why a message is quarantined, or undefined if it is not. */
export function createSpamCheck(database: DatabaseSync) {
  const otherSenders = database.prepare(
    'SELECT email FROM messages WHERE text_hash = ? AND accepted_at > ? AND accepted_at < ? AND email <> ?',
  )
  // Hashes have 63 bits.
  otherSenders.setReadBigInts(true)
  return ({ email, spam }: Pick<AcceptedText, 'email' | 'spam'>, now: number): string | undefined => {
    const { reasons, textDigest, quarantineFrom } = spam
    if (quarantineFrom === 0) return reasons
    if (textDigest === null) return undefined
    const senders = new Set<unknown>()
    // Counting here ends with the last that matters, and SQLite's DISTINCT builds a table even for no row.
    for (const row of otherSenders.iterate(hash(textDigest), now - repeatMs, now + repeatMs, hash(email))) {
      senders.add(row['email'])
      if (senders.size === quarantineFrom) return reasons === '' ? repeatedText : `${reasons}, ${repeatedText}`
    }
    return undefined
  }
}

/** A message may be committed so much later than the time that it has. */
const commitMs = 60_000

/** Returns the calls about quarantined messages. */
export function createQuarantine(database: DatabaseSync) {
  const release = database.prepare(
    `UPDATE deliveries SET state = 'waiting', due_at = ?, last_error = NULL
     WHERE message = (SELECT sequence FROM messages WHERE id = ?) AND state = 'quarantined' RETURNING kind`,
  )
  // An announcement that is still to come was made before the clock was set back.
  const last = database.prepare('SELECT announced_at FROM announcement WHERE announced_at <= ?')
  const quarantined = database.prepare(
    `SELECT count(DISTINCT message) AS count FROM deliveries WHERE state = 'quarantined' AND created_at > ?`,
  )
  const announce = database.prepare('INSERT OR REPLACE INTO announcement (one, announced_at) VALUES (1, ?)')

  return {
    release(id: string, now: number): DeliveryKind[] | undefined {
      const kinds = release.all(now, id).map((row) => row['kind'] as DeliveryKind)
      return kinds.length > 0 ? [...new Set(kinds)].toSorted() : undefined
    },

    announceQuarantine(_: null, now: number): number {
      const before = Number(last.get(now)?.['announced_at'] ?? 0)
      if (before > now - announcementMs) return 0
      const count = Number(quarantined.get(before - commitMs)!['count'])
      if (count > 0) announce.run(now)
      return count
    },
  }
}
