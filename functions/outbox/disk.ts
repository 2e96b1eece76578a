/** A file as the journal needs it. Nothing is on the disk for good before `sync`. */
export type DiskFile = {
  /** The bytes from a position on; fewer than asked for at the end of the file. */
  read(position: number, length: number): Promise<Uint8Array>
  /** The same at once; whoever waits for it waits for the disk. */
  readNow(position: number, length: number): Uint8Array
  /** Writes all of the bytes, or rejects. */
  write(bytes: Uint8Array, position: number): Promise<void>
  truncate(length: number): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

/** What the outbox needs of a disk, so that a test can bring one that crashes. */
export type Disk = {
  /** Makes a folder that only its owner can read, with those above it. */
  makeFolder(folder: string): Promise<void>
  /** The names in a folder. */
  list(folder: string): Promise<string[]>
  /** Opens a file to read and write; makes it when it is missing. */
  open(path: string): Promise<DiskFile>
  rename(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** Names that were made, changed or removed in the folder are on the disk afterwards. */
  syncFolder(folder: string): Promise<void>
  /** Keeps other processes out until what it returns is called. Rejects with OutboxLocked when one is in. */
  lock(folder: string): Promise<() => void>
}
