import { parseArgs } from 'node:util'
import {
  deliveryKinds,
  deliveryStates,
  type DeliveryKind,
  type DeliveryState,
  type ListFilter,
} from '#server/store/Store.ts'

/** A command that cannot be carried out; its message says what is wrong and what to do. */
export class Mistake extends Error {}

const text = { type: 'string' } as const
const options = { state: text, kind: text, since: text, address: text, limit: text, json: { type: 'boolean' } } as const
export type Values = { [Name in keyof typeof options]?: Name extends 'json' ? boolean : string }

/** Splits the words after `npm run outbox --` into those of the command and its options. */
export function parseWords(words: string[]): { positionals: string[]; values: Values } {
  try {
    return parseArgs({ args: words, allowPositionals: true, options })
  } catch (error) {
    // Node names the option: "Unknown option '--all'. …", "Option '--state <value>' argument missing".
    const [said] = (error as Error).message.split(/\.(?:\s|$)/)
    throw new Mistake(`${said}. ${help}`)
  }
}

export const help = 'See "npm run outbox -- help".'

/** Returns the filter of `list`. */
export function parseFilter({ state, kind, since, address, limit }: Values): ListFilter {
  if (state !== undefined && !isState(state))
    throw new Mistake(`--state: use ${deliveryStates.join(', ')}, not "${state}".`)
  const sinceMs = since === undefined ? undefined : Date.parse(since)
  if (Number.isNaN(sinceMs))
    throw new Mistake(`--since: use a day like 2026-11-22 or a time like 2026-11-22T10:00Z, not "${since}".`)
  if (limit !== undefined && !/^[1-9]\d{0,6}$/.test(limit))
    throw new Mistake(`--limit: use a number from 1 to 9999999, not "${limit}".`)
  return {
    ...(state !== undefined && { state }),
    ...(kind !== undefined && { kind: parseKind(kind, '--kind') }),
    ...(sinceMs !== undefined && { since: sinceMs }),
    ...(address !== undefined && { address: parsePerson(address) }),
    ...(limit !== undefined && { limit: Number(limit) }),
  }
}

/** Returns a kind of delivery; `name` says where it was typed. */
export function parseKind(kind: string, name: string): DeliveryKind {
  if (isKind(kind)) return kind
  throw new Mistake(`${name}: use ${deliveryKinds.join(', ')}, not "${kind}".`)
}

/** Returns what finds a person: an e-mail address or a phone number, in any spelling. */
export function parsePerson(address: string | undefined): string {
  if (address !== undefined && /@|\d/.test(address)) return address
  throw new Mistake('--address: give an email address like jana@example.com or a phone number like +421900123456.')
}

const isState = (word: string): word is DeliveryState => (deliveryStates as readonly string[]).includes(word)
const isKind = (word: string): word is DeliveryKind => (deliveryKinds as readonly string[]).includes(word)
