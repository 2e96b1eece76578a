import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { diskWith, idsIn, messageOf } from '../../tests/outbox.ts'
import { temporaryFolder } from '../../tests/temporaryFolder.ts'
import { OutboxUnwritable } from './errors.ts'
import { openOutbox } from './Outbox.ts'

let folder = ''
beforeEach(async () => void (folder = await temporaryFolder()))
const journal = () => join(folder, 'journal')

/** Leaves a journal of three messages, of which the second is damaged; returns what it holds. */
async function leaveDamaged(): Promise<Buffer> {
  const outbox = await openOutbox({ folder })
  for (const id of ['one', 'two', 'three']) await outbox.accept(messageOf(id))
  await outbox.close()
  const bytes = await readFile(journal())
  bytes[bytes.indexOf('"two"') + 2] = 0x7a
  await writeFile(journal(), bytes)
  return bytes
}

/** This machine's disk, whose files are full while `full.is`. */
function fullDisk() {
  const full = { is: false }
  const disk = diskWith((file) => ({
    async write(bytes, position) {
      if (!full.is) return file.write(bytes, position)
      await file.write(bytes.subarray(0, bytes.length / 2), position)
      throw new Error('ENOSPC')
    },
  }))
  return { disk, full }
}

test('a torn end is cut off before anything is written behind it', async () => {
  const first = await openOutbox({ folder })
  await first.accept(messageOf('one'))
  await first.close()
  const whole = await readFile(journal())
  await writeFile(journal(), Buffer.concat([whole, whole.subarray(0, whole.length - 9)]))
  const outbox = await openOutbox({ folder })
  expect(await readFile(journal())).toEqual(whole)
  expect(outbox.damagedPieces).toBe(0)
  await outbox.accept(messageOf('two'))
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

test('on a full disk a message is refused; when there is room again, the outbox finds out by itself', async () => {
  const { disk, full } = fullDisk()
  const outbox = await openOutbox({ folder, disk })
  await outbox.accept(messageOf('one'))
  full.is = true
  await expect(outbox.accept(messageOf('two'))).rejects.toThrow(OutboxUnwritable)
  expect(outbox.isWritable()).toBe(false)
  expect(idsIn(outbox)).toEqual(['one'])
  full.is = false
  await expect.poll(() => outbox.isWritable(), { timeout: 5_000 }).toBe(true)
  await outbox.accept(messageOf('three'))
  await outbox.close()
  const again = await openOutbox({ folder })
  expect(idsIn(again)).toEqual(['one', 'three'])
  await again.close()
})

test('what could not be erased for want of room is erased when there is some', async () => {
  const { disk, full } = fullDisk()
  const outbox = await openOutbox({ folder, disk })
  await outbox.accept(messageOf('one', 'A secret'))
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
