import { readSync } from 'node:fs'
import { constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Disk, DiskFile } from './disk.ts'
import { OutboxLocked } from './errors.ts'

/** The disk of this machine. */
export const nodeDisk: Disk = {
  async makeFolder(folder) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  },
  list: (folder) => readdir(folder),
  open: openFile,
  rename,
  remove: (path) => rm(path, { force: true }),
  async syncFolder(folder) {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
  lock,
}

async function openFile(path: string): Promise<DiskFile> {
  // Not for appending: a torn end is written over where it begins.
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  return {
    async read(position, length) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    },
    readNow(position, length) {
      const buffer = Buffer.allocUnsafe(length)
      return buffer.subarray(0, readSync(handle.fd, buffer, 0, length, position))
    },
    async write(bytes, position) {
      let written = 0
      while (written < bytes.length) {
        const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, position + written)
        written += bytesWritten
      }
    },
    truncate: (length) => handle.truncate(length),
    sync: () => handle.datasync(),
    close: () => handle.close(),
  }
}

/** SQLite's lock is the system's own: it ends with the process, however that ends, and Node has no other way to it. */
async function lock(folder: string): Promise<() => void> {
  const database = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return () => database.close()
  } catch (cause) {
    database.close()
    throw new OutboxLocked(`Another process has the outbox ${folder} open. End it, or set OUTBOX to another folder.`, {
      cause,
    })
  }
}
