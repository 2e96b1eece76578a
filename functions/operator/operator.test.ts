import { spawnSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openOutbox } from '#functions/outbox/Outbox.ts'
import { mailFiles } from '#functions/delivery/carriers/mailFiles.ts'
import { companyLetter } from '#functions/delivery/letters/companyLetter.ts'
import { acceptedAt, acceptedBooking, acceptedMessage, company } from '../../tests/delivery/accepted.ts'
import { temporaryFolder } from '../../tests/temporaryFolder.ts'
import { runCommand } from './command.ts'
import { fileEraser, mailFolderIn, openOperations } from './open.ts'
import { operationsOn } from './operations.ts'
import { offerOperations } from './socket.ts'

let folder = ''
beforeEach(async () => void (folder = await temporaryFolder()))

const booking = acceptedBooking({}, 1)
const message = acceptedMessage({}, 2)

/** A process that has an outbox of two messages open; `offer` lets it listen to operators. */
async function run({ offer = true } = {}) {
  const outbox = await openOutbox({ folder })
  if (!outbox.entry(booking.id)) {
    for (const accepted of [booking, message]) {
      await outbox.accept(accepted)
      await mailFiles(mailFolderIn(folder))(companyLetter(accepted, company))
    }
    await outbox.record(booking.id, 'company-mail', { state: 'delivered', at: acceptedAt })
    await outbox.record(booking.id, 'confirmation-mail', {
      state: 'dead',
      at: acceptedAt,
      attempts: 1,
      lastError: 'smtp 550 RCPT TO',
    })
    await outbox.record(message.id, 'company-mail', { state: 'waiting', attempts: 3, dueAt: acceptedAt })
  }
  const end = offer && (await offerOperations(folder, operationsOn(outbox, fileEraser(folder, outbox))))
  return {
    outbox,
    stop: async () => {
      if (end) await end()
      await outbox.close()
    },
  }
}

/** What the command says. */
async function command(...words: string[]) {
  const { operations, close } = await openOperations(folder)
  const said = await runCommand(operations, words)
  await close()
  return said
}

/** Runs a test with a server that runs, and with one that does not. */
const places = [
  ['while the server runs', true],
  ['while no server runs', false],
] as const
async function prepare(isRunning: boolean) {
  const server = await run()
  if (isRunning) return server
  await server.stop()
  return { stop: async () => undefined }
}

test.each(places)('an operator lists messages and reads nothing that was typed, %s', async (_, isRunning) => {
  const { stop } = await prepare(isRunning)
  expect(await command('list')).toEqual({
    isDone: true,
    text: `00000000-0000-4000-8000-000000000001  2026-11-21T20:24:00.000Z  send-consultation-email
  company-mail       delivered
  confirmation-mail  dead, 1 attempts, smtp 550 RCPT TO
  text-message       waiting
00000000-0000-4000-8000-000000000002  2026-11-21T20:24:00.000Z  send-contact-email
  company-mail       waiting, 3 attempts, next 2026-11-21T20:24:00.000Z`,
  })
  expect((await command('list', 'dead')).text).toMatch(/^\S+1 [^]*dead/)
  expect((await command('list', 'dead')).text).not.toContain(message.id)
  await stop()
})

test.each(places)('an operator reads one message whole, %s', async (_, isRunning) => {
  const { stop } = await prepare(isRunning)
  const { text } = await command('show', message.id)
  expect(JSON.parse(text)).toMatchObject({ accepted: { payload: message.payload } })
  await stop()
})

test.each(places)('an operator has all that was not delivered delivered again, %s', async (_, isRunning) => {
  const { stop } = await prepare(isRunning)
  expect(await command('resend', booking.id)).toEqual({
    isDone: true,
    text: 'Due now: confirmation-mail, text-message',
  })
  expect((await command('list')).text).toMatch(/confirmation-mail +waiting, next /)
  expect(await command('resend', booking.id, 'company-mail')).toEqual({ isDone: true, text: 'Due now: company-mail' })
  expect(await command('resend', message.id, 'text-message')).toMatchObject({ isDone: false })
  await stop()
})

test.each(places)(
  'an operator erases a message, its mail file and every trace in the folder, %s',
  async (_, isRunning) => {
    const { stop } = await prepare(isRunning)
    expect(await readdir(mailFolderIn(folder))).toHaveLength(2)
    expect(await command('erase', message.id)).toMatchObject({ isDone: true })
    expect(await readdir(mailFolderIn(folder))).toEqual([`${booking.id}.company-mail.eml`])
    expect((await command('list')).text).not.toContain(message.id)
    expect(await command('erase', message.id)).toMatchObject({ isDone: false })
    await stop()
  },
)

test('a message that is not there, and a command that is none, are said to be so', async () => {
  await (await run()).stop()
  for (const word of ['show', 'resend', 'erase'])
    expect(await command(word, 'nobody')).toEqual({ isDone: false, text: 'There is no message nobody.' })
  for (const words of [[], ['delete'], ['show'], ['list', 'all'], ['resend', message.id, 'letter']])
    expect(await command(...words)).toMatchObject({
      isDone: false,
      text: expect.stringContaining('npm run outbox') as string,
    })
})

test('the socket is open to its owner alone', async () => {
  const { stop } = await run()
  expect((await stat(join(folder, 'control.sock'))).mode & 0o777).toBe(0o600)
  await stop()
})

test('a socket that was left by a killed server stops neither the command nor the next server', async () => {
  await (await run()).stop()
  const path = join(folder, 'control.sock')
  const listenAndDie = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', listenAndDie])
  expect(await readdir(folder)).toContain('control.sock')
  expect(await command('list')).toMatchObject({ isDone: true })
  const { stop } = await run()
  expect(await command('list')).toMatchObject({ isDone: true })
  await stop()
})

test('where a process has the outbox open and offers nothing, the command says so and changes nothing', async () => {
  const { stop } = await run({ offer: false })
  await expect(command('erase', message.id)).rejects.toThrow(folder)
  await stop()
  expect((await command('list')).text).toContain(message.id)
})
