// Servers and commands behind PgBouncer, which gives each transaction another connection, as hosted PostgreSQL does.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createRequest } from '../contract/cases.ts'
import { createDatabase } from '../fixtures/postgres.ts'
import { startSmallServer } from '../fixtures/runningServer.ts'
import { freePort, startProgram } from '../fixtures/serverProcess.ts'
import { temporaryFolder } from '../fixtures/temporaryFolder.ts'

test('accepts every message at two servers, and carries out commands, behind a pooler', async () => {
  const folder = await temporaryFolder()
  const { hostname, port, username, password, pathname } = new URL(await createDatabase(inject('postgresUrl')))
  const settings = join(folder, 'pgbouncer.ini')
  const ownPort = await freePort()
  await writeFile(
    settings,
    `[databases]
     * = host=${hostname} port=${port} user=${username} password=${password}
     [pgbouncer]
     listen_addr = 127.0.0.1
     listen_port = ${ownPort}
     unix_socket_dir =
     auth_type = any
     pool_mode = transaction
     default_pool_size = 4
     ${process.getuid?.() === 0 ? 'user = nobody' : ''}`.replace(/^ +/gm, ''),
  )
  const pooler = await startProgram('pgbouncer', [settings], /listening on 127\.0\.0\.1:(\d+)/)
  onTestFinished(async () => void (await pooler.end('SIGKILL')))
  const env = { DATABASE_URL: `postgres://${username}@127.0.0.1:${ownPort}${pathname}`, OUTBOX: join(folder, 'outbox') }
  const start = () => startSmallServer(folder, { ...env, RATE_LIMITS: '1000/60' })
  const servers = await Promise.all([start(), start()])
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.end('SIGKILL')))))

  const sent = Array.from({ length: 100 }, (_, index) => fetch(createRequest({}, servers[index % 2]!.url, `${index}`)))
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  const run = async (...words: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['server/outbox.ts', ...words, '--json'], { env })
    return JSON.parse(stdout) as unknown
  }
  const listed = (await run('list')) as { id: string }[]
  expect(listed).toHaveLength(100)
  const { id } = listed[0]!
  expect(await run('show', id)).toMatchObject({ id })
  expect(await run('resend', id, 'company-mail')).toMatchObject({ id, due: ['company-mail'] })
  expect(await run('erase', id)).toEqual({ erased: [id] })
  expect(await run('export', '--address', 'jana@example.com')).toHaveProperty('messages')
}, 60_000)
