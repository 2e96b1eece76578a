import { spawnSync } from 'node:child_process'
import { chown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { message, openOutbox, outbox } from '../../tests/fixtures/outboxCommand.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'

openOutbox()

/** Runs `npm run outbox` as a process. */
const run = (env: Record<string, string>, ...words: string[]) =>
  spawnSync(process.execPath, ['server/admin/main.ts', ...words], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })

test('works while the server has the store open', () => {
  expect(run({ OUTBOX: outbox.folder }, 'list')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(message.id) as string,
  })
  expect(run({ OUTBOX: outbox.folder }, 'erase', message.id)).toMatchObject({
    status: 0,
    stdout: `Erased ${message.id}.\n`,
  })
  expect(run({ OUTBOX: outbox.folder }, 'show', message.id)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no message ${message.id}.`) as string,
  })
}, 60_000)

const nobody = 65_534
const isRoot = process.getuid?.() === 0

test('records in audit.log and on the error stream what was read or changed, never what was typed', async () => {
  const { stdout, stderr } = run({ OUTBOX: outbox.folder }, 'export', '--address', 'jana@example.com', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ messages: [{ id: message.id }] })
  run({ OUTBOX: outbox.folder }, 'list')
  run({ OUTBOX: outbox.folder }, 'erase', '--address', 'jana@example.com')
  const audit = await readFile(join(outbox.folder, 'audit.log'), 'utf8')
  expect(audit).toMatch(new RegExp(`^${stderr.trimEnd()}\n.*\n$`))
  const recorded = { level: 'info', event: 'outbox.command', ids: message.id }
  expect(
    audit
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { time: expect.any(String) as string, ...recorded, command: 'export' },
    { time: expect.any(String) as string, ...recorded, command: 'erase' },
  ])
  expect((await stat(join(outbox.folder, 'audit.log'))).mode & 0o077).toBe(0)
}, 60_000)

test('leaves no file in a folder that its owner cannot open', async () => {
  // Still without a database, so that the command creates one.
  const empty = await temporaryFolder()
  if (isRoot) await chown(empty, nobody, nobody)
  expect(run({ OUTBOX: empty }, 'list')).toMatchObject({ status: 0, stdout: 'No messages.\n', stderr: '' })
  const names = await readdir(empty, { recursive: true })
  expect(names).not.toEqual([])
  const owners = await Promise.all(names.map(async (name) => (await stat(join(empty, name))).uid))
  expect(new Set(owners)).toEqual(new Set([isRoot ? nobody : process.getuid!()]))
}, 60_000)
