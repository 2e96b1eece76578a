import type { Query, Value } from './database.ts'
import { giveBackToLimits, takeFromLimits } from './limits.ts'
import { withheldFor, type AcceptResult, type DeliveryKind, type NewMessage, type Withheld } from './messages.ts'
import { list } from './statements.ts'

/** Rolls an accept back: nothing is taken from any limit. */
export class Rejected extends Error {
  readonly result: AcceptResult
  constructor(result: AcceptResult) {
    super()
    this.result = result
  }
}

/**
 * Inserts a message with its deliveries, unless it is known or above a limit.
 *
 * @throws Rejected if what was taken from limits has to be rolled back
 */
export async function insertMessage(
  query: Query,
  message: NewMessage,
  moment: { now: number; secret: () => string },
): Promise<AcceptResult> {
  const { now } = moment
  const { id, function: name, email, phone, marks, source, idempotencyKey, digest, deliveries } = message
  const findStored = async (): Promise<AcceptResult | undefined> => {
    if (idempotencyKey === null) return undefined
    const sql = 'SELECT id, digest, accepted_at AS "acceptedAt" FROM messages WHERE idempotency_key = $1'
    const [before] = await query<{ id: string; digest: string; acceptedAt: number }>(sql, [idempotencyKey])
    if (!before) return undefined
    if (before.digest !== digest) return { outcome: 'key-reused' }
    const withheld = await query<Withheld>(
      `SELECT kind, note AS reason FROM deliveries WHERE message_id = $1 AND state = 'withheld' ORDER BY kind`,
      [before.id],
    )
    return { outcome: 'duplicate', id: before.id, acceptedAt: before.acceptedAt, withheld }
  }
  const known = await findStored()
  if (known) return known
  const retryAfterSeconds = await takeFromLimits(query, message.rateLimits, moment)
  // Another request may have stored the same key while this one waited for its limits.
  if (retryAfterSeconds > 0) throw new Rejected((await findStored()) ?? { outcome: 'rate-limited', retryAfterSeconds })
  const payload = JSON.stringify(message.payload)
  const [stored] = await query(
    `INSERT INTO messages (id, function, payload, email, phone, marks, source, idempotency_key, digest, accepted_at)
     VALUES (${list(10)}) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [id, name, payload, email, phone, marks, source, idempotencyKey, digest, now],
  )
  // Another server has stored the same key meanwhile.
  if (!stored) throw new Rejected((await findStored())!)

  const withheld: Withheld[] = []
  const values: Value[] = []
  for (const { kind, position, limits = [], withheld: chosen } of deliveries) {
    const isOver = chosen === undefined && (await takeFromLimits(query, limits, moment)) > 0
    // Otherwise one sender above the limit of a mailbox would use up the confirmations of everybody (D57).
    if (isOver) await giveBackToLimits(query, limits, moment)
    const reason = chosen ?? (isOver ? limitOf(kind) : null)
    if (reason !== null) withheld.push({ kind, reason })
    const [state, endedAt] = reason === null ? ['waiting', null] : ['withheld', now]
    values.push(id, kind, position, state, now, now, endedAt, reason)
  }
  const rows = deliveries.map((_, index) => `(${list(8, index * 8 + 1)})`)
  await query(
    `INSERT INTO deliveries (message_id, kind, position, state, waiting_since, due_at, ended_at, note)
     VALUES ${rows.join(', ')}`,
    values,
  )
  return { outcome: 'accepted', id, withheld }
}

const limitOf = (kind: DeliveryKind) => (kind === 'text-message' ? withheldFor.textLimit : withheldFor.mailLimit)
