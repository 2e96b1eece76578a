import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
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
    } catch (cause) {
      await rm(partial, { force: true }).catch(() => undefined)
      throw new NotDelivered(`file ${(cause as NodeJS.ErrnoException).code ?? 'unknown'}`, { cause })
    }
  }
}

/** Returns which mails are in the folder, by the names of their deliveries: nobody was sent these. */
export async function listMailFiles(folder: string): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => [])
  return new Set(names.flatMap((name) => /^([^.].*)\.eml$/.exec(name)?.[1] ?? []))
}

/** Removes the files of all mails of these messages. A second call completes one that failed. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  const removed = new Set(ids)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names)
    if (removed.has(/^\.?([\da-f-]{36})\./.exec(name)?.[1] ?? '')) await rm(join(folder, name), { force: true })
}
