import type { DiskFile } from './disk.ts'
import { recordIn, type JournalRecord, type Place } from './record.ts'

const chunkLength = 1024 * 1024
// A body has 64 KiB at most, and a character in it becomes six in JSON at worst.
const longestRecord = 1024 * 1024
const lineBreak = 0x0a

/** What a journal held: where its last whole record ends, and what is no record before that. */
export type Recovered = { length: number; damaged: Uint8Array[] }

/**
 * Reads a journal from its beginning. What a crash tore stands at its end, after `length`; damage before that was done to
 * what had been written well.
 *
 * @param read hears of every whole record, and where it stands
 */
export async function recover(file: DiskFile, read: (record: JournalRecord, place: Place) => void): Promise<Recovered> {
  const damaged: Uint8Array[] = []
  let suspect: Uint8Array[] = []
  let length = 0
  let rest: Uint8Array = new Uint8Array()
  let position = 0
  for (;;) {
    const chunk = await file.read(position, chunkLength)
    if (chunk.length === 0) return { length, damaged }
    const bytes = Buffer.concat([rest, chunk])
    let start = 0
    for (let end = bytes.indexOf(lineBreak); end >= 0; end = bytes.indexOf(lineBreak, start)) {
      const line = bytes.subarray(start, end)
      const place = { position: position - rest.length + start, length: line.length }
      start = end + 1
      const record = recordIn(line)
      if (!record) {
        suspect.push(line)
        continue
      }
      read(record, place)
      damaged.push(...suspect)
      suspect = []
      length = position - rest.length + start
    }
    rest = bytes.subarray(start)
    position += chunk.length
    if (rest.length <= longestRecord) continue
    suspect.push(rest)
    rest = new Uint8Array()
  }
}
