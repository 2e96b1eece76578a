import type { Accepted, Outbox } from '#functions/outbox/Outbox.ts'
import type { Disk, DiskFile } from '#functions/outbox/disk.ts'
import { nodeDisk } from '#functions/outbox/nodeDisk.ts'
import { acceptedMessage } from './delivery/accepted.ts'

/** A message by a name that is easy to find in a file. */
export const messageOf = (id: string, message = 'We make pumps.', acceptedAt = 0): Accepted => ({
  ...acceptedMessage({ message }, 1, acceptedAt),
  id,
})

/** The names of an outbox's messages, in their order. */
export const idsIn = (outbox: Outbox): string[] => [...outbox.entries()].map(({ accepted }) => accepted.id)

/** This machine's disk, whose files do some things in a way of their own. */
export function diskWith(ownWay: (file: DiskFile, path: string) => Partial<DiskFile>): Disk {
  const open: Disk['open'] = async (path) => {
    const file = await nodeDisk.open(path)
    return { ...file, ...ownWay(file, path) }
  }
  return { ...nodeDisk, open }
}
