import { rename, rm } from 'node:fs/promises'

/**
 * Replaces a folder by renaming, so readers never see a partly written one.
 *
 * @param next the finished folder, on the same file system
 * @param folder the folder to replace; may be missing
 */
export async function replaceFolder(next: string, folder: string): Promise<void> {
  const previous = `${folder}.previous`
  await rm(previous, { recursive: true, force: true })
  await rename(folder, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(next, folder)
  await rm(previous, { recursive: true, force: true })
}
