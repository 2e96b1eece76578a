import { join } from 'node:path'
import type { Disk, DiskFile } from './disk.ts'
import { OutboxUnwritable } from './errors.ts'
import { createQueue } from './queue.ts'
import { lineOf, type JournalRecord } from './record.ts'
import { recover } from './recover.ts'

const name = 'journal'
const nextName = 'journal.next'
const pieceLength = 256 * 1024

/** What has been written and not been told yet. */
type Waiting = { record: JournalRecord; resolve: () => void; reject: (reason: OutboxUnwritable) => void }

/**
 * Opens the journal of a folder, an append-only file of records, and reads it. Records that arrive while others are being written share the next write and
 * the next sync (group commit).
 *
 * @param options `apply`: hears of every record when it is on disk, in the order of the file; `live`: the records that a
 * rewritten journal has to hold; `mostBytes`: how long the journal may grow
 */
export async function openJournal(options: {
  disk: Disk
  folder: string
  mostBytes: number
  apply: (record: JournalRecord) => void
  live: () => Iterable<JournalRecord>
}) {
  const { disk, folder, mostBytes, apply, live } = options
  const path = join(folder, name)
  const nextPath = join(folder, nextName)
  // What a crash left of a rewriting.
  await disk.remove(nextPath)
  let file = await disk.open(path)
  const { length: wholeLength, damaged } = await recover(file, apply)
  // Before anything is appended: behind a torn end the next record could not be read.
  await file.truncate(wholeLength)
  await file.sync()
  await disk.syncFolder(folder)

  /** How much of the file is on disk for good. */
  let length = wholeLength
  let waiting: Waiting[] = []
  /** What was written since a rewriting began. */
  let since: Uint8Array[] | undefined
  /** Whether the end of the file is where `length` says. */
  let isSound = true
  /** Whether the last attempt to write went well. */
  let isWritable = true
  let committing: Promise<void> | undefined
  const exclusively = createQueue()

  /** Writes until nothing waits. */
  async function commitAll(): Promise<void> {
    while (waiting.length > 0) await exclusively(commit)
    committing = undefined
  }

  async function commit(): Promise<void> {
    const batch = waiting
    waiting = []
    const bytes = Buffer.from(batch.map(({ record }) => lineOf(record)).join(''))
    try {
      if (!isSound) await mend()
      await file.write(bytes, length)
      await file.sync()
      isWritable = true
    } catch (cause) {
      isWritable = false
      isSound = false
      // Whether a part of it is on disk cannot be known, and whoever waits is told that it is not.
      await mend().catch(() => undefined)
      const reason = new OutboxUnwritable(`The outbox ${folder} cannot be written.`, { cause })
      for (const { reject } of batch) reject(reason)
      return
    }
    length += bytes.length
    since?.push(bytes)
    for (const { record, resolve } of batch) {
      apply(record)
      resolve()
    }
  }

  /** Takes back what was written badly. After a failed sync a system may hold for written what is not on disk. */
  async function mend(): Promise<void> {
    await file.truncate(length)
    await file.sync()
    await disk.syncFolder(folder)
    isSound = true
  }

  /** Writes the live records to a file of their own. */
  async function copyLive(copy: DiskFile): Promise<number> {
    let copied = 0
    let lines: string[] = []
    let linesLength = 0
    const flush = async () => {
      const bytes = Buffer.from(lines.join(''))
      lines = []
      linesLength = 0
      await copy.write(bytes, copied)
      copied += bytes.length
    }
    for (const record of live()) {
      const line = lineOf(record)
      lines.push(line)
      linesLength += line.length
      if (linesLength > pieceLength) await flush()
    }
    await flush()
    // Outside of the exclusive part, so that what arrives meanwhile does not wait for it.
    await copy.sync()
    return copied
  }

  /** Puts the copy in the journal's place, with what was written meanwhile. */
  async function switchTo(copy: DiskFile, copied: number): Promise<void> {
    const rest = Buffer.concat(since ?? [])
    since = undefined
    await copy.write(rest, copied)
    await copy.sync()
    await disk.rename(nextPath, path)
    await file.close().catch(() => undefined)
    file = copy
    length = copied + rest.length
    // Until the new name is on disk, a crash brings the old file back: what is appended to the new one would be lost.
    isSound = false
    await mend()
  }

  async function rewriteNow(): Promise<void> {
    await disk.remove(nextPath)
    const copy = await disk.open(nextPath)
    try {
      since = []
      const copied = await copyLive(copy)
      await exclusively(() => switchTo(copy, copied))
    } catch (cause) {
      if (file !== copy) await copy.close().catch(() => undefined)
      throw new OutboxUnwritable(`The outbox ${folder} cannot be rewritten.`, { cause })
    } finally {
      since = undefined
    }
  }
  const oneAtATime = createQueue()

  return {
    /** What lay damaged between whole records. */
    damaged,
    /** Bytes. */
    length: () => length,
    isWritable: () => isWritable,
    /** Done when the record is on disk and has been applied. Rejects with OutboxUnwritable. */
    append(record: JournalRecord): Promise<void> {
      if (length > mostBytes && record.type === 'accepted')
        return Promise.reject(new OutboxUnwritable(`The outbox ${folder} is full: ${length} bytes.`))
      return new Promise((resolve, reject) => {
        waiting.push({ record, resolve, reject })
        committing ??= commitAll()
      })
    },
    /** Writes the journal anew with what is live; what is not is gone from the disk then. */
    rewrite: () => oneAtATime(rewriteNow),
    async close(): Promise<void> {
      await oneAtATime(async () => undefined)
      await committing
      await file.close()
    },
  }
}
