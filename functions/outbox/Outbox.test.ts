import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { idsIn, messageOf } from '../../tests/outbox.ts'
import { temporaryFolder } from '../../tests/temporaryFolder.ts'
import { OutboxLocked, OutboxUnwritable } from './errors.ts'
import { openOutbox } from './Outbox.ts'

let folder = ''
beforeEach(async () => void (folder = await temporaryFolder()))
const journal = () => join(folder, 'journal')

test('messages and what became of them are there after a restart, in their order', async () => {
  const first = await openOutbox({ folder })
  await Promise.all(['one', 'two', 'three'].map((id) => first.accept(messageOf(id))))
  await first.record('two', 'company-mail', { state: 'waiting', attempts: 1, dueAt: 5, lastError: 'refused' })
  await first.record('two', 'company-mail', { state: 'delivered', at: 7 })
  await first.close()
  const outbox = await openOutbox({ folder })
  expect(idsIn(outbox)).toEqual(['one', 'two', 'three'])
  expect(outbox.entry('one')).toEqual({ accepted: messageOf('one'), deliveries: {} })
  expect(outbox.entry('two')?.deliveries).toEqual({ 'company-mail': { state: 'delivered', at: 7 } })
  await outbox.close()
})

test('who listens hears of every change, until it is enough', async () => {
  const outbox = await openOutbox({ folder })
  const listen = vi.fn<() => void>()
  const forget = outbox.onChange(listen)
  await outbox.accept(messageOf('one'))
  await outbox.record('one', 'company-mail', { state: 'delivered', at: 7 })
  await outbox.record('other', 'company-mail', { state: 'delivered', at: 7 })
  await outbox.erase('one')
  expect(listen).toHaveBeenCalledTimes(3)
  forget()
  await outbox.accept(messageOf('two'))
  expect(listen).toHaveBeenCalledTimes(3)
  await outbox.close()
})

test('what is erased is gone from every file, and the others stay', async () => {
  const outbox = await openOutbox({ folder })
  for (const id of ['one', 'two', 'three']) await outbox.accept(messageOf(id, `Secret of ${id}`, id.length))
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
  await outbox.accept(messageOf('one'))
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

test('a journal that has grown to its limit takes no more messages, but still what becomes of the old', async () => {
  const outbox = await openOutbox({ folder, mostBytes: 1_000 })
  await outbox.accept(messageOf('one', 'a'.repeat(1_000)))
  await expect(outbox.accept(messageOf('two'))).rejects.toThrow(/is full/)
  await outbox.record('one', 'company-mail', { state: 'delivered', at: 7 })
  await outbox.erase('one')
  await outbox.accept(messageOf('three'))
  await outbox.close()
})

test('a closed one takes nothing', async () => {
  const outbox = await openOutbox({ folder })
  await outbox.close()
  await expect(outbox.accept(messageOf('one'))).rejects.toThrow(OutboxUnwritable)
})
