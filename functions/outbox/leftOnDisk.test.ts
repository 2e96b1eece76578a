import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { diskWith, idsIn, messageOf } from '../../tests/outbox.ts'
import { temporaryFolder } from '../../tests/temporaryFolder.ts'
import { OutboxUnreadable } from './errors.ts'
import { openOutbox } from './Outbox.ts'

let folder = ''
beforeEach(async () => void (folder = await temporaryFolder()))
const journal = () => join(folder, 'journal')

/** This machine's disk, and how often what a message said was read from it. */
function countingDisk() {
  let count = 0
  const disk = diskWith((file) => ({
    readNow(position, length) {
      count += 1
      return file.readNow(position, length)
    },
  }))
  return { disk, reads: () => count }
}

test('what an old message said that was delivered is left on the disk, and read again when it is asked for', async () => {
  const day = 24 * 60 * 60 * 1000
  const times = { old: 0, waiting: 0, dead: 0, young: 10 }
  const ids = Object.keys(times) as (keyof typeof times)[]
  const { disk, reads } = countingDisk()
  let now = day
  const open = () => openOutbox({ folder, disk, clock: () => now })
  const asked = (id: keyof typeof times) => messageOf(id, `Žofia asks for ${id} pumps.`, times[id])
  const outbox = await open()
  for (const id of ids) await outbox.accept(asked(id))
  for (const id of ['old', 'young']) await outbox.record(id, 'company-mail', { state: 'delivered', at: 7 })
  await outbox.record('dead', 'company-mail', { state: 'dead', at: 7, attempts: 1, lastError: 'no' })
  await outbox.record('waiting', 'company-mail', { state: 'waiting', attempts: 1, dueAt: 5 })
  const all = (from: typeof outbox) => [...from.entries()].map(({ accepted }) => JSON.stringify(accepted))
  const expected = ids.map((id) => JSON.stringify(asked(id)))
  expect(all(outbox)).toEqual(expected)
  expect(reads()).toBe(0)

  now = day + 5
  await outbox.eraseBefore(-1)
  expect(all(outbox)).toEqual(expected)
  expect(reads()).toBe(2)

  await outbox.accept(messageOf('other'))
  await outbox.erase('other')
  await outbox.accept(messageOf('last', 'We make pumps.', day))
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
  const disk = diskWith((file, path) => ({
    async write(bytes, position) {
      if (path.endsWith('journal.next')) {
        begun.resolve()
        await end.promise
      }
      await file.write(bytes, position)
    },
  }))
  const outbox = await openOutbox({ folder, disk })
  const deliver = async (id: string) => {
    await outbox.accept(messageOf(id, `Žofia asks for ${id} pumps.`))
    await outbox.record(id, 'company-mail', { state: 'delivered', at: 7 })
  }
  const expectAll = (ids: string[]) =>
    expect(ids.map((id) => outbox.entry(id)?.accepted)).toEqual(
      ids.map((id) => messageOf(id, `Žofia asks for ${id} pumps.`)),
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
    await outbox.accept(messageOf(id))
    await outbox.record(id, 'company-mail', { state: 'delivered', at: 7 })
  }
  const bytes = await readFile(journal())
  bytes[bytes.indexOf('pumps')] = 0x7a
  await writeFile(journal(), bytes)
  expect(() => outbox.entry('one')?.accepted.payload).toThrow(OutboxUnreadable)
  expect(outbox.entry('two')?.accepted).toEqual(messageOf('two'))
  await outbox.close()
})
