import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acceptedMessage, toAccept } from '../../tests/fixtures/accepted.ts'
import { booking, command, message, openOutbox, outbox } from '../../tests/fixtures/outboxCommand.ts'

openOutbox()

test('resends what was not delivered, or the named kind', async () => {
  expect(await command('resend', booking.id)).toEqual({
    isDone: true,
    text: 'Due now: confirmation-mail, text-message',
  })
  expect((await command('list')).text).toMatch(/confirmation-mail +waiting +resent 1 time, next /)
  expect(await command('resend', booking.id, 'company-mail')).toEqual({ isDone: true, text: 'Due now: company-mail' })
  expect(outbox.audited).toEqual([`resend ${booking.id}`, `resend ${booking.id}`])
  expect(await command('resend', message.id, 'text-message')).toEqual({
    isDone: false,
    text: `${message.id} has no text-message.`,
  })
})

test.each([
  ['id', [message.id]],
  ['email address', ['--address', ' JANA@example.com']],
  ['phone number', ['--address', '+421 (900) 123-456']],
])('erases a message by %s, with its mail file', async (_, words) => {
  expect(await command('erase', ...words)).toEqual({ isDone: true, text: `Erased ${message.id}.` })
  expect(await readdir(join(outbox.folder, 'mail'))).toEqual([`${booking.id}.company-mail.eml`])
  expect((await command('list')).text).not.toContain(message.id)
  expect(await command('erase', ...words)).toMatchObject({ isDone: false })
  expect(outbox.audited).toEqual([`erase ${message.id}`])
})

test('exports everything that is stored of a person', async () => {
  const second = acceptedMessage({ message: 'One more question.' }, 3)
  await outbox.store.accept(toAccept(second))
  const exported = JSON.parse((await command('export', '--address', 'JANA@example.com')).text) as object
  expect(exported).toEqual({
    exportedAt: expect.stringMatching(/^20\d\d-.+Z$/) as string,
    messages: [second, message].map(({ id, payload }) => ({
      id,
      function: 'send-contact-email',
      payload,
      acceptedAt: expect.stringMatching(/^2026-11-21T.+Z$/) as string,
      deliveries: [expect.objectContaining({ kind: 'company-mail', state: 'waiting' })],
    })),
  })
  expect(outbox.audited).toEqual([`export ${second.id} ${message.id}`])
})
