import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { message } from '../../tests/startContact.ts'
import type { Disk } from './disk.ts'
import { OutboxLocked, OutboxUnreadable, OutboxUnwritable } from './errors.ts'
import { nodeDisk } from './nodeDisk.ts'
import { openOutbox, type Accepted } from './Outbox.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

const acceptedOf = (id: string, text = 'We make pumps.', acceptedAt = 0): Accepted => ({
  id,
  key: null,
  name: 'send-contact-email',
  payload: { ...message, message: text },
  acceptedAt,
  deliveries: ['company-mail'],
})
const journal = () => join(folder, 'journal')
const idsIn = (outbox: Awaited<ReturnType<typeof openOutbox>>) =>
  [...outbox.entries()].map(({ accepted }) => accepted.id)

/** Leaves a journal of three messages, of which the second is damaged; returns what it holds. */
async function leaveDamaged(): Promise<Buffer> {
  const outbox = await openOutbox({ folder })
  for (const id of ['one', 'two', 'three']) await outbox.accept(acceptedOf(id))
  await outbox.close()
  const bytes = await readFile(journal())
  bytes[bytes.indexOf('"two"') + 2] = 0x7a
  await writeFile(journal(), bytes)
  return bytes
}

/** This machine's disk, whose files are full while `full.is`. */
function fullDisk(): { disk: Disk; full: { is: boolean } } {
  const full = { is: false }
  const open: Disk['open'] = async (path) => {
    const file = await nodeDisk.open(path)
    return {
      ...file,
      async write(bytes, position) {
        if (!full.is) return file.write(bytes, position)
        await file.write(bytes.subarray(0, bytes.length / 2), position)
        throw new Error('ENOSPC')
      },
    }
  }
  return { disk: { ...nodeDisk, open }, full }
}

test('messages and what became of them are there after a restart, in their order', async () => {
  const first = await openOutbox({ folder })
  await Promise.all(['one', 'two', 'three'].map((id) => first.accept(acceptedOf(id))))
  await first.record('two', 'company-mail', { state: 'waiting', attempts: 1, dueAt: 5, lastError: 'refused' })
  await first.record('two', 'company-mail', { state: 'delivered', at: 7 })
  await first.close()
  const outbox = await openOutbox({ folder })
  expect(idsIn(outbox)).toEqual(['one', 'two', 'three'])
  expect(outbox.entry('one')).toEqual({ accepted: acceptedOf('one'), deliveries: {} })
  expect(outbox.entry('two')?.deliveries).toEqual({ 'company-mail': { state: 'delivered', at: 7 } })
  await outbox.close()
})

/** This machine's disk, and how often what a message said was read from it. */
function countingDisk() {
  let count = 0
  const open: Disk['open'] = async (path) => {
    const file = await nodeDisk.open(path)
    const readNow: typeof file.readNow = (position, length) => {
      count += 1
      return file.readNow(position, length)
    }
    return { ...file, readNow }
  }
  return { disk: { ...nodeDisk, open } satisfies Disk, reads: () => count }
}

test('what an old message said that was delivered is left on the disk, and read again when it is asked for', async () => {
  const day = 24 * 60 * 60 * 1000
  const times = { old: 0, waiting: 0, dead: 0, young: 10 }
  const ids = Object.keys(times) as (keyof typeof times)[]
  const { disk, reads } = countingDisk()
  let now = day
  const open = () => openOutbox({ folder, disk, clock: () => now })
  const message = (id: keyof typeof times) => acceptedOf(id, `Žofia asks for ${id} pumps.`, times[id])
  const outbox = await open()
  for (const id of ids) await outbox.accept(message(id))
  for (const id of ['old', 'young']) await outbox.record(id, 'company-mail', { state: 'delivered', at: 7 })
  await outbox.record('dead', 'company-mail', { state: 'dead', at: 7, attempts: 1, lastError: 'no' })
  await outbox.record('waiting', 'company-mail', { state: 'waiting', attempts: 1, dueAt: 5 })
  const all = (from: typeof outbox) => [...from.entries()].map(({ accepted }) => JSON.stringify(accepted))
  const expected = ids.map((id) => JSON.stringify(message(id)))
  expect(all(outbox)).toEqual(expected)
  expect(reads()).toBe(0)

  now = day + 5
  await outbox.eraseBefore(-1)
  expect(all(outbox)).toEqual(expected)
  expect(reads()).toBe(2)

  await outbox.accept(acceptedOf('other'))
  await outbox.erase('other')
  await outbox.accept(acceptedOf('last', 'We make pumps.', day))
  expect(all(outbox).slice(0, -1)).toEqual(expected)
  await outbox.close()

  const before = reads()
  const again = await open()
  expect(idsIn(again)).toEqual([...ids, 'last'])
  expect(reads()).toBe(before)
  expect(all(again).slice(0, -1)).toEqual(expected)
  expect(reads()).toBe(before + 2)
  await again.close()
})

