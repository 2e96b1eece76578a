import { basename } from 'node:path'
import type { Disk, DiskFile } from './disk.ts'

/** A number from 0 up to 1; the same ones for the same seed (mulberry32). */
export type Chance = () => number
export function chanceOf(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Change = { at: number; bytes: Uint8Array } | { length: number }
/** What a file is on the disk, what it seems to be, and what lies between the two. */
type Content = { durable: Uint8Array; seen: Uint8Array; unsynced: Change[] }
type Names = Map<string, Content>
type Renaming = (names: Names) => void

const sector = 512

/**
 * A disk that keeps only what was synced: of the rest it loses what it likes, sector by sector, when it crashes. At the
 * operation `crashAt` it stops answering, as it is for a process that dies; `faulty` says how often an operation fails.
 */
export class SimulatedDisk implements Disk {
  operations = 0
  readonly #chance: Chance
  readonly #crashAt: number
  readonly #faulty: number
  #names: Names
  #durableNames: Names
  #unsyncedNames: Renaming[] = []
  #crashed = Promise.withResolvers<void>()

  constructor(chance: Chance, { crashAt = Infinity, faulty = 0, files = new Map() as Names } = {}) {
    this.#chance = chance
    this.#crashAt = crashAt
    this.#faulty = faulty
    this.#names = new Map(files)
    this.#durableNames = new Map(files)
  }

  /** Done when the disk has stopped answering. */
  get crashed(): Promise<void> {
    return this.#crashed.promise
  }

  /** The disk as it is found after the crash. */
  restarted(options: { crashAt?: number; faulty?: number } = {}): SimulatedDisk {
    const names = new Map(this.#durableNames)
    // Changes of names reach a disk in their order.
    const kept = Math.floor(this.#chance() * (this.#unsyncedNames.length + 1))
    for (const change of this.#unsyncedNames.slice(0, kept)) change(names)
    const files: Names = new Map()
    for (const [name, content] of names) {
      const bytes = this.#survivorOf(content)
      files.set(name, { durable: bytes, seen: bytes, unsynced: [] })
    }
    return new SimulatedDisk(this.#chance, { ...options, files })
  }

  /** Whether a file whose name begins so holds a text. */
  holds(text: string, start: string): boolean {
    return [...this.#names].some(([name, { seen }]) => name.startsWith(start) && Buffer.from(seen).includes(text))
  }

  makeFolder = async (): Promise<void> => undefined
  lock = async (): Promise<() => void> => () => undefined
  list = async (): Promise<string[]> => [...this.#names.keys()]

  async open(path: string): Promise<DiskFile> {
    await this.#operate()
    const name = basename(path)
    const content = this.#names.get(name) ?? { durable: new Uint8Array(), seen: new Uint8Array(), unsynced: [] }
    if (!this.#names.has(name)) this.#change((names) => names.set(name, content))
    return this.#fileOf(content)
  }

  async rename(from: string, to: string): Promise<void> {
    await this.#operate()
    this.#change((names) => {
      const content = names.get(basename(from))
      if (!content) return
      names.delete(basename(from))
      names.set(basename(to), content)
    })
  }

  async remove(path: string): Promise<void> {
    await this.#operate()
    this.#change((names) => names.delete(basename(path)))
  }

  async syncFolder(): Promise<void> {
    await this.#operate()
    this.#durableNames = new Map(this.#names)
    this.#unsyncedNames = []
  }

  #fileOf(content: Content): DiskFile {
    const put = (change: Change) => {
      content.seen = changed(content.seen, change)
      content.unsynced.push(change)
    }
    return {
      read: async (position, length) => content.seen.slice(position, position + length),
      readNow: (position, length) => content.seen.slice(position, position + length),
      write: async (bytes, at) => {
        // A disk may be full in the middle, and a process may die there.
        const part = this.#isLast() || this.#isFaulty() ? Math.floor(this.#chance() * bytes.length) : bytes.length
        put({ at, bytes: bytes.slice(0, part) })
        await this.#operate(part < bytes.length)
      },
      truncate: async (length) => {
        await this.#operate()
        put({ length })
      },
      sync: async () => {
        const fails = this.#isFaulty()
        // What a failed sync has not written is never written, though it can still be read.
        if (fails) content.unsynced = content.unsynced.filter(() => this.#chance() < 0.5)
        await this.#operate(fails)
        content.durable = content.unsynced.reduce(changed, content.durable)
        content.unsynced = []
      },
      close: async () => undefined,
    }
  }

  #change(change: Renaming): void {
    change(this.#names)
    this.#unsyncedNames.push(change)
  }

  /** Takes a turn of the machine, as real disks do. */
  async #operate(fails = false): Promise<void> {
    this.operations += 1
    if (this.operations >= this.#crashAt) {
      this.#crashed.resolve()
      await new Promise(() => undefined)
    }
    await Promise.resolve()
    if (fails) throw new Error('EIO')
  }

  #isLast = () => this.operations + 1 >= this.#crashAt
  #isFaulty = () => this.#chance() < this.#faulty

  /** What a crash leaves of a file: of each unsynced change all, nothing, or some of its sectors. */
  #survivorOf({ durable, unsynced }: Content): Uint8Array {
    let bytes = durable
    for (const change of unsynced) {
      if ('length' in change) {
        if (this.#chance() < 0.5) bytes = changed(bytes, change)
        continue
      }
      for (let from = 0; from < change.bytes.length;) {
        const to = Math.min(from + sector - ((change.at + from) % sector), change.bytes.length)
        const piece = { at: change.at + from, bytes: change.bytes.slice(from, to) }
        if (this.#chance() < 0.5) bytes = changed(bytes, piece)
        from = to
      }
    }
    return bytes
  }
}

/** A file after a change; what lies between its end and what is written behind it is zero. */
function changed(bytes: Uint8Array, change: Change): Uint8Array {
  const length = 'length' in change ? change.length : Math.max(bytes.length, change.at + change.bytes.length)
  const result = new Uint8Array(length)
  result.set(bytes.subarray(0, length))
  if ('bytes' in change) result.set(change.bytes, change.at)
  return result
}
