import { parseAddress } from '../addressKeys.ts'
import type {
  AcceptResult,
  ClaimedDelivery,
  DeliveryKind,
  Expired,
  MessageSummary,
  Stats,
  Store,
  StoredDelivery,
  StoredMessage,
} from '../Store.ts'

/** Results of the SQL functions in the schema `b2b` (`supabase/migrations/`). */
export type PostgresResults = {
  accept_message: AcceptResult
  claim_deliveries: ClaimedDelivery[]
  settle_delivery: null
  next_due: number | null
  wake_deliveries: null
  list_messages: MessageSummary[]
  show_message: { message: StoredMessage; deliveries: StoredDelivery[] } | null
  resend_message: DeliveryKind[] | null
  release_message: DeliveryKind[] | null
  announce_quarantine: number
  count_messages: Stats
  oldest_waiting: number | null
  erase_messages: string[]
  expire_messages: Expired[]
  probe: number | null
  schema_version: string
}

/**
 * Calls a function of the schema `b2b` by name, with named arguments.
 *
 * @returns its result, parsed JSON
 * @throws {StoreUnavailable} if there is no result
 */
export type PostgresCall = <Name extends keyof PostgresResults>(
  name: Name,
  args: Record<string, unknown>,
) => Promise<PostgresResults[Name]>

/**
 * Returns a store whose rules are SQL functions (`supabase/migrations/`): each method is one call. It imports no driver,
 * so that the edge functions can use it too.
 *
 * @param options `clock`: milliseconds since 1970, for tests; the database's clock unless given.
 *   `close`: releases what `call` uses
 */
export function postgresStore(
  call: PostgresCall,
  { clock, close = () => Promise.resolve() }: { clock?: () => number; close?: () => Promise<void> } = {},
): Store {
  const timed: PostgresCall = (name, args) => call(name, { ...args, now_ms: clock?.() ?? null })
  return {
    accept: (message) => timed('accept_message', { message }),
    claim: ({ kinds, limit, leaseMs }) => timed('claim_deliveries', { kinds, max_count: limit, lease_ms: leaseMs }),
    settle: async (attempt, result) => {
      const { messageId, kind, position, generation, attempts } = attempt
      await timed('settle_delivery', { attempt: { messageId, kind, position, generation, attempts }, result })
    },
    nextDue: (kinds) => timed('next_due', { kinds }),
    wake: async (kinds) => {
      await timed('wake_deliveries', { kinds })
    },
    list: ({ address, ...filter } = {}) =>
      call('list_messages', { filter: { ...filter, ...(address !== undefined && parseAddress(address)) } }),
    show: async (id) => (isUuid(id) && (await call('show_message', { id }))) || undefined,
    resend: async (id, kind) =>
      (isUuid(id) && (await timed('resend_message', { id, kind: kind ?? null }))) || undefined,
    release: async (id) => (isUuid(id) && (await timed('release_message', { id }))) || undefined,
    announceQuarantine: () => timed('announce_quarantine', {}),
    stats: () => timed('count_messages', {}),
    oldestWaiting: () => timed('oldest_waiting', {}),
    erase: async (which) => {
      if ('address' in which) return call('erase_messages', parseAddress(which.address))
      return isUuid(which.id) ? call('erase_messages', { id: which.id }) : []
    },
    expire: ({ olderThanMs, limit }) => timed('expire_messages', { older_than_ms: olderThanMs, max_count: limit }),
    probe: () => timed('probe', {}),
    close,
  }
}

/** PostgreSQL rejects a text that is not a UUID, and no message has such an id. */
const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