test('messages that share a write, or come while the journal is written anew, are read from where they stand', async () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const open: Disk['open'] = async (path) => {
    const file = await nodeDisk.open(path)
    if (!path.endsWith('journal.next')) return file
    const write: typeof file.write = async (bytes, position) => {
      begun.resolve()
      await end.promise
      await file.write(bytes, position)
    }
    return { ...file, write }
  }
  const outbox = await openOutbox({ folder, disk: { ...nodeDisk, open } })
  const deliver = async (id: string) => {
    await outbox.accept(acceptedOf(id, `Žofia asks for ${id} pumps.`))
    await outbox.record(id, 'company-mail', { state: 'delivered', at: 7 })
  }
  const expectAll = (ids: string[]) =>
    expect(ids.map((id) => outbox.entry(id)?.accepted)).toEqual(
      ids.map((id) => acceptedOf(id, `Žofia asks for ${id} pumps.`)),
    )
  const early = ['one', 'two', 'three', 'four']
  const late = ['five', 'six', 'seven']
  await Promise.all(['gone', ...early].map(deliver))
  expectAll(early)
  const erased = outbox.erase('gone')
  await begun.promise
  await Promise.all(late.map(deliver))
  expectAll([...early, ...late])
  end.resolve()
  await erased
  await deliver('last')
  expectAll([...early, ...late, 'last'])
  await outbox.close()
})

test('a message that has been damaged on the disk meanwhile is never shown as another', async () => {
  const outbox = await openOutbox({ folder })
  for (const id of ['one', 'two']) {
    await outbox.accept(acceptedOf(id))
    await outbox.record(id, 'company-mail', { state: 'delivered', at: 7 })
  }
  const bytes = await readFile(journal())
  bytes[bytes.indexOf('pumps')] = 0x7a
  await writeFile(journal(), bytes)
  expect(() => outbox.entry('one')?.accepted.payload).toThrow(OutboxUnreadable)
  expect(outbox.entry('two')?.accepted).toEqual(acceptedOf('two'))
  await outbox.close()
})

test('who listens hears of every change, until it is enough', async () => {
  const outbox = await openOutbox({ folder })
  const listen = vi.fn<() => void>()
  const forget = outbox.onChange(listen)
  await outbox.accept(acceptedOf('one'))
  await outbox.record('one', 'company-mail', { state: 'delivered', at: 7 })
  await outbox.record('other', 'company-mail', { state: 'delivered', at: 7 })
  await outbox.erase('one')
  expect(listen).toHaveBeenCalledTimes(3)
  forget()
  await outbox.accept(acceptedOf('two'))
  expect(listen).toHaveBeenCalledTimes(3)
  await outbox.close()
})

test('a torn end is cut off before anything is written behind it', async () => {
  const first = await openOutbox({ folder })
  await first.accept(acceptedOf('one'))
  await first.close()
  const whole = await readFile(journal())
  await writeFile(journal(), Buffer.concat([whole, whole.subarray(0, whole.length - 9)]))
  const outbox = await openOutbox({ folder })
  expect(await readFile(journal())).toEqual(whole)
  expect(outbox.damagedPieces).toBe(0)
  await outbox.accept(acceptedOf('two'))
  await outbox.close()
  const again = await openOutbox({ folder })
  expect(idsIn(again)).toEqual(['one', 'two'])
  await again.close()
})

test('damage takes the message that it hit and no other, and what it left is kept aside', async () => {
  await leaveDamaged()
  const outbox = await openOutbox({ folder, clock: () => 1_000 })
  expect(idsIn(outbox)).toEqual(['one', 'three'])
  expect(outbox.damagedPieces).toBe(1)
  expect(await readFile(join(folder, 'damaged-1000'), 'utf8')).toContain('"tzo"')
  await outbox.close()
  const again = await openOutbox({ folder })
  expect(again.damagedPieces).toBe(0)
  await again.eraseBefore(1_000)
  expect(await readdir(folder)).toContain('damaged-1000')
  await again.eraseBefore(1_001)
  expect(await readdir(folder)).not.toContain('damaged-1000')
  await again.close()
})

