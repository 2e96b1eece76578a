import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mime } from './mime.ts'
import { NotDelivered } from './NotDelivered.ts'
import type { MailTransport } from './Transport.ts'

/** Returns the path of the mail files below the outbox. */
export const mailFolder = (outbox: string): string => join(outbox, 'mail')

/**
 * Creates a transport that writes each mail to an .eml file. A retry replaces the file.
 *
 * @param folder created if missing, readable only by its owner
 */
export function mailFiles(folder: string): MailTransport {
  return async (mail) => {
    const message = await mime(mail)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeAtomically(folder, `${mail.name}.eml`, message)
    } catch (cause) {
      throw new NotDelivered('unreachable', `file ${getCode(cause)}`, { cause })
    }
  }
}

/** Writes a file atomically, so that it is complete or missing after a crash. */
async function writeAtomically(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const partial = join(folder, `.${name}.partial`)
  try {
    const file = await open(partial, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, join(folder, name))
  } catch (cause) {
    await rm(partial, { force: true })
    throw cause
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/**
 * Removes the mail files of erased messages, and old files without a stored message. A process that is killed between
 * erasing a message and its file leaves such a file.
 *
 * @param ids of the erased messages
 * @param olderThanMs minimum age of files without a message; by default none are removed by age
 */
export async function removeMailFiles(folder: string, ids: string[], olderThanMs = Infinity): Promise<void> {
  if (ids.length === 0 && olderThanMs === Infinity) return
  const removed = new Set(ids)
  const oldest = Date.now() - olderThanMs
  let count = 0
  for (const name of await listFiles(folder)) {
    const id = /^\.?([\da-f-]{36})\./.exec(name)?.[1]
    const path = join(folder, name)
    if (id === undefined || !(removed.has(id) || (olderThanMs < Infinity && (await writtenAt(path)) < oldest))) continue
    await rm(path, { force: true })
    count += 1
  }
  if (count > 0) await syncFolder(folder)
}

const writtenAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (cause) {
    if (getCode(cause) === 'ENOENT') return []
    throw cause
  }
}

const getCode = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? 'unknown'
