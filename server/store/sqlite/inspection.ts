import type { DatabaseSync } from 'node:sqlite'
import { parseAddress } from '../addressKeys.ts'
import {
  deliveryKinds,
  deliveryStates,
  type ListFilter,
  type MessageSummary,
  type StoredDelivery,
  type StoredMessage,
} from '../Store.ts'
import { hash } from './hash.ts'

/** A message whose payload is JSON text. */
export type MessageText = Omit<StoredMessage, 'payload'> & { payload: string }
type Place = { sequence: number; acceptedAt: number }

/** Returns the calls of an operator that read. */
export function createInspection(database: DatabaseSync) {
  const newestFirst = 'ORDER BY accepted_at DESC, sequence DESC'
  const place = 'SELECT sequence, accepted_at AS acceptedAt FROM messages WHERE'
  const byTime = database.prepare(`${place} accepted_at >= ? ${newestFirst} LIMIT ?`)
  const byEmail = database.prepare(`${place} email = ? AND accepted_at >= ? ${newestFirst}`)
  const byPhone = database.prepare(`${place} phone = ? AND accepted_at >= ? ${newestFirst}`)
  const byDelivery = database.prepare(
    `SELECT DISTINCT message AS sequence, created_at AS acceptedAt FROM deliveries
     WHERE kind = ? AND state = ? AND created_at >= ? ORDER BY created_at DESC, message DESC LIMIT ?`,
  )
  const summary = database.prepare('SELECT id, function, accepted_at AS acceptedAt FROM messages WHERE sequence = ?')
  const whole = database.prepare(
    'SELECT sequence, id, function, payload, accepted_at AS acceptedAt FROM messages JOIN payloads USING (sequence) WHERE id = ?',
  )
  const deliveries = database.prepare(
    `SELECT kind, position, generation, state, attempts, due_at AS dueAt, ended_at AS endedAt, last_error AS lastError
     FROM deliveries WHERE message = ? ORDER BY kind, position`,
  )
  const readDeliveries = (sequence: number) =>
    deliveries.all(sequence).map((row) => ({ ...row })) as unknown as StoredDelivery[]

  function findPlaces({ state, kind, since = 0, address, limit = 100 }: ListFilter): Place[] {
    if (address !== undefined) {
      const { email, phone } = parseAddress(address)
      return (email === undefined ? byPhone.all(hash(phone), since) : byEmail.all(hash(email), since)) as Place[]
    }
    if (!state && !kind) return byTime.all(since, limit) as Place[]
    const kinds = kind ? [kind] : deliveryKinds
    const states = state ? [state] : deliveryStates
    return kinds
      .flatMap((kind) => states.flatMap((state) => byDelivery.all(kind, state, since, limit) as Place[]))
      .toSorted((a, b) => b.acceptedAt - a.acceptedAt || b.sequence - a.sequence)
  }

  return {
    list(filter: ListFilter): MessageSummary[] {
      const { state, kind, limit = 100 } = filter
      const found: MessageSummary[] = []
      for (const sequence of new Set(findPlaces(filter).map(({ sequence }) => sequence))) {
        if (found.length >= limit) break
        const all = readDeliveries(sequence)
        if ((state || kind) && !all.some((one) => (!state || one.state === state) && (!kind || one.kind === kind)))
          continue
        found.push({ ...(summary.get(sequence) as Omit<MessageSummary, 'deliveries'>), deliveries: all })
      }
      return found
    },

    show(id: string): { message: MessageText; deliveries: StoredDelivery[] } | undefined {
      const row = whole.get(id)
      if (!row) return undefined
      const { sequence, ...message } = row as MessageText & { sequence: number }
      return { message, deliveries: readDeliveries(sequence) }
    },
  }
}
