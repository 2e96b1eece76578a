import { randomUUID } from 'node:crypto'
import type { FailureKind } from '#contract/failureReport.ts'
import type { Log } from '../log.ts'
import { UnusableDatabase, type Database, type Query } from './database.ts'
import {
  addFailure,
  expireFailures,
  findGrowing,
  readFailures,
  type BrowserFailure,
  type NewFailure,
} from './failures.ts'
import { insertMessage, Rejected } from './insertMessage.ts'
import { giveBackToLimits, takeFromLimits } from './limits.ts'
import type {
  AcceptResult,
  DeliveryAttempt,
  AttemptResult,
  DeliveryFigures,
  DeliveryKind,
  DeliveryState,
  LateDeliveries,
  ListedMessage,
  ListFilter,
  NewMessage,
  RateLimit,
} from './messages.ts'
import { companyMailKinds, deliveryKinds } from './messages.ts'
import { listMessages, readMessages } from './readStored.ts'
import { inChunks, list } from './statements.ts'
import { addPageViews, expireTotals, readTotals, removeMessages, type PageViews, type Totals } from './totals.ts'

/** The database cannot be used now: it is away, full, locked or damaged. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const companyKinds = companyMailKinds.map((kind) => `'${kind}'`).join(', ')
/** Milliseconds after which a mail to the company, a text message or an event is late. */
const lateMs = 5 * minuteMs

/** No pause between attempts and no lease is as long. What is due later was dated by a clock that was ahead, and is due now. */
const maxPauseMs = 2 * 60 * 60_000

/** For how long a message that could not be accepted is news, if no other one comes. */
const failingMs = 15 * 60_000

/** Which deliveries to take: of all kinds unless `kinds` says otherwise. */
type Claim = { kinds?: readonly DeliveryKind[]; limit: number; leaseMs: number }

/** What says which attempt has ended. */
type SettledAttempt = Pick<DeliveryAttempt, 'id' | 'kind' | 'position' | 'generation'>

/** Where accepted messages are, and how far their deliveries have got. */
export type Store = ReturnType<typeof createStore>

/**
 * Creates the store over a database. Every method is one transaction and throws {@link StoreUnavailable} if it fails. Times
 * are milliseconds since 1970; servers of one database need clocks that agree within seconds.
 */
