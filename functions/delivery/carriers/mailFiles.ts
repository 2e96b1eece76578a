import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailCarrier } from './Carrier.ts'
import { mime } from './mime.ts'
import { NotDelivered } from './NotDelivered.ts'

/**
 * Puts each letter into a file that mail programs open. A letter that comes again replaces itself.
 *
 * @param folder made when it is not there, readable by its owner alone
 */
export function mailFiles(folder: string): MailCarrier {
  return async (letter) => {
    const message = await mime(letter)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(folder, `${letter.name}.eml`, message)
    } catch (cause) {
      throw new NotDelivered('unreachable', `file ${codeOf(cause)}`, { cause })
    }
  }
}

/** A file is there with all its bytes or not at all, also after a crash. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
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
 * Erases the letters of messages that were erased.
 *
 * @param isKept whether there is still a message of an id
 * @returns how many files are gone
 */
export async function eraseMailFiles(folder: string, isKept: (id: string) => boolean): Promise<number> {
  const names = await readdir(folder).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') return []
    throw cause
  })
  const gone = names.filter((name) => {
    const id = /^\.?([\da-f-]{36})\./.exec(name)?.[1]
    return id !== undefined && !isKept(id)
  })
  for (const name of gone) await rm(join(folder, name), { force: true })
  if (gone.length > 0) await syncFolder(folder)
  return gone.length
}

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? 'unknown'
