// What npm run outbox prints.
import type { BrowserFailure } from '../store/failures.ts'
import type { ListedMessage, StoredDelivery } from '../store/messages.ts'
import type { Totals } from '../store/totals.ts'

const headings = ['DELIVERY', 'STATE', 'NOTE']

/** Returns messages as a table, the newest first: a row for each delivery, and nothing that was typed. */
export function formatList(messages: ListedMessage[]): string {
  const rows = messages.flatMap((message) =>
    message.deliveries.map((delivery, index) => [
      ...(index === 0 ? [message.id, formatTime(message.acceptedAt), labelOf(message)] : ['', '', '']),
      ...cells(delivery),
    ]),
  )
  return table([['ID', 'ACCEPTED', 'FUNCTION', ...headings], ...rows])
}

const labelOf = ({ function: name, marks, isUnreadable }: ListedMessage) =>
  name + (marks && ', marked') + (isUnreadable ? ', unreadable' : '')

/** Returns a message with what was typed, and its deliveries. */
export function formatOne({
  id,
  acceptedAt,
  function: name,
  marks,
  source,
  payload,
  deliveries,
}: ListedMessage): string {
  const mark = marks && { 'possible spam': marks }
  const all = { id, accepted: formatTime(acceptedAt), function: name, ...mark, ...payload, ...(source && { source }) }
  const facts = Object.entries(all).map(([key, value]) => [key, String(value).replaceAll('\n', '\n  ')])
  return `${table(facts)}\n\n${table([headings, ...deliveries.map(cells)])}`
}

/** Returns a delivery as cells of a table. */
function cells(delivery: StoredDelivery): string[] {
  const { kind, position, generation, state, attempts, dueAt, note } = delivery
  const notes = [
    attempts > 0 && `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    generation > 0 && `resent ${generation} ${generation === 1 ? 'time' : 'times'}`,
    note,
    state === 'written' && 'in a file, sent to nobody',
    state === 'waiting' && `next ${formatTime(dueAt)}`,
  ]
  return [position > 0 ? `${kind} ${position + 1}` : kind, state, notes.filter(Boolean).join(', ')]
}

/** Returns totals by month, the newest first. */
export function formatTotals({ inquiries, pageViews }: Totals): string {
  const months = new Set([...inquiries.map(({ month }) => month), ...pageViews.map(({ day }) => monthOf(day))])
  const blocks = [...months]
    .toSorted()
    .toReversed()
    .map((month) =>
      formatMonth(
        month,
        inquiries.filter((one) => one.month === month),
        pageViews.filter(({ day }) => monthOf(day) === month),
      ),
    )
  if (pageViews.length === 0)
    blocks.push('The server counts pages that it sends (npm start); nothing counts those of a static host.')
  return blocks.join('\n\n\n')
}

const monthOf = (day: string) => day.slice(0, 7)

/** Returns what each page brought in a month, and below it where inquiries came from. */
function formatMonth(month: string, sent: Totals['inquiries'], opened: Totals['pageViews']): string {
  const paths = new Set([...opened.map(({ path }) => path), ...sent.map(({ landing }) => landing)])
  const pages = [...paths]
    .map((path) => ({
      path,
      opened: sum(opened.filter((one) => one.path === path)),
      sent: sum(sent.filter(({ landing }) => landing === path)),
    }))
    .toSorted((a, b) => b.sent - a.sent || b.opened - a.opened)
    .map((one) => [String(one.opened), String(one.sent), known(one.path)])
  const origins = sent.map((one) => [
    String(one.count),
    one.function,
    ...[one.page, one.landing, one.referrer, one.source, one.campaign].map(known),
  ])
  const tables = [
    [['OPENED', 'INQUIRIES', 'FIRST PAGE'], ...pages],
    [['INQUIRIES', 'FUNCTION', 'PAGE OF THE FORM', 'FIRST PAGE', 'REFERRER', 'SOURCE', 'CAMPAIGN'], ...origins],
  ].filter((rows) => rows.length > 1)
  return [`${month}: inquiries ${sum(sent)}, pages opened ${sum(opened)}`, ...tables.map(table)].join('\n\n')
}

const sum = (totals: readonly { count: number }[]) => totals.reduce((all, { count }) => all + count, 0)
/** Returns a fact of an inquiry; a dash for one that is not known. */
const known = (fact: string) => fact || '-'

/** Returns failures as a table, the newest day first, and of a day the most frequent. */
export function formatFailures(failures: BrowserFailure[]): string {
  if (failures.length === 0) return 'No browser has reported a failure.'
  const rows = failures.map(({ day, count, kind, what, place, page, engine, build }) => [
    day,
    String(count),
    // Strangers report them. The contract admits nothing that a terminal obeys, and nothing of it is printed.
    ...[kind, what, place, page, engine, build].map((fact) => known(fact.replaceAll(/\p{C}/gu, '?'))),
  ])
  return table([['DAY', 'COUNT', 'KIND', 'WHAT', 'PLACE', 'PAGE', 'BROWSER', 'BUILD'], ...rows])
}

/** Returns rows as columns of equal width. */
export function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
  return lines.map((line) => line.trimEnd()).join('\n')
}

/** Returns a moment as `2026-11-21 20:24:00Z`. */
export const formatTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('T', ' ').replace(/\.\d+/, '')

/** Returns JSON with times in ISO 8601, which the store has in milliseconds. */
export const toJson = (value: unknown) =>
  JSON.stringify(
    value,
    (key, one: unknown) => (typeof one === 'number' && key.endsWith('At') ? new Date(one).toISOString() : one),
    2,
  )
