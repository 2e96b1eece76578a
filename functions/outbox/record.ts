import { crc32 } from 'node:zlib'
import type { Accepted, Delivery, DeliveryState } from './Entry.ts'

/** A line of the journal. */
export type JournalRecord =
  | { type: 'accepted'; accepted: Accepted }
  | { type: 'recorded'; id: string; delivery: Delivery; state: DeliveryState }
  | { type: 'erased'; id: string }
  /** Says nothing; it was written to see whether writing works. */
  | { type: 'tried' }

/** Where a line stands in the journal, in bytes; without its break. */
export type Place = { position: number; length: number }

const sumLength = 8

/** The record as a line: its checksum, a space, its JSON. JSON holds no line break, so a line is a record. */
export function lineOf(record: JournalRecord): string {
  const json = JSON.stringify(record)
  return `${sumOf(json)} ${json}\n`
}

/** Reads a line without its break; undefined when it is not one that `lineOf` wrote. */
export function recordIn(line: Uint8Array): JournalRecord | undefined {
  const json = line.subarray(sumLength + 1)
  const isWhole = Buffer.from(line.subarray(0, sumLength + 1)).toString('latin1') === `${sumOf(json)} `
  return isWhole ? (JSON.parse(Buffer.from(json).toString('utf8')) as JournalRecord) : undefined
}

const sumOf = (json: string | Uint8Array) => crc32(json).toString(16).padStart(sumLength, '0')
