import type { Disk } from './disk.ts'
import type { Accepted, Delivery, DeliveryState, Entry } from './Entry.ts'
import { createEntries } from './entries.ts'
import { OutboxUnreadable, OutboxUnwritable } from './errors.ts'
import { openJournal } from './journal.ts'
import { removeSetAside, setAside } from './damage.ts'
import { nodeDisk } from './nodeDisk.ts'
import { createQueue } from './queue.ts'
import type { JournalRecord, Place } from './record.ts'

export type * from './Entry.ts'

/** What was accepted and has to be delivered. All of it is on disk; what a promise was resolved for survives a crash. */
export type Outbox = {
  /** Done when the message is on disk. Rejects with OutboxUnwritable when it could not be written. */
  accept(message: Accepted): Promise<void>
  /** Every message that was not erased, the oldest first. */
  entries(): Iterable<Entry>
  entry(id: string): Entry | undefined
  /** Notes how far a delivery has come. Done when that is on disk; nothing happens for a message that is not there. */
  record(id: string, delivery: Delivery, state: DeliveryState): Promise<void>
  /** Done when the message and all that was recorded of it are gone from the disk, too. */
  erase(id: string): Promise<void>
  /** Hears when something was accepted, recorded or erased; returns what ends that. */
  onChange(listener: () => void): () => void
  /** Writes what is under way and frees the folder for another process. */
  close(): Promise<void>
}

/** The outbox of a folder, and what its operator may ask. */
export type OpenOutbox = Outbox & {
  /** Whether the last attempt to write went well. */
  isWritable(): boolean
  /** Erases what was accepted before a moment, in milliseconds since 1970. Done when it is gone from the disk, too. */
  eraseBefore(moment: number): Promise<void>
  /** How many pieces of the journal were damaged when it was opened; they are kept beside it in a file. */
  damagedPieces: number
}

const oneGibibyte = 1024 ** 3
// Superseded records are an eighth as long as messages; so many are 10 MB.
const mostSuperseded = 100_000
const retryAfter = 1000
// So long Idempotency-Keys are compared and confirmations to an address counted, by what messages said.
const day = 24 * 60 * 60 * 1000

/**
 * Opens the outbox in a folder, which is made when it is missing, and reads what is in it.
 *
 * @param options `disk`: another than this machine's; `mostBytes`: how long the journal may grow before messages are
 * refused
 * @throws OutboxLocked when another process has it open
 */
export async function openOutbox(options: {
  folder: string
  disk?: Disk
  clock?: () => number
  mostBytes?: number
}): Promise<OpenOutbox> {
  const { folder, disk = nodeDisk, clock = Date.now, mostBytes = oneGibibyte } = options
  await disk.makeFolder(folder)
  const unlock = await disk.lock(folder)
  const entries = createEntries(payloadAt, () => clock() - day)
  const { apply, records: live, moved } = entries
  const journal = await openJournal({ disk, folder, mostBytes, apply, live, moved }).catch((error: unknown) => {
    unlock()
    throw error
  })
  const listeners = new Set<() => void>()
  const oneAtATime = createQueue()
  /** The rewriting that has not begun, and the last one that has. */
  let next: Promise<void> | undefined
  let current: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function payloadAt(id: string, place: Place): Accepted['payload'] {
    const record = journal.readNow(place)
    if (record?.type === 'accepted' && record.accepted.id === id) return record.accepted.payload
    throw new OutboxUnreadable(`The message ${id} cannot be read in the outbox ${folder}. A start sets it aside.`)
  }

  async function append(record: JournalRecord): Promise<void> {
    if (isClosed) throw new OutboxUnwritable(`The outbox ${folder} is closed.`)
    try {
      await journal.append(record)
    } catch (error) {
      tryAgainSoon()
      throw error
    }
    if (entries.superseded() > mostSuperseded) void rewrite().catch(() => undefined)
    for (const listen of listeners) listen()
  }

  /** Writes the journal anew; who asks before it has begun shares it. */
  function rewrite(): Promise<void> {
    next ??= oneAtATime(() => {
      next = undefined
      entries.rewriting()
      current = journal.rewrite().catch((error: unknown) => {
        entries.notRewritten()
        tryAgainSoon()
        throw error
      })
      return current
    })
    return next
  }

  /** Where writing failed, tries it by itself: nobody sends messages to a server that says it cannot take them. */
  function tryAgainSoon(): void {
    retry ??= setTimeout(() => {
      retry = undefined
      if (isClosed) return
      if (!journal.isWritable()) void append({ type: 'tried' }).catch(() => undefined)
      if (entries.holdsErased()) void rewrite().catch(() => undefined)
    }, retryAfter)
  }

  /** Puts the journal in order. */
  async function tidy(): Promise<void> {
    if (journal.damaged.length > 0) await setAside(disk, folder, journal.damaged, clock())
    if (journal.damaged.length > 0 || entries.holdsErased()) await rewrite()
  }
  // Without room for that, what is there can be delivered all the same, and what is owed is tried again.
  await tidy().catch(() => undefined)

  return {
    damagedPieces: journal.damaged.length,
    isWritable: journal.isWritable,
    accept: (accepted) => append({ type: 'accepted', accepted }),
    entries: () => entries.byId.values(),
    entry: (id) => entries.byId.get(id),
    async record(id, delivery, state) {
      if (entries.byId.has(id)) await append({ type: 'recorded', id, delivery, state })
    },
    async eraseBefore(moment) {
      const old = [...entries.byId.values()].filter(({ accepted }) => accepted.acceptedAt < moment)
      await Promise.all(old.map(({ accepted: { id } }) => append({ type: 'erased', id })))
      if (entries.holdsErased()) await rewrite()
      await removeSetAside(disk, folder, moment)
      entries.releaseOld()
    },
    async erase(id) {
      if (entries.byId.has(id)) await append({ type: 'erased', id })
      // Another call may have asked for the same, and be waiting.
      await (entries.holdsErased() ? rewrite() : current)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await next?.catch(() => undefined)
      await journal.close()
      unlock()
    },
  }
}