export function createStore(database: Database, { clock = Date.now, log }: { clock?: () => number; log: Log }) {
  /** Logs what failed. A database's error may quote what was typed, so only its name and code are logged. */
  function report(what: string, error: unknown): void {
    const { name, code, errstr } = error as Error & { code?: string; errstr?: string }
    const reason = error instanceof UnusableDatabase ? error.message : [name, code, errstr].filter(Boolean).join(' ')
    log('error', 'store.unavailable', { what, reason })
  }

  /** Runs a transaction. */
  async function transact<Result>(
    what: string,
    run: (query: Query) => Promise<Result>,
    begin: Database['transaction'] = database.transaction,
  ): Promise<Result> {
    try {
      return await begin(run)
    } catch (error) {
      if (error instanceof Rejected) throw error
      report(what, error)
      throw new StoreUnavailable(`The store could not ${what}: ${(error as Error).message}`, { cause: error })
    }
  }

  const { secret } = database
  /** The first and the last message that could not be accepted, since the last one that was. */
  let failed: { first: number; last: number } | undefined

  return {
    /** Accepts a message: it is durable when this resolves with `accepted`. */
    async accept(message: NewMessage): Promise<AcceptResult> {
      try {
        const result = await transact('accept a message', (query) =>
          insertMessage(query, message, { now: clock(), secret }),
        )
        failed = undefined
        return result
      } catch (error) {
        if (error instanceof Rejected) return error.result
        failed = { first: failed?.first ?? clock(), last: clock() }
        throw error
      }
    },

    /** Returns since when every message has failed; null if the last one was accepted, or if it is too long ago to tell. */
    failingSince: () => (failed && clock() - failed.last < failingMs ? failed.first : null),

    /** Takes deliveries of some kinds that are due, those of the company first. Nobody else takes them until the lease ends. */
    claim: (options: Claim): Promise<DeliveryAttempt[]> =>
      transact('claim deliveries', async (query) => {
        const { kinds = deliveryKinds, limit, leaseMs } = options
        const now = clock()
        const isNow = (column: string) => `(${column} <= $2 OR ${column} > $4)`
        const rows = await query<ClaimedRow>(
          // Materialized, because PostgreSQL may run a subquery again for each row, and would then find other rows.
          `WITH due AS MATERIALIZED (
             SELECT message_id, kind, position FROM deliveries
             WHERE state = 'waiting' AND kind IN (${list(kinds.length, 5)}) AND ${isNow('due_at')} AND ${isNow('leased_until')}
             ORDER BY kind, due_at LIMIT $3 ${database.skipLocked})
           UPDATE deliveries SET leased_until = $1, attempts = attempts + 1
           WHERE (message_id, kind, position) IN (SELECT message_id, kind, position FROM due)
           RETURNING message_id AS id, kind, position, generation, attempts, doubts, waiting_since AS "waitingSince",
             ${whyWithheld('confirmation-mail')} AS mail, ${whyWithheld('text-message')} AS text`,
          [now + leaseMs, now, limit, now + maxPauseMs, ...kinds],
        )
        const ids = rows.map(({ id }) => id)
        const messages = await readMessages(query, `id IN (${list(ids.length)})`, ids)
        const byId = new Map(messages.map((message) => [message.id, message]))
        // Each has its message: rows are locked until the end of this transaction.
        const attempts = rows.map(({ mail, text, ...row }) => ({
          ...row,
          message: byId.get(row.id)!,
          withheld: { mail, text },
        }))
        return attempts.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
      }),

    /** Records the outcome of an attempt, unless an operator has resent the delivery meanwhile. */
    settle: ({ id, kind, position, generation }: SettledAttempt, result: AttemptResult): Promise<void> =>
      transact('settle a delivery', async (query) => {
        const now = clock()
        const [dueAt, endedAt] = result.state === 'waiting' ? [now + result.retryInMs, null] : [now, now]
        const outcome = [result.state, dueAt, endedAt, 'error' in result ? result.error : null]
        const isDoubted = result.state === 'waiting' && result.isDoubted === true
        const changed = await query(
          `UPDATE deliveries SET state = $1, due_at = $2, leased_until = 0, ended_at = $3, note = $4, doubts = doubts + $5
           WHERE message_id = $6 AND kind = $7 AND position = $8 AND generation = $9 AND state = 'waiting' RETURNING kind`,
          [...outcome, Number(isDoubted), id, kind, position, generation],
        )
        if (changed.length === 0 || result.state !== 'dead' || !result.isNoticed) return
        await query(
          `INSERT INTO deliveries (message_id, kind, position, state, waiting_since, due_at)
           VALUES ($1, 'company-notice', $2, 'waiting', $3, $3)
           ON CONFLICT (message_id, kind, position) DO UPDATE SET ${dueAgain('$3')}`,
          [id, position, now],
        )
      }),

    /** Returns messages and their deliveries, newest first. */
    list: (filter: ListFilter = {}): Promise<ListedMessage[]> =>
      transact('list messages', (query) => listMessages(query, filter), database.read),

    /**
     * Makes deliveries due again under a new Message-ID: those of a kind, or all that were not delivered. Returns the
     * kinds.
     */
    resend: (id: string, kind?: DeliveryKind): Promise<DeliveryKind[]> =>
      transact('resend a message', async (query) => {
        const rows = await query<{ kind: DeliveryKind }>(
          `UPDATE deliveries SET ${dueAgain('$1')}
           WHERE message_id = $2 AND ${kind === undefined ? `state <> 'delivered'` : 'kind = $3'} RETURNING kind`,
          [clock(), id, ...(kind === undefined ? [] : [kind])],
        )
        return [...new Set(rows.map((row) => row.kind))].toSorted()
      }),

    /** Makes all deliveries of a state due again, or of these those of a kind. Returns the ids of their messages. */
    resendAll: (state: Exclude<DeliveryState, 'delivered'>, kind?: DeliveryKind): Promise<string[]> =>
      transact('resend messages', async (query) => {
        // What waits keeps its Message-ID, because an attempt may be under way.
        const rows = await query<{ id: string }>(
          `UPDATE deliveries SET ${state === 'waiting' ? 'due_at = $1' : dueAgain('$1')}
           WHERE state = $2 ${kind === undefined ? '' : 'AND kind = $3'} RETURNING message_id AS id`,
          [clock(), state, ...(kind === undefined ? [] : [kind])],
        )
        return [...new Set(rows.map(({ id }) => id))]
      }),

    /** Cancels what waits of these messages, or of all. Returns the ids of those of which something waited. */
    cancel: (ids?: readonly string[]): Promise<string[]> =>
      transact('cancel messages', async (query) => {
        const set = `UPDATE deliveries SET state = 'canceled', ended_at = $1, note = NULL WHERE state = 'waiting'`
        const now = clock()
        const rows =
          ids === undefined
            ? await query<{ id: string }>(`${set} RETURNING message_id AS id`, [now])
            : await inChunks(ids, (some) =>
                query<{ id: string }>(`${set} AND message_id IN (${list(some.length, 2)}) RETURNING message_id AS id`, [
                  now,
                  ...some,
                ]),
              )
        return [...new Set(rows.map(({ id }) => id))]
      }),

    /** Removes messages with all their rows, and overwrites what they left in the file. */
    async erase(ids: readonly string[]): Promise<void> {
      await transact('erase messages', (query) => removeMessages(query, ids))
      await database.compact()
    },

    /**
     * Removes old messages that wait for nothing, the oldest first, old failures, limits that have ended, and totals of long ago.
     * What has not reached the company stays until an operator resends or erases it: a clock that is wrong could otherwise lose
     * it. Returns which messages were removed, and how many old ones stay for that reason.
     */
    async expire({ olderThanMs, limit }: { olderThanMs: number; limit: number }) {
      const expired = await transact('expire messages', async (query) => {
        const now = clock()
        const before = now - olderThanMs
        // What a message is taking from just now is left alone, so that the two never wait for each other.
        await query(
          `DELETE FROM rate_limits WHERE bucket IN
             (SELECT bucket FROM rate_limits WHERE resets_at <= $1 ${database.skipLocked})`,
          [now],
        )
        await expireTotals(query, now)
        await expireFailures(query, before)
        const mail = (state: DeliveryState) => hasDelivery(`kind = 'company-mail' AND state = '${state}'`)
        const isLost = `${mail('dead')} AND NOT ${mail('delivered')}`
        const rows = await query<{ id: string }>(
          `SELECT id FROM messages WHERE accepted_at < $1 AND NOT ${hasDelivery(`state = 'waiting'`)} AND NOT (${isLost})
           ORDER BY accepted_at LIMIT $2`,
          [before, limit],
        )
        const ids = rows.map(({ id }) => id)
        await removeMessages(query, ids)
        const sql = `SELECT count(*) AS kept FROM messages WHERE accepted_at < $1 AND ${isLost}`
        const [row] = await query<{ kept: number }>(sql, [before])
        return { ids, kept: row!.kept }
      })
      // Each time, because another program may have read the last time, or the process may have been killed before it.
      await database.emptyLog().catch((error: unknown) => report('empty its log of changes', error))
      return expired
    },

    /** Adds views of pages to their totals. */
    addPageViews: (views: readonly PageViews[]): Promise<void> =>
      transact('count page views', (query) => addPageViews(query, views)),

    /** Returns how many inquiries came from where, and how often each page was opened. */
    readTotals: (): Promise<Totals> => transact('read totals', readTotals, database.read),

    /** Counts what failed in a visitor's browser, unless a limit is reached; returns whether it did. */
    addFailure(failure: NewFailure, limits: readonly RateLimit[]): Promise<boolean> {
      const count = transact('count a failure', async (query) => {
        const now = clock()
        const retryAfterSeconds = await takeFromLimits(query, limits, { now, secret })
        if (retryAfterSeconds > 0) throw new Rejected({ outcome: 'rate-limited', retryAfterSeconds })
        await addFailure(query, failure, now)
        return true
      })
      return count.catch((error: unknown) => {
        if (!(error instanceof Rejected)) throw error
        return false
      })
    },

    /** Returns what failed in the browsers of visitors. */
    readFailures: (): Promise<BrowserFailure[]> => transact('read failures', readFailures, database.read),

    /** Returns the kinds of failures of which more is reported today than in the week before. */
    findGrowing: (): Promise<FailureKind[]> =>
      transact('read failures', (query) => findGrowing(query, clock()), database.read),

    /** Returns how deliveries do. Stores a message and removes it, to be sure that it can. */
    probe: (): Promise<DeliveryFigures> =>
      transact('be written', async (query) => {
        const now = clock()
        const id = randomUUID()
        await query(
          `INSERT INTO messages (id, function, payload, email, phone, marks, source, idempotency_key, digest, accepted_at)
           VALUES ($1, '', '{}', '', '', '', '', $1, '', $2)`,
          [id, now],
        )
        await query(
          `INSERT INTO deliveries (message_id, kind, position, state, waiting_since, due_at)
           VALUES ($1, 'company-mail', 0, 'delivered', $2, $2)`,
          [id, now],
        )
        await query('DELETE FROM messages WHERE id = $1', [id])
        const late = await countLate(query, now)
        const isCompanys = `kind IN (${companyKinds})`
        const [dead] = await query<Pick<DeliveryFigures, 'givenUp' | 'givenUpOthers'>>(
          `SELECT count(CASE WHEN ${isCompanys} THEN 1 END) AS "givenUp",
             count(CASE WHEN NOT ${isCompanys} AND ended_at > $1 THEN 1 END) AS "givenUpOthers"
           FROM deliveries AS mail WHERE state = 'dead' AND (kind <> 'company-mail' OR NOT EXISTS
             (SELECT 1 FROM deliveries WHERE message_id = mail.message_id AND kind = 'company-notice'
               AND position = mail.position))`,
          [now - dayMs],
        )
        return { ...late, ...dead! }
      }),

    /** Does what returns whether it was done, unless it was done under this name within 24 hours. */
    async oncePerDay(name: string, work: () => Promise<boolean>): Promise<void> {
      const limits = [{ bucket: `once ${name}`, limit: 1, seconds: dayMs / 1_000 }]
      const moment = { now: clock(), secret }
      const isFirst = await transact(name, async (query) => {
        const isTaken = (await takeFromLimits(query, limits, moment)) === 0
        if (!isTaken) await giveBackToLimits(query, limits, moment)
        return isTaken
      })
      // Outside of a transaction, because a mail server may take minutes.
      if (isFirst && !(await work())) await transact(name, (query) => giveBackToLimits(query, limits, moment))
    },

    close: () => database.close(),
  }
}

