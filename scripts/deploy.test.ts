import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { maxBytes } from '#server/body.ts'
import { parseConfig, Variables } from '#server/config.ts'
import { drainMs, keepAliveMs } from '#server/server.ts'
import { withoutMocks } from '../tests/fixtures/withoutMocks.ts'
import { freePort } from '../tests/fixtures/freePort.ts'
import { writeSite } from '../tests/fixtures/runningServer.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { listProduction } from './dependencies.ts'

withoutMocks()

test('serves without development dependencies and reads .env.local', async () => {
  const folder = await temporaryFolder()
  for (const name of ['server', 'machines', 'package.json']) await cp(name, join(folder, name), { recursive: true })
  // Production dependencies only, as after `npm prune --omit=dev`.
  for (const name of await listProduction()) {
    if (name.slice(1).includes('/node_modules/') || !existsSync(name)) continue
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await symlink(resolve(name), join(folder, name))
  }
  expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false)
  await writeFile(join(folder, '.env.local'), 'VITE_BACKEND_ANON_KEY=from-env-local\n')
  await writeSite(join(folder, 'dist'))
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(async () => {
    child.kill()
    // It writes to the folder until it has ended.
    if (child.exitCode === null) await once(child, 'exit')
  })
  let said = ''
  for await (const line of createInterface(child.stderr)) {
    said += `${line}\n`
    if (line.includes('http://')) break
  }
  const address = /http:\/\/[\d.:]+/.exec(said)?.[0]
  if (!address) throw new Error(said)
  expect((await fetch(`${address}/`)).status).toBe(200)
  const headers = { apikey: 'from-env-local', 'Content-Type': 'text/plain' }
  const answer = await fetch(`${address}/functions/v1/send-contact-email`, { method: 'POST', headers })
  expect(answer.status).toBe(415)
})

test('lets no visitor choose its address, and lets Caddy close idle connections first', async () => {
  const caddy = await readFile('deploy/Caddyfile', 'utf8')
  // Caddy replaces X-Forwarded-For unless it is configured to trust it.
  expect(caddy).not.toMatch(/trusted_proxies|header_up/)
  expect(Number(/^\s*keepalive (\d+)s$/m.exec(caddy)?.[1]) * 1_000).toBeLessThan(keepAliveMs)
})

test('has Caddy limit slow and large bodies, and leave the answers to the server', async () => {
  const caddy = await readFile('deploy/Caddyfile', 'utf8')
  const [headers, body] = ['read_header', 'read_body'].map(
    (name) => new RegExp(`^\\s*${name} (\\d+)s$`, 'm').exec(caddy)?.[1],
  )
  // The server answers 408 after 30 s and 413 above its own limit, before Caddy ends the request.
  expect(Number(headers)).toBeLessThanOrEqual(15)
  expect(Number(body)).toBeGreaterThan(30)
  expect(Number(body)).toBeLessThanOrEqual(60)
  const kilobytes = Number(/^\s*max_size (\d+)KiB$/m.exec(caddy)?.[1])
  expect(kilobytes * 1_024).toBeGreaterThan(maxBytes)
  expect(kilobytes * 1_024).toBeLessThanOrEqual(4 * maxBytes)
})

test('copies the backups away each night, as the user of the server, but never an empty folder', async () => {
  const read = (unit: string) => readFile(`deploy/b2b-services${unit}`, 'utf8')
  const [timer, backup, server] = await Promise.all([read('-backup.timer'), read('-backup.service'), read('.service')])
  expect(timer).toMatch(/^OnCalendar=\*-\*-\* 02:00 UTC$/m)
  expect(timer).toMatch(/^Persistent=yes$/m)
  const outbox = /OUTBOX=(\S+)/.exec(server)?.[1]
  expect(backup).toContain(`\nConditionPathExistsGlob=${outbox}/messages-*.sqlite\n`)
  expect(backup).toMatch(
    new RegExp(`^ExecStart=/usr/bin/rsync .*--delete .*messages-.*\\.sqlite .* ${outbox}/ \\S+@\\S+:`, 'm'),
  )
  expect(/^User=.+$/m.exec(backup)?.[0]).toBe(/^User=.+$/m.exec(server)?.[0])
})

test('starts the service with the example of its environment, and shows the defaults', async () => {
  const text = await readFile('deploy/b2b-services.env', 'utf8')
  expect(() => parseConfig(parseEnv(text))).not.toThrow()
  const all = parseEnv(text.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  expect(Object.keys(all).filter((name) => !Object.hasOwn(Variables.entries, name))).toEqual([])
  const [, defaults = ''] = text.split(/^# The defaults/m)
  const shown = parseEnv(defaults.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  expect(Object.keys(shown).length).toBeGreaterThan(3)
  const presets = Object.entries(Variables.entries).map(([name, schema]) => [name, v.getDefault(schema)])
  expect(Object.fromEntries(presets)).toMatchObject(shown)
})

test('gives the server time to drain in Docker and systemd', async () => {
  const [docker, unit] = [await readFile('Dockerfile', 'utf8'), await readFile('deploy/b2b-services.service', 'utf8')]
  for (const seconds of [/--stop-timeout (\d+)/.exec(docker)?.[1], /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]])
    expect(Number(seconds) * 1_000).toBeGreaterThan(drainMs)
})

test('publishes the container port to localhost only', async () => {
  const published = (await readFile('Dockerfile', 'utf8')).match(/-p \S+/g)
  expect(published).toEqual(['-p 127.0.0.1:4173:4173'])
})
