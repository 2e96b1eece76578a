import { beforeEach, expect, test } from 'vitest'
import type { NewMessage } from '#server/store/Store.ts'
import { quarantinedMessage } from '../../tests/fixtures/accepted.ts'
import { command, listIds, message, openOutbox, outbox, parse } from '../../tests/fixtures/outboxCommand.ts'

openOutbox()

const [first, second] = [3, 4].map(quarantinedMessage) as [NewMessage, NewMessage]
beforeEach(async () => {
  for (const one of [first, second]) await outbox.store.accept(one)
})

test('lists what looks like spam, with the reasons', async () => {
  const { text } = await command('quarantine')
  expect(listIds(text)).toEqual([second.id, first.id])
  expect(text).toMatch(/company-mail +quarantined +3 links\n/)
  expect(await parse('quarantine')).toMatchObject([{ id: second.id }, { id: first.id }])
})

test('releases messages', async () => {
  expect(await command('quarantine', 'release', first.id, second.id)).toEqual({
    isDone: true,
    text: 'Due now: company-mail',
  })
  expect(await outbox.store.claim({ kinds: ['company-mail'], limit: 9, leaseMs: 1000 })).toHaveLength(3)
  expect(outbox.audited).toEqual([`quarantine release ${first.id}`, `quarantine release ${second.id}`])
  expect((await command('quarantine')).text).toBe('The quarantine is empty.')
})

test('erases messages for good', async () => {
  expect(await command('quarantine', 'erase', first.id)).toEqual({ isDone: true, text: `Erased ${first.id}.` })
  expect(await outbox.store.show(first.id)).toBeUndefined()
  expect(outbox.audited).toEqual([`quarantine erase ${first.id}`])
})

test.each(['release', 'erase'])('does not %s anything if one of the messages is not in it', async (action) => {
  expect(await command('quarantine', action, first.id, message.id)).toEqual({
    isDone: false,
    text: `No quarantined message has the id ${message.id}. "npm run outbox -- quarantine" shows them.`,
  })
  expect(listIds((await command('quarantine')).text)).toEqual([second.id, first.id])
  expect(outbox.audited).toEqual([])
})

test('resends nothing of it before it is released', async () => {
  expect(await command('resend', first.id)).toEqual({
    isDone: false,
    text: `${first.id} is quarantined. To deliver it: npm run outbox -- quarantine release ${first.id}`,
  })
})
