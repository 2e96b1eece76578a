// What is stored, as it is read back: messages and reports, with their deliveries.
import type { Query, Value } from './database.ts'
import type {
  ListedMessage,
  ListedReport,
  ListFilter,
  StoredDelivery,
  StoredMessage,
  StoredReport,
} from './messages.ts'
import { inChunks, list } from './statements.ts'

export async function listMessages(query: Query, filter: ListFilter): Promise<ListedMessage[]> {
  const { idempotencyKey, person, limit = 100 } = filter
  const { bind, values, conditions } = startConditions('messages', filter)
  if (idempotencyKey !== undefined) conditions.push(`idempotency_key = ${bind(idempotencyKey)}`)
  if (person && 'email' in person) conditions.push(`email = ${bind(person.email)}`)
  if (person && 'phone' in person) conditions.push(`phone LIKE ${bind(`%${person.phone}`)}`)
  const where = `${conditions.join(' AND ')} ORDER BY accepted_at DESC, id DESC LIMIT ${bind(limit)}`
  return withDeliveries(query, await readMessages(query, where, values))
}

export async function listReports(query: Query, filter: ListFilter): Promise<ListedReport[]> {
  const { bind, values, conditions } = startConditions('reports', filter)
  const where = `${conditions.join(' AND ')} ORDER BY made_at DESC, id DESC LIMIT ${bind(filter.limit ?? 100)}`
  return withDeliveries(query, await readReports(query, where, values))
}

/** Returns the conditions that messages and reports share, and what adds values to them. */
function startConditions(table: 'messages' | 'reports', { id, reference, state }: ListFilter) {
  const values: Value[] = []
  const bind = (value: Value) => `$${values.push(value)}`
  const conditions = ['1 = 1']
  if (id !== undefined) conditions.push(`id = ${bind(id)}`)
  if (reference !== undefined) conditions.push(`id LIKE ${bind(`%${reference}`)}`)
  if (state !== undefined)
    conditions.push(`EXISTS (SELECT 1 FROM deliveries WHERE item_id = ${table}.id AND state = ${bind(state)})`)
  return { bind, values, conditions }
}

/** Adds the deliveries of messages or of reports. */
async function withDeliveries<Item extends { id: string }>(
  query: Query,
  items: readonly Item[],
): Promise<(Item & { deliveries: StoredDelivery[] })[]> {
  const ids = items.map(({ id }) => id)
  const rows = await inChunks(ids, (some) =>
    query<StoredDelivery & { itemId: string }>(
      `SELECT item_id AS "itemId", kind, position, generation, state, attempts, due_at AS "dueAt", ended_at AS "endedAt", note
       FROM deliveries WHERE item_id IN (${list(some.length)}) ORDER BY kind, position`,
      some,
    ),
  )
  const deliveries = Map.groupBy(rows, ({ itemId }) => itemId)
  return items.map((item) => ({
    ...item,
    deliveries: (deliveries.get(item.id) ?? []).map(({ itemId: _, ...one }) => one),
  }))
}

export async function readMessages(query: Query, where: string, values: readonly Value[]): Promise<StoredMessage[]> {
  const rows = await query<{ payload: string }>(
    `SELECT id, function, payload, marks, source, accepted_at AS "acceptedAt" FROM messages WHERE ${where}`,
    values,
  )
  return rows.map((row) => parseColumn(row, 'payload') as unknown as StoredMessage)
}

export async function readReports(query: Query, where: string, values: readonly Value[]): Promise<StoredReport[]> {
  const sql = `SELECT id, report, made_at AS "madeAt" FROM reports WHERE ${where}`
  const rows = await query<{ report: string }>(sql, values)
  return rows.map((row) => parseColumn(row, 'report') as unknown as StoredReport)
}

/** Parses what a row holds as JSON. One that cannot be read is marked, because all others of its batch would fail with it. */
function parseColumn<Column extends string>(row: Record<Column, string>, column: Column) {
  try {
    return { ...row, [column]: JSON.parse(row[column]) as unknown }
  } catch {
    return { ...row, [column]: {}, isUnreadable: true }
  }
}
