/** A message could not be written to the disk, and is not accepted. */
export class OutboxUnwritable extends Error {
  override name = 'OutboxUnwritable'
}

/** Another process has the outbox open. */
export class OutboxLocked extends Error {
  override name = 'OutboxLocked'
}
