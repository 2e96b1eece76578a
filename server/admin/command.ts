import { parseArgs } from 'node:util'
import {
  deliveryKinds,
  type DeliveryKind,
  type DeliveryState,
  type MessageSummary,
  type Store,
  type StoredDelivery,
} from '#server/store/Store.ts'

const usage = `npm run outbox -- list [--state STATE] [--kind KIND] [--since DAY] [--address ADDRESS] [--limit COUNT]
                              ids, times and states, the newest first; nothing that was typed
npm run outbox -- show ID     one message, with what was typed
npm run outbox -- resend ID [KIND]
                              delivers again what was not delivered, or the named kind
npm run outbox -- erase ID | --address ADDRESS
                              erases a message, or all of a person by email address or phone number,
                              and their mail files for good

STATE is waiting, delivered, dead or suppressed. KIND is company-mail, confirmation-mail,
text-message or crm-webhook.
DAY is a day like 2026-11-22, or a time like 2026-11-22T10:00Z.`

const kinds = new Set<string>(deliveryKinds)
const states = new Set<string>(['waiting', 'delivered', 'dead', 'suppressed'] satisfies DeliveryState[])
const isKind = (text: string): text is DeliveryKind => kinds.has(text)
const isState = (text: string): text is DeliveryState => states.has(text)

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  address: { type: 'string' },
  limit: { type: 'string' },
} as const
type Values = Partial<Record<keyof typeof options, string>>

/** The output of a command, and whether it did what was asked. */
export type Output = { text: string; isDone: boolean }
const done = (text: string): Output => ({ text, isDone: true })
const failed = (text: string): Output => ({ text, isDone: false })
const missing = (id: string) => failed(`There is no message ${id}.`)

/**
 * Runs a command of an operator.
 *
 * @param words after `npm run outbox --`
 * @param removeFiles removes the mail files of erased messages, by id
 */
export async function runCommand(
  store: Store,
  words: string[],
  removeFiles: (ids: string[]) => Promise<void>,
): Promise<Output> {
  const parsed = parse(words)
  if (!parsed) return failed(usage)
  const {
    positionals: [command, id, kind, ...rest],
    values,
  } = parsed
  const hasOptions = Object.keys(values).length > 0
  if (rest.length > 0) return failed(usage)
  if (command === 'list' && id === undefined) return list(store, values)
  if (command === 'erase' && id === undefined && values.address && Object.keys(values).length === 1)
    return erase(store, { address: values.address }, removeFiles)
  if (hasOptions || id === undefined) return failed(usage)
  if (command === 'resend' && (kind === undefined || isKind(kind))) return resend(store, id, kind)
  if (kind !== undefined) return failed(usage)
  if (command === 'erase') return erase(store, { id }, removeFiles)
  if (command !== 'show') return failed(usage)
  const found = await store.show(id)
  return found ? done(JSON.stringify(found, null, 2)) : missing(id)
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options })
  } catch {
    return undefined
  }
}

async function list(store: Store, { state, kind, since, address, limit }: Values): Promise<Output> {
  const sinceMs = since === undefined ? undefined : Date.parse(since)
  const isWrong =
    (state !== undefined && !isState(state)) ||
    (kind !== undefined && !isKind(kind)) ||
    (limit !== undefined && !/^[1-9]\d{0,6}$/.test(limit)) ||
    Number.isNaN(sinceMs)
  if (isWrong) return failed(usage)
  const messages = await store.list({
    ...(state !== undefined && { state }),
    ...(kind !== undefined && { kind }),
    ...(sinceMs !== undefined && { since: sinceMs }),
    ...(address !== undefined && { address }),
    ...(limit !== undefined && { limit: Number(limit) }),
  })
  return done(messages.length > 0 ? messages.map(summary).join('\n') : 'No messages.')
}

async function resend(store: Store, id: string, kind: DeliveryKind | undefined): Promise<Output> {
  const due = await store.resend(id, kind)
  if (!due) return missing(id)
  if (due.length > 0) return done(`Due now: ${[...new Set(due)].join(', ')}`)
  return failed(kind ? `${id} has no ${kind}.` : `All of ${id} was delivered. Name the kind to deliver again.`)
}

async function erase(
  store: Store,
  which: { id: string } | { address: string },
  removeFiles: (ids: string[]) => Promise<void>,
): Promise<Output> {
  const ids = await store.erase(which)
  // Also when the message is gone already: an earlier command may have ended before it removed the files.
  await removeFiles('id' in which ? [which.id, ...ids] : ids)
  if (ids.length === 0) return 'id' in which ? missing(which.id) : failed('There is no message with this address.')
  return done(`Erased ${ids.join(', ')}.`)
}

const summary = ({ id, function: name, acceptedAt, deliveries }: MessageSummary): string =>
  [`${id}  ${timeOf(acceptedAt)}  ${name}`, ...deliveries.map(line)].join('\n')

function line({ kind, position, generation, state, attempts, dueAt, lastError }: StoredDelivery): string {
  const name = position > 0 ? `${kind} ${position + 1}` : kind
  const facts = [
    state,
    attempts > 0 && `${attempts} attempts`,
    generation > 0 && `resent ${generation} times`,
    lastError,
    dueAt !== null && `next ${timeOf(dueAt)}`,
  ]
  return `  ${name.padEnd(18)} ${facts.filter(Boolean).join(', ')}`
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString()