/** A claimed delivery, and why its message's confirmations are withheld. */
type ClaimedRow = Omit<DeliveryAttempt, 'message' | 'withheld'> & DeliveryAttempt['withheld']

/** Counts what is late. A time in the future is of a clock that was ahead: nobody knows for how long it has waited. */
async function countLate(query: Query, now: number): Promise<LateDeliveries> {
  const count = (kinds: string) => `count(CASE WHEN kind IN (${kinds}) THEN 1 END)`
  const [row] = await query<LateDeliveries>(
    `SELECT ${count(companyKinds)} AS "lateMails", ${count("'text-message'")} AS "lateTexts",
       ${count("'crm-webhook'")} AS "lateEvents"
     FROM deliveries WHERE state = 'waiting' AND abs($1 - waiting_since) >= $2`,
    [now, lateMs],
  )
  return row!
}

/** The condition that a message has a delivery for which another condition holds. */
const hasDelivery = (condition: string) =>
  `EXISTS (SELECT 1 FROM deliveries WHERE message_id = messages.id AND ${condition})`

/** Why a message's delivery of this kind is withheld: empty if it is not, NULL if there is none. */
const whyWithheld = (kind: DeliveryKind) =>
  `(SELECT CASE state WHEN 'withheld' THEN note WHEN 'canceled' THEN 'canceled' ELSE '' END FROM deliveries AS other
     WHERE other.message_id = deliveries.message_id AND other.kind = '${kind}')`

/** The assignments that make a delivery due again, under a new Message-ID. */
const dueAgain = (now: string) =>
  `state = 'waiting', generation = deliveries.generation + 1, attempts = 0, doubts = 0, waiting_since = ${now},
   due_at = ${now}, leased_until = 0, ended_at = NULL, note = NULL`
