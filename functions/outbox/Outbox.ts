import type { Accepted, Delivery, DeliveryState, Entry } from './Entry.ts'

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
