import { join } from 'node:path'
import type { Disk } from './disk.ts'

const prefix = 'damaged-'

/**
 * Keeps what lay damaged in a journal in a file of its own, for whoever wants to read it.
 *
 * @param now milliseconds since 1970, which the file is named after
 */
export async function setAside(disk: Disk, folder: string, pieces: Uint8Array[], now: number): Promise<void> {
  const file = await disk.open(join(folder, `${prefix}${now}`))
  let position = 0
  for (const piece of pieces) {
    await file.write(piece, position)
    position += piece.length
  }
  await file.sync()
  await file.close()
  await disk.syncFolder(folder)
}

/** Removes what was set aside before a moment; it may hold what people wrote. */
export async function removeSetAside(disk: Disk, folder: string, before: number): Promise<void> {
  const names = await disk.list(folder)
  const old = names.filter((name) => name.startsWith(prefix) && Number(name.slice(prefix.length)) < before)
  for (const name of old) await disk.remove(join(folder, name))
  if (old.length > 0) await disk.syncFolder(folder)
}
