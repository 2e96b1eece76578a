// What is counted without a person (D96): inquiries by month, and opened pages by day. Erasing a message changes no total.
import { isFormPage } from '#contract/forms.ts'
import type { Query, Value } from './database.ts'
import { inChunks, list } from './statements.ts'

/** How many inquiries of a month came from one place; what is not known is empty. */
type InquiryTotal = {
  /** In UTC, as `2026-11`. */
  month: string
  /** The function of the form, and the page that held it. */
  function: string
  page: string
  /** The first page that is known. */
  landing: string
  /** The host of the page that led there. */
  referrer: string
  /** `utm_source`, or the network of a clicked advertisement. */
  source: string
  campaign: string
  count: number
}

/** How often a page was opened on a day (UTC), as `2026-11-28`. */
export type PageViews = { day: string; path: string; count: number }

export type Totals = { inquiries: InquiryTotal[]; pageViews: PageViews[] }

const monthsKept = 25

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

type Counted = { function: string; source: string; acceptedAt: number }
const countedColumns = 'function, source, accepted_at AS "acceptedAt"'
const totalColumns = ['month', 'function', 'page', 'landing', 'referrer', 'source', 'campaign'] as const

/** Adds up messages by where they came from, in one order, so that two servers never wait for each other's rows. */
function addUp(messages: readonly Counted[], totals: readonly InquiryTotal[] = []): InquiryTotal[] {
  const sums = new Map<string, InquiryTotal>()
  for (const total of [...messages.map(toTotal), ...totals]) {
    const key = JSON.stringify(totalColumns.map((column) => total[column]))
    sums.set(key, { ...total, count: total.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total)
}

function toTotal({ function: name, source, acceptedAt }: Counted): InquiryTotal {
  const facts = new URLSearchParams(source)
  // A sender of newsletters may put the reader's address into a link. A total outlives its person, so it holds none.
  const read = (fact: string) => (facts.get(fact) ?? '').replace(/.*@.*/, '')
  return {
    month: dayOf(acceptedAt).slice(0, 7),
    function: name,
    page: isFormPage(read('page')) ? read('page') : '',
    landing: read('landing'),
    referrer: read('referrer'),
    source: read('utm_source') || read('click'),
    campaign: read('utm_campaign'),
    count: 1,
  }
}

/**
 * Removes messages, and adds them to the totals. Those that are stored are counted where the totals are read: a total that each
 * message raised would be one row for which all senders wait.
 */
export async function removeMessages(query: Query, ids: readonly string[]): Promise<void> {
  const removed = await inChunks(ids, (some) =>
    query<Counted>(`DELETE FROM messages WHERE id IN (${list(some.length)}) RETURNING ${countedColumns}`, some),
  )
  for (const total of addUp(removed))
    await query(
      `INSERT INTO inquiry_totals (${totalColumns.join(', ')}, count) VALUES (${list(8)})
       ON CONFLICT (${totalColumns.join(', ')}) DO UPDATE SET count = inquiry_totals.count + excluded.count`,
      [...totalColumns.map((column) => total[column]), total.count],
    )
}

/** Adds views to what this server and others have counted. */
export async function addPageViews(query: Query, views: readonly PageViews[]): Promise<void> {
  // In one order, so that two servers never wait for each other's rows.
  const sorted = views.toSorted((a, b) => (`${a.day} ${a.path}` < `${b.day} ${b.path}` ? -1 : 1))
  const rows = sorted.map((_, index) => `(${list(3, index * 3 + 1)})`)
  const values = sorted.flatMap(({ day, path, count }): Value[] => [day, path, count])
  await query(
    `INSERT INTO page_views (day, path, count) VALUES ${rows.join(', ')}
     ON CONFLICT (day, path) DO UPDATE SET count = page_views.count + excluded.count`,
    values,
  )
}

/** Returns all totals, the newest first, and of a month the largest. */
export async function readTotals(query: Query): Promise<Totals> {
  const stored = await query<Counted>(`SELECT ${countedColumns} FROM messages`)
  const removed = await query<InquiryTotal>(`SELECT ${totalColumns.join(', ')}, count FROM inquiry_totals`)
  return {
    inquiries: addUp(stored, removed).toSorted((a, b) => compare(b.month, a.month) || b.count - a.count),
    pageViews: await query<PageViews>('SELECT day, path, count FROM page_views ORDER BY day DESC, count DESC, path'),
  }
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Removes the totals of months that ended 25 months ago or earlier. */
export async function expireTotals(query: Query, now: number): Promise<void> {
  const date = new Date(now)
  const first = dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsKept, 1))
  await query('DELETE FROM inquiry_totals WHERE month < $1', [first.slice(0, 7)])
  await query('DELETE FROM page_views WHERE day < $1', [first])
}
