// What is counted without a person (D96): inquiries by month, and opened pages by day. Erasing a message changes no total.
import { isFormPage } from '#contract/forms.ts'
import type { Query, Value } from './database.ts'
import type { NewMessage } from './messages.ts'
import { list } from './statements.ts'

/** How many inquiries of a month came from one place; what is not known is empty. */
export type InquiryTotal = {
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

/** Counts an accepted message, as the last statement of its transaction: servers then wait for each other in one order only. */
export async function countInquiry(
  query: Query,
  { function: name, source }: Pick<NewMessage, 'function' | 'source'>,
  now: number,
): Promise<void> {
  const facts = new URLSearchParams(source)
  // A sender of newsletters may put the reader's address into a link. A total outlives its person, so it holds none.
  const read = (fact: string) => (facts.get(fact) ?? '').replace(/.*@.*/, '')
  const page = isFormPage(read('page')) ? read('page') : ''
  await query(
    `INSERT INTO inquiry_totals (month, function, page, landing, referrer, source, campaign, count)
     VALUES (${list(7)}, 1)
     ON CONFLICT (month, function, page, landing, referrer, source, campaign)
       DO UPDATE SET count = inquiry_totals.count + 1`,
    [
      dayOf(now).slice(0, 7),
      name,
      page,
      read('landing'),
      read('referrer'),
      read('utm_source') || read('click'),
      read('utm_campaign'),
    ],
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

/** Returns all totals, the newest first. */
export async function readTotals(query: Query): Promise<Totals> {
  return {
    inquiries: await query<InquiryTotal>(
      `SELECT month, function, page, landing, referrer, source, campaign, count FROM inquiry_totals
       ORDER BY month DESC, count DESC, function, page, landing, referrer, source, campaign`,
    ),
    pageViews: await query<PageViews>('SELECT day, path, count FROM page_views ORDER BY day DESC, count DESC, path'),
  }
}

/** Removes the totals of months that ended 25 months ago or earlier. */
export async function expireTotals(query: Query, now: number): Promise<void> {
  const date = new Date(now)
  const first = dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsKept, 1))
  await query('DELETE FROM inquiry_totals WHERE month < $1', [first.slice(0, 7)])
  await query('DELETE FROM page_views WHERE day < $1', [first])
}
