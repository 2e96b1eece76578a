// What failed in the browsers of visitors, counted by day without a person (D96).
import type { FailureKind, FailureReport } from '#contract/failureReport.ts'
import type { Query } from './database.ts'
import { list } from './statements.ts'
import { dayOf } from './totals.ts'

/** What a page reports, and the engine of the browser with its major version, as `Firefox 145`. */
export type NewFailure = FailureReport & { engine: string }

/** How often the same failed on a day (UTC), as `2026-11-28`. */
export type BrowserFailure = NewFailure & { day: string; count: number }

const columns = ['day', 'kind', 'what', 'place', 'page', 'engine', 'build'] as const

/** The most different failures of a day. Further ones are counted by their kind alone, so that nobody can fill the disk. */
const maxRows = 200

const dayMs = 24 * 60 * 60_000

/** A kind grows on a day that has at least this many reports, and more than twice as many as each of the seven days before. */
const minReports = 3

/** Counts a failure on the day of `now`, in milliseconds since 1970. */
export async function addFailure(query: Query, failure: NewFailure, now: number): Promise<void> {
  const known = { ...failure, day: dayOf(now) }
  const values = columns.map((column) => known[column])
  const isSame = columns.map((column, index) => `${column} = $${index + 1}`).join(' AND ')
  const [counted] = await query(`UPDATE browser_failures SET count = count + 1 WHERE ${isSame} RETURNING day`, values)
  if (counted) return
  const [rows] = await query<{ count: number }>('SELECT count(*) AS count FROM browser_failures WHERE day = $1', [
    known.day,
  ])
  const isFull = rows!.count >= maxRows
  await query(
    `INSERT INTO browser_failures (${columns.join(', ')}, count) VALUES (${list(columns.length)}, 1)
     ON CONFLICT (${columns.join(', ')}) DO UPDATE SET count = browser_failures.count + 1`,
    isFull ? [known.day, known.kind, '', '', '', '', ''] : values,
  )
}

/** Returns all that is counted, the newest day first. */
export const readFailures = (query: Query): Promise<BrowserFailure[]> =>
  query(
    `SELECT ${columns.join(', ')}, count FROM browser_failures ORDER BY day DESC, count DESC, ${columns.join(', ')}`,
  )

/** Returns the kinds of which more is reported today than in the week before. */
export async function findGrowing(query: Query, now: number): Promise<FailureKind[]> {
  const rows = await query<{ kind: FailureKind; day: string; count: number }>(
    `SELECT kind, day, CAST(sum(count) AS BIGINT) AS count FROM browser_failures WHERE day >= $1 GROUP BY kind, day`,
    [dayOf(now - 7 * dayMs)],
  )
  const today = dayOf(now)
  const most = (kind: FailureKind) =>
    Math.max(0, ...rows.filter((row) => row.kind === kind && row.day < today).map(({ count }) => count))
  return rows
    .filter(({ kind, day, count }) => day === today && count >= minReports && count > 2 * most(kind))
    .map(({ kind }) => kind)
    .toSorted()
}

/** Removes what was counted on days that ended before. */
export const expireFailures = (query: Query, before: number) =>
  query('DELETE FROM browser_failures WHERE day < $1', [dayOf(before)])
