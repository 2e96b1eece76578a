import { join } from 'node:path'
import { eraseMailFiles } from '#functions/delivery/carriers/mailFiles.ts'
import { openOutbox, type Outbox } from '#functions/outbox/Outbox.ts'
import { operationsOn, type Operations } from './operations.ts'
import { findOperations } from './socket.ts'

/** Where mails become files when nothing else is configured, in the outbox's folder. */
export const mailFolderIn = (folder: string) => join(folder, 'mail')

/** What erases the mail files of messages that an outbox no longer holds. */
export const fileEraser = (folder: string, outbox: Outbox) => () =>
  eraseMailFiles(mailFolderIn(folder), (id) => outbox.entry(id) !== undefined)

/**
 * The operations on a folder's outbox: through the process that has it open, or else by opening it.
 *
 * @throws OutboxLocked when a process has it open and offers nothing
 */
export async function openOperations(folder: string): Promise<{ operations: Operations; close: () => Promise<void> }> {
  const offered = await findOperations(folder)
  if (offered) return { operations: offered, close: async () => undefined }
  const outbox = await openOutbox({ folder })
  return { operations: operationsOn(outbox, fileEraser(folder, outbox)), close: () => outbox.close() }
}
