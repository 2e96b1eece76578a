/** A message could not be written to the disk, and is not accepted. */
export class OutboxUnwritable extends Error {
  override name = 'OutboxUnwritable'
}

/** What a message said cannot be read from the disk any more. */
export class OutboxUnreadable extends Error {
  override name = 'OutboxUnreadable'
}

/** Another process has the outbox open. */
export class OutboxLocked extends Error {
  override name = 'OutboxLocked'
}
