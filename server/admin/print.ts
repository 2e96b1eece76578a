import {
  deliveryStates,
  type MessageSummary,
  type Stats,
  type Store,
  type StoredDelivery,
} from '#server/store/Store.ts'
import { formatTime, table } from './table.ts'

type Shown = NonNullable<Awaited<ReturnType<Store['show']>>>

const headings = ['DELIVERY', 'STATE', 'NOTE']

/** Returns messages as a table for people: a row for each delivery, and nothing that was typed. */
export function printList(messages: MessageSummary[]): string {
  if (messages.length === 0) return 'No messages.'
  const rows = messages.flatMap(({ id, acceptedAt, function: name, deliveries }) =>
    deliveries.map((delivery, index) => [
      ...(index === 0 ? [id, formatTime(acceptedAt), name] : ['', '', '']),
      ...cells(delivery),
    ]),
  )
  return table([['ID', 'ACCEPTED', 'FUNCTION', ...headings], ...rows])
}

/** Returns one message with what was typed. */
export function printMessage({ message, deliveries }: Shown): string {
  const { id, acceptedAt, function: name, payload } = message
  const facts = { id, accepted: formatTime(acceptedAt), function: name, ...payload }
  const width = Math.max(...Object.keys(facts).map((key) => key.length)) + 2
  const lines = Object.entries(facts).map(
    ([key, value]) => key.padEnd(width) + String(value).replace(/\r?\n/g, `\n${' '.repeat(width)}`),
  )
  return `${lines.join('\n')}\n\n${table([headings, ...deliveries.map(cells)])}`
}

/** Returns how many deliveries are in each state, how long the oldest has waited, and how many messages came each day. */
export function printStats({ deliveries, oldestWaitingMs, acceptedPerDay }: Stats): string {
  const kinds = [...new Set(deliveries.map(({ kind }) => kind))]
  const count = (kind: string, state: string) =>
    String(deliveries.find((one) => one.kind === kind && one.state === state)?.count ?? 0)
  const states = kinds.map((kind) => [kind, ...deliveryStates.map((state) => count(kind, state))])
  const minutes = Math.floor((oldestWaitingMs ?? 0) / 60_000)
  return [
    table([['DELIVERY', ...deliveryStates.map((state) => state.toUpperCase())], ...states]),
    oldestWaitingMs === null
      ? 'Nothing is waiting.'
      : `The oldest waiting message was accepted ${Math.floor(minutes / 60)} h ${minutes % 60} min ago.`,
    table([['DAY (UTC)', 'ACCEPTED'], ...acceptedPerDay.map(({ day, count }) => [day, String(count)])]),
  ].join('\n\n')
}

function cells({ kind, position, generation, state, attempts, dueAt, lastError }: StoredDelivery): string[] {
  const notes = [
    attempts > 0 && `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    generation > 0 && `resent ${generation} ${generation === 1 ? 'time' : 'times'}`,
    lastError,
    dueAt !== null && `next ${formatTime(dueAt)}`,
  ]
  return [position > 0 ? `${kind} ${position + 1}` : kind, state, notes.filter(Boolean).join(', ')]
}
