import type { DatabaseSync } from 'node:sqlite'
import { idempotencyKeyMs, type AcceptResult, type NewMessage } from '../Store.ts'
import { hash } from './hash.ts'
import { createRateLimits, createSuppression } from './limits.ts'
import { createSpamCheck } from './quarantine.ts'

/** A message whose payload is JSON text, because the database thread does not parse it. */
export type AcceptedText = Omit<NewMessage, 'payload'> & { payload: string }

export function createAccept(database: DatabaseSync) {
  const findKey = database.prepare(
    `SELECT id, digest FROM idempotency_keys JOIN messages ON sequence = message WHERE key = ? AND expires_at > ?`,
  )
  // Replaces an expired key.
  const addKey = database.prepare(
    'INSERT OR REPLACE INTO idempotency_keys (message, key, digest, expires_at) VALUES (?, ?, ?, ?)',
  )
  const addPayload = database.prepare('INSERT INTO payloads (payload) VALUES (?)')
  const addMessage = database.prepare(
    'INSERT INTO messages (sequence, id, function, email, phone, text_hash, accepted_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const addDelivery = database.prepare(
    `INSERT INTO deliveries (message, kind, position, state, due_at, last_error, recipient, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const takeFromAll = createRateLimits(database)
  const whySuppressed = createSuppression(database)
  const whyQuarantined = createSpamCheck(database)

  return function accept(message: AcceptedText, now: number): AcceptResult {
    const { id, idempotencyKey, digest } = message
    const known = idempotencyKey === null ? undefined : findKey.get(idempotencyKey, now)
    if (known)
      return known['digest'] === digest ? { outcome: 'duplicate', id: String(known['id']) } : { outcome: 'key-reused' }
    const limited = takeFromAll(message.rateLimits, now)
    if (limited) return limited

    const sequence = addPayload.run(message.payload).lastInsertRowid
    const quarantined = whyQuarantined(message, now)
    const [email, phone, text] = [message.email, message.phone, message.spam.textDigest].map((key) =>
      key ? hash(key) : null,
    )
    addMessage.run(sequence, id, message.function, email!, phone!, text!, now)
    if (idempotencyKey !== null) addKey.run(sequence, idempotencyKey, digest, now + idempotencyKeyMs)
    const suppressed = message.deliveries.flatMap((delivery) => {
      const { kind, position, recipient } = delivery
      const reason = whySuppressed(delivery, now)
      const to = recipient === null ? null : hash(recipient)
      if (reason !== undefined) addDelivery.run(sequence, kind, position, 'suppressed', null, reason, to, now)
      else if (quarantined !== undefined)
        addDelivery.run(sequence, kind, position, 'quarantined', null, quarantined, to, now)
      else addDelivery.run(sequence, kind, position, 'waiting', now, null, to, now)
      return reason === undefined ? [] : [{ kind, reason }]
    })
    return { outcome: 'accepted', id, suppressed, ...(quarantined !== undefined && { quarantined }) }
  }
}
