// What is stored, as it is read back: messages with their deliveries.
import type { Query, Value } from './database.ts'
import type { ListedMessage, ListFilter, StoredDelivery, StoredMessage } from './messages.ts'
import { inChunks, list } from './statements.ts'

export async function listMessages(query: Query, filter: ListFilter): Promise<ListedMessage[]> {
  const { id, reference, idempotencyKey, state, person, limit = 100 } = filter
  const values: Value[] = []
  const bind = (value: Value) => `$${values.push(value)}`
  const conditions = ['1 = 1']
  if (id !== undefined) conditions.push(`id = ${bind(id)}`)
  if (reference !== undefined) conditions.push(`id LIKE ${bind(`%${reference}`)}`)
  if (idempotencyKey !== undefined) conditions.push(`idempotency_key = ${bind(idempotencyKey)}`)
  if (state !== undefined)
    conditions.push(`EXISTS (SELECT 1 FROM deliveries WHERE message_id = messages.id AND state = ${bind(state)})`)
  if (person && 'email' in person) conditions.push(`email = ${bind(person.email)}`)
  if (person && 'phone' in person) conditions.push(`phone LIKE ${bind(`%${person.phone}`)}`)
  const where = `${conditions.join(' AND ')} ORDER BY accepted_at DESC, id DESC LIMIT ${bind(limit)}`
  const messages = await readMessages(query, where, values)
  const ids = messages.map((message) => message.id)
  const rows = await inChunks(ids, (some) =>
    query<StoredDelivery & { messageId: string }>(
      `SELECT message_id AS "messageId", kind, position, generation, state, attempts, due_at AS "dueAt",
         ended_at AS "endedAt", note
       FROM deliveries WHERE message_id IN (${list(some.length)}) ORDER BY kind, position`,
      some,
    ),
  )
  const deliveries = Map.groupBy(rows, ({ messageId }) => messageId)
  return messages.map((message) => ({
    ...message,
    deliveries: (deliveries.get(message.id) ?? []).map(({ messageId: _, ...one }) => one),
  }))
}

export async function readMessages(query: Query, where: string, values: readonly Value[]): Promise<StoredMessage[]> {
  const rows = await query<{ payload: string }>(
    `SELECT id, function, payload, marks, source, accepted_at AS "acceptedAt" FROM messages WHERE ${where}`,
    values,
  )
  return rows.map((row) => ({ ...row, ...parsePayload(row.payload) }) as StoredMessage)
}

/** Parses a payload. One that cannot be read is marked, because all others of its batch would fail with it. */
function parsePayload(payload: string) {
  try {
    return { payload: JSON.parse(payload) as unknown }
  } catch {
    return { payload: {}, isUnreadable: true }
  }
}
