import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMail } from './mails.ts'
import { encodeMail } from './mime.ts'
import { NotDelivered } from './notDelivered.ts'

/** Returns the folder of the mail files in the outbox. */
export const mailFolder = (outbox: string): string => join(outbox, 'mail')

/**
 * Returns what writes each mail into an .eml file, readable by its owner only. The file is complete or missing after a
 * crash, and a repeated attempt replaces it.
 *
 * @param folder created if it is missing
 */
export function mailFiles(folder: string): SendMail {
  return async (mail) => {
    const bytes = await encodeMail(mail)
    const partial = join(folder, `.${mail.name}.partial`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(partial, bytes, { mode: 0o600, flush: true })
      await rename(partial, join(folder, `${mail.name}.eml`))
    } catch (cause) {
      await rm(partial, { force: true }).catch(() => undefined)
      throw new NotDelivered(`file ${(cause as NodeJS.ErrnoException).code ?? 'unknown'}`, { cause })
    }
  }
}

/** Removes the files of all mails of these messages. A second call completes one that failed. */
export function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  const removed = new Set(ids)
  return removeFiles(folder, async (name) => removed.has(/^\.?([\da-f-]{36})\./.exec(name)?.[1] ?? ''))
}

/**
 * Removes files by their age. A process that is killed between removing a message and its files leaves such files.
 *
 * @param olderThanMs milliseconds since they were written
 */
export const removeOldMailFiles = (folder: string, olderThanMs: number): Promise<void> =>
  removeFiles(folder, async (name) => {
    const written = await stat(join(folder, name)).catch(() => undefined)
    return written !== undefined && written.mtimeMs < Date.now() - olderThanMs
  })

async function removeFiles(folder: string, isRemoved: (name: string) => Promise<boolean>): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) if (await isRemoved(name)) await rm(join(folder, name), { force: true })
}
