import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeMail, type SendMail } from './mails.ts'
import { NotDelivered } from './notDelivered.ts'

/** Returns the folder of the mail files in the outbox. */
export const mailFolder = (outbox: string): string => join(outbox, 'mail')

/**
 * Returns what writes each mail into an .eml file, readable by its owner only. The file is complete or missing after a
 * crash, and a repeated attempt replaces it.
 */
export function mailFiles(folder: string): SendMail {
  return async (mail) => {
    const bytes = await encodeMail(mail)
    const partial = join(folder, `.${mail.name}.partial`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(partial, bytes, { mode: 0o600, flush: true })
      await rename(partial, join(folder, `${mail.name}.eml`))
      return 'written'
    } catch (cause) {
      await rm(partial, { force: true }).catch(() => undefined)
      throw new NotDelivered(`file ${(cause as NodeJS.ErrnoException).code ?? 'unknown'}`, { cause })
    }
  }
}

const mailName = /^\.?([\da-f-]{36})\..+\.(?:eml|partial)$/

/**
 * Removes the files of all mails of these messages, and of mails that were written before a time. What can be removed is removed;
 * then it throws for the rest, which a second call tries again.
 */
export async function removeMailFiles(folder: string, ids: readonly string[], writtenBefore = 0): Promise<void> {
  const removed = new Set(ids)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const isOld = async (name: string) => (await stat(join(folder, name))).mtimeMs < writtenBefore
  const failures: string[] = []
  for (const name of names)
    try {
      const [, id] = mailName.exec(name) ?? []
      // The folder may hold what is not ours.
      if (id !== undefined && (removed.has(id) || (await isOld(name)))) await rm(join(folder, name), { force: true })
    } catch (error) {
      failures.push((error as NodeJS.ErrnoException).code ?? 'unknown')
    }
  if (failures.length > 0)
    throw new Error(`${failures.length} files in ${folder} cannot be removed: ${[...new Set(failures)].join(', ')}`)
}