test('what is erased is gone from every file, and the others stay', async () => {
  const outbox = await openOutbox({ folder })
  for (const id of ['one', 'two', 'three']) await outbox.accept(acceptedOf(id, `Secret of ${id}`, id.length))
  await outbox.record('one', 'company-mail', { state: 'delivered', at: 7 })
  await outbox.erase('one')
  expect(outbox.entry('one')).toBeUndefined()
  expect(await readFile(journal(), 'utf8')).not.toMatch(/"one"|of one/)
  await outbox.eraseBefore(5)
  expect(idsIn(outbox)).toEqual(['three'])
  expect(await readFile(journal(), 'utf8')).not.toMatch(/"two"|of two/)
  expect(await readFile(journal(), 'utf8')).toContain('Secret of three')
  const names = await readdir(folder)
  expect(names.filter((name) => !name.startsWith('lock'))).toEqual(['journal'])
  await outbox.close()
})

test('of a message that is tried again and again, the journal does not keep every attempt', async () => {
  const outbox = await openOutbox({ folder })
  await outbox.accept(acceptedOf('one'))
  const attempt = (attempts: number) =>
    outbox.record('one', 'company-mail', { state: 'waiting', attempts, dueAt: attempts, lastError: 'unreachable' })
  await Promise.all(Array.from({ length: 100_010 }, (_, index) => attempt(index)))
  await outbox.close()
  expect((await stat(journal())).size).toBeLessThan(10_000)
  const again = await openOutbox({ folder })
  expect(again.entry('one')?.deliveries['company-mail']).toMatchObject({ attempts: 100_009 })
  await again.close()
})

test('messages can be read by the owner of the folder alone', async () => {
  const inner = join(folder, 'deep', 'outbox')
  const outbox = await openOutbox({ folder: inner })
  expect((await stat(inner)).mode & 0o777).toBe(0o700)
  expect((await stat(join(inner, 'journal'))).mode & 0o777).toBe(0o600)
  await outbox.close()
})

test('a second one over the same folder is refused, until the first is closed', async () => {
  const outbox = await openOutbox({ folder })
  await expect(openOutbox({ folder })).rejects.toThrow(OutboxLocked)
  await outbox.close()
  await (await openOutbox({ folder })).close()
})

test('on a full disk a message is refused; when there is room again, the outbox finds out by itself', async () => {
  const { disk, full } = fullDisk()
  const outbox = await openOutbox({ folder, disk })
  await outbox.accept(acceptedOf('one'))
  full.is = true
  await expect(outbox.accept(acceptedOf('two'))).rejects.toThrow(OutboxUnwritable)
  expect(outbox.isWritable()).toBe(false)
  expect(idsIn(outbox)).toEqual(['one'])
  full.is = false
  await expect.poll(() => outbox.isWritable(), { timeout: 5_000 }).toBe(true)
  await outbox.accept(acceptedOf('three'))
  await outbox.close()
  const again = await openOutbox({ folder })
  expect(idsIn(again)).toEqual(['one', 'three'])
  await again.close()
})

test('what could not be erased for want of room is erased when there is some', async () => {
  const { disk, full } = fullDisk()
  const outbox = await openOutbox({ folder, disk })
  await outbox.accept(acceptedOf('one', 'A secret'))
  const erasing = outbox.erase('one')
  // Its note is written by then, and the journal not yet anew.
  const end = outbox.onChange(() => (full.is = true))
  await expect(erasing).rejects.toThrow(OutboxUnwritable)
  end()
  expect(await readFile(journal(), 'utf8')).toContain('A secret')
  full.is = false
  await expect.poll(() => readFile(journal(), 'utf8'), { timeout: 5_000 }).not.toContain('A secret')
  await outbox.close()
})

test('an outbox opens on a full disk, though there is something to tidy up', async () => {
  const bytes = await leaveDamaged()
  const { disk, full } = fullDisk()
  full.is = true
  const outbox = await openOutbox({ folder, disk })
  expect(idsIn(outbox)).toEqual(['one', 'three'])
  await outbox.close()
  expect(await readFile(journal())).toEqual(bytes)
})

test('a journal that has grown to its limit takes no more messages, but still what becomes of the old', async () => {
  const outbox = await openOutbox({ folder, mostBytes: 1_000 })
  await outbox.accept(acceptedOf('one', 'a'.repeat(1_000)))
  await expect(outbox.accept(acceptedOf('two'))).rejects.toThrow(/is full/)
  await outbox.record('one', 'company-mail', { state: 'delivered', at: 7 })
  await outbox.erase('one')
  await outbox.accept(acceptedOf('three'))
  await outbox.close()
})

test('a closed one takes nothing', async () => {
  const outbox = await openOutbox({ folder })
  await outbox.close()
  await expect(outbox.accept(acceptedOf('one'))).rejects.toThrow(OutboxUnwritable)
})
