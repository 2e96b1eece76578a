import { statSync } from 'node:fs'

/** A user and a group, by number. */
export type Owner = { uid: number; gid: number }

/**
 * Returns the user that root must become before it opens a folder: files that root created could not be opened by the
 * service, which runs as the folder's owner.
 *
 * @param uid of the current process; undefined where there are no users (Windows)
 * @returns undefined if nothing has to change
 */
export const ownerToBecome = (uid: number | undefined, folder: Owner): Owner | undefined =>
  uid === 0 && folder.uid !== 0 ? folder : undefined

/** Switches this process to the owner of a folder if it runs as root. It cannot switch back. */
export function switchToOwner(folder: string): void {
  const owner = ownerToBecome(process.getuid?.(), statSync(folder))
  if (!owner) return
  // In this order: without root's rights the groups can no longer be changed.
  process.setgroups!([])
  process.setgid!(owner.gid)
  process.setuid!(owner.uid)
}
