import type { DiskFile } from './disk.ts'
import { lineOf, type JournalRecord, type Place } from './record.ts'

const pieceLength = 256 * 1024

/**
 * Writes records to the beginning of a file, and syncs it.
 *
 * @returns how many bytes they are, and where each message stands
 */
export async function writeRecords(file: DiskFile, records: Iterable<JournalRecord>) {
  const places = new Map<string, Place>()
  let written = 0
  let lines: string[] = []
  let linesLength = 0
  const flush = async () => {
    await file.write(Buffer.from(lines.join('')), written)
    written += linesLength
    lines = []
    linesLength = 0
  }
  for (const record of records) {
    const line = lineOf(record)
    const length = Buffer.byteLength(line)
    if (record.type === 'accepted')
      places.set(record.accepted.id, { position: written + linesLength, length: length - 1 })
    lines.push(line)
    linesLength += length
    if (linesLength > pieceLength) await flush()
  }
  await flush()
  await file.sync()
  return { length: written, places }
}
