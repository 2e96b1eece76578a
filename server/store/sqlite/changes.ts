import type { DatabaseSync } from 'node:sqlite'
import type { DeliveryKind, Expired } from '../Store.ts'
import { hash } from './hash.ts'

/** The messages to erase: one by id, or all of a person by a key of addressKeys.ts. */
export type Erasure = { id: string } | { email: string } | { phone: string }

/**
 * How many overwritten payloads stay before the first that is in use. Deleting a row may move rows of its page and of
 * the next two, and a page of 4 KiB holds at most 40 payloads of 100 bytes.
 */
const distance = 200

/** Returns what removes a message, with the rows that belong to it. Its payload is overwritten in place (schema.ts). */
export function createRemove(database: DatabaseSync) {
  const remove = database.prepare('DELETE FROM messages WHERE sequence = ?')
  const overwrite = database.prepare(
    `UPDATE payloads SET payload = printf('%*s', octet_length(payload), '') WHERE sequence = ?`,
  )
  return (sequence: number): void => {
    remove.run(sequence)
    overwrite.run(sequence)
  }
}

/** Returns what erases messages and returns their ids. It works on backups, too. */
export function createErase(database: DatabaseSync) {
  const find = {
    id: database.prepare('SELECT sequence, id FROM messages WHERE id = ?'),
    email: database.prepare('SELECT sequence, id FROM messages WHERE email = ?'),
    phone: database.prepare('SELECT sequence, id FROM messages WHERE phone = ?'),
  }
  const remove = createRemove(database)
  return (which: Erasure): string[] => {
    const found =
      'id' in which
        ? find.id.all(which.id)
        : 'email' in which
          ? find.email.all(hash(which.email))
          : find.phone.all(hash(which.phone))
    return (found as { sequence: number; id: string }[]).map(({ sequence, id }) => {
      remove(sequence)
      return id
    })
  }
}

/** Returns the calls that resend, erase and expire. */
export function createChanges(database: DatabaseSync) {
  const find = database.prepare('SELECT sequence FROM messages WHERE id = ?')
  const renew = database.prepare(
    `UPDATE deliveries SET state = 'waiting', generation = generation + 1, attempts = 0, due_at = :now, leased = 0,
       ended_at = NULL, last_error = NULL
     WHERE message = :message AND (kind = :kind OR (:kind IS NULL AND state <> 'delivered')) RETURNING kind`,
  )
  const old = database.prepare(
    `SELECT sequence, id FROM messages WHERE accepted_at < ? AND NOT EXISTS
       (SELECT 1 FROM deliveries WHERE message = sequence AND state = 'waiting') ORDER BY accepted_at LIMIT ?`,
  )
  const dead = database.prepare(`SELECT DISTINCT kind FROM deliveries WHERE message = ? AND state = 'dead'`)
  const remove = createRemove(database)
  const overwritten = database.prepare(
    `DELETE FROM payloads WHERE sequence IN (SELECT sequence FROM payloads WHERE sequence <
       coalesce((SELECT min(sequence) FROM messages), (SELECT max(sequence) FROM payloads)) - ${distance} LIMIT ?)`,
  )
  const endedKeys = database.prepare(
    'DELETE FROM idempotency_keys WHERE message IN (SELECT message FROM idempotency_keys WHERE expires_at <= ? LIMIT ?)',
  )
  const endedWindows = database.prepare(
    'DELETE FROM rate_limits WHERE bucket IN (SELECT bucket FROM rate_limits WHERE resets_at <= ? LIMIT ?)',
  )
  const lastBeat = database.prepare('SELECT beat_at FROM heartbeat')
  const beat = database.prepare('INSERT OR REPLACE INTO heartbeat (one, beat_at) VALUES (1, ?)')

  return {
    resend({ id, kind }: { id: string; kind?: DeliveryKind | undefined }, now: number): DeliveryKind[] | undefined {
      const message = find.get(id)?.['sequence']
      if (message === undefined) return undefined
      const rows = renew.all({ now, message, kind: kind ?? null })
      return [...new Set(rows.map((row) => row['kind'] as DeliveryKind))].toSorted()
    },

    erase: createErase(database),

    expire({ olderThanMs, limit }: { olderThanMs: number; limit: number }, now: number): Expired[] {
      const found = old.all(now - olderThanMs, limit) as { sequence: number; id: string }[]
      return found.map(({ sequence, id }) => {
        const undelivered = dead.all(sequence).map((row) => row['kind'] as DeliveryKind)
        remove(sequence)
        return { id, undelivered }
      })
    },

    /** Removes ended idempotency keys and windows and overwritten payloads, at most so many of each; returns whether there may be more. */
    purge(limit: number, now: number): boolean {
      const removed = [endedKeys.run(now, limit), endedWindows.run(now, limit), overwritten.run(limit)]
      return removed.some(({ changes }) => changes === limit)
    },

    probe(_: null, now: number): number | null {
      const before = lastBeat.get()?.['beat_at']
      beat.run(now)
      return before === undefined ? null : Math.max(now - Number(before), 0)
    },
  }
}
