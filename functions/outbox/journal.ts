import { join } from 'node:path'
import type { Disk, DiskFile } from './disk.ts'
import { OutboxUnwritable } from './errors.ts'
import { createQueue } from './queue.ts'
import { lineOf, recordIn, type JournalRecord, type Place } from './record.ts'
import { recover } from './recover.ts'
import { writeRecords } from './writeRecords.ts'

const name = 'journal'
const nextName = 'journal.next'

/** What has been written and not been told yet. */
type Waiting = { record: JournalRecord; resolve: () => void; reject: (reason: OutboxUnwritable) => void }

/**
 * Opens the journal of a folder, an append-only file of records, and reads it. Records that arrive while others are being written share the next write and
 * the next sync (group commit).
 *
 * @param options `apply`: hears of every record when it is on disk, in the order of the file, and where it stands; `live`: the records that a
 * rewritten journal has to hold; `moved`: hears where messages stand in a rewritten journal; `mostBytes`: how long the journal may grow
 */
export async function openJournal(options: {
  disk: Disk
  folder: string
  mostBytes: number
  apply: (record: JournalRecord, place: Place) => void
  live: () => Iterable<JournalRecord>
  moved: (placeOf: (id: string, before: Place) => Place) => void
}) {
  const { disk, folder, mostBytes, apply, live, moved } = options
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
    const lines = batch.map(({ record }) => lineOf(record))
    const bytes = Buffer.from(lines.join(''))
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
    let position = length
    length += bytes.length
    since?.push(bytes)
    for (const [index, { record, resolve }] of batch.entries()) {
      const lineLength = Buffer.byteLength(lines[index]!)
      apply(record, { position, length: lineLength - 1 })
      position += lineLength
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

  /** Puts the copy in the journal's place, with what was written meanwhile. */
  async function switchTo(
    copy: DiskFile,
    copied: number,
    placeOf: (id: string, before: Place) => Place,
  ): Promise<void> {
    const rest = Buffer.concat(since ?? [])
    since = undefined
    await copy.write(rest, copied)
    await copy.sync()
    await disk.rename(nextPath, path)
    const old = file
    file = copy
    length = copied + rest.length
    moved(placeOf)
    await old.close().catch(() => undefined)
    // Until the new name is on disk, a crash brings the old file back: what is appended to the new one would be lost.
    isSound = false
    await mend()
  }

  async function rewriteNow(): Promise<void> {
    await disk.remove(nextPath)
    const copy = await disk.open(nextPath)
    try {
      since = []
      const begun = length
      // Outside of the exclusive part, so that what arrives meanwhile does not wait for it.
      const { length: copied, places } = await writeRecords(copy, live())
      await exclusively(() =>
        switchTo(
          copy,
          copied,
          (id, before) => places.get(id) ?? { ...before, position: before.position - begun + copied },
        ),
      )
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
    /** Reads a record at once; undefined when it is damaged. */
    readNow: ({ position, length }: Place) => recordIn(file.readNow(position, length)),
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
