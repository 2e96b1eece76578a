import type { DatabaseSync } from 'node:sqlite'
import { maxPauseMs, type Attempt, type AttemptResult, type ClaimedDelivery, type DeliveryKind } from '../Store.ts'

/** A claimed delivery whose message's payload is JSON text. */
export type ClaimedText = Attempt & {
  message: Omit<ClaimedDelivery['message'], 'payload'> & { payload: string }
}
type Due = { message: number; kind: DeliveryKind; position: number; due_at: number }

/** Returns the calls of the delivery worker. Times are clamped to `maxPauseMs`, as documented at `Store`. */
export function createDeliveries(database: DatabaseSync) {
  const waiting = `FROM deliveries WHERE state = 'waiting' AND kind = ?`
  const due = database.prepare(
    `SELECT message, kind, position, due_at ${waiting} AND due_at <= ? ORDER BY due_at LIMIT ?`,
  )
  const tooFarAhead = database.prepare(
    `SELECT message, kind, position, due_at ${waiting} AND due_at > ? ORDER BY due_at LIMIT ?`,
  )
  const lease = database.prepare(
    `UPDATE deliveries SET attempts = attempts + 1, due_at = ?, leased = 1
     WHERE message = ? AND kind = ? AND position = ? RETURNING generation, attempts`,
  )
  const readMessage = database.prepare(
    'SELECT id, function, payload, accepted_at AS acceptedAt FROM messages JOIN payloads USING (sequence) WHERE sequence = ?',
  )
  const sameGeneration = `WHERE message = (SELECT sequence FROM messages WHERE id = ?) AND kind = ? AND position = ?
     AND generation = ?`
  const deliver = database.prepare(
    `UPDATE deliveries SET state = 'delivered', due_at = NULL, leased = 0, ended_at = ?, last_error = NULL ${sameGeneration}`,
  )
  const fail = database.prepare(
    `UPDATE deliveries SET state = ?, due_at = ?, leased = 0, ended_at = ?, last_error = ? ${sameGeneration}
     AND attempts = ? AND state = 'waiting'`,
  )
  const span = database.prepare(`SELECT min(due_at) AS first ${waiting}`)
  const last = database.prepare(`SELECT max(due_at) AS last ${waiting}`)
  const wakeAll = database.prepare(
    `UPDATE deliveries SET due_at = ? WHERE state = 'waiting' AND kind = ? AND due_at > ? AND leased = 0`,
  )

  return {
    claim(options: { kinds: DeliveryKind[]; limit: number; leaseMs: number }, now: number): ClaimedText[] {
      const { kinds, limit } = options
      const until = now + Math.min(options.leaseMs, maxPauseMs)
      const found = kinds
        .flatMap((kind) => [...due.all(kind, now, limit), ...tooFarAhead.all(kind, now + maxPauseMs, limit)] as Due[])
        .toSorted((a, b) => a.due_at - b.due_at || a.message - b.message)
        .slice(0, limit)
      return found.map(({ message, kind, position }) => {
        const { generation, attempts } = lease.get(until, message, kind, position) as Attempt
        const text = { ...readMessage.get(message) } as ClaimedText['message']
        return { messageId: text.id, kind, position, generation, attempts, message: text }
      })
    },

    settle({ attempt, result }: { attempt: Attempt; result: AttemptResult }, now: number): void {
      const { messageId, kind, position, generation, attempts } = attempt
      const key = [messageId, kind, position, generation] as const
      if (result.state === 'delivered') deliver.run(now, ...key)
      else if (result.state === 'dead') fail.run('dead', null, now, result.error, ...key, attempts)
      else {
        const dueAt = now + Math.min(result.retryInMs, maxPauseMs)
        fail.run('waiting', dueAt, null, result.error, ...key, attempts)
      }
    },

    nextDue(kinds: DeliveryKind[], now: number): number | null {
      const pauses = kinds.flatMap((kind) => {
        const first = span.get(kind)!['first']
        if (first === null) return []
        return Number(last.get(kind)!['last']) > now + maxPauseMs ? [0] : [Math.max(Number(first) - now, 0)]
      })
      return pauses.length > 0 ? Math.min(...pauses) : null
    },

    wake(kinds: DeliveryKind[], now: number): void {
      for (const kind of kinds) wakeAll.run(now, kind, now)
    },
  }
}
