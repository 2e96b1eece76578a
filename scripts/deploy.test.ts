import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { sampleFacts } from '#contract/siteVariables.ts'
import { ownVariables, parseConfig } from '#server/config.ts'
import { drainMs, keepAliveMs } from '#server/http/nodeServer.ts'
import { withoutMocks } from '../tests/fakes/backend.ts'
import { writeSite } from '../tests/fixtures/runningServer.ts'
import { startServerProcess } from '../tests/fixtures/serverProcess.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { listProduction } from './dependencies.ts'

withoutMocks()

test('serves without development dependencies, with what the build wrote', async () => {
  const folder = await temporaryFolder()
  for (const name of ['server', 'contract', 'package.json']) await cp(name, join(folder, name), { recursive: true })
  // Production dependencies only.
  const production = await listProduction()
  expect(production).toContain('node_modules/pg-types')
  for (const name of production) {
    if (name.slice(1).includes('/node_modules/') || !existsSync(name)) continue
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await symlink(resolve(name), join(folder, name))
  }
  expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false)
  await writeSite(join(folder, 'dist'), { anonKey: 'of-the-build' })
  const server = await startServerProcess({ PATH: process.env['PATH']! }, folder)
  onTestFinished(async () => void (await server.end('SIGTERM')))
  expect((await fetch(server.url)).status).toBe(200)
  const headers = { apikey: 'of-the-build', 'Content-Type': 'text/plain' }
  const answer = await fetch(`${server.url}/functions/v1/send-contact-email`, { method: 'POST', headers })
  expect(answer.status).toBe(415)
})

test('prunes all packages but those whose licenses are checked, so neither Storybook nor its tools', async () => {
  const folder = await temporaryFolder()
  const addon = 'packages/storybook-addon-statechart/package.json'
  for (const name of ['package.json', 'package-lock.json', addon]) await cp(name, join(folder, name))
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
  // `npm ci` leaves the same as `npm prune`, and says what without installing it.
  const command = scripts['prune:production']!.replace('npm prune', 'npm ci --dry-run')
  // npm passes on to its children how much it says, as after `npm run -s`.
  const env = { ...process.env, npm_config_loglevel: 'notice' }
  const { stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8', env })
  const left = Array.from(stdout.matchAll(/^add (\S+)/gm), ([, name = '']) => name)
  expect(left, stderr).toContain('hono')
  const checked = new Set((await listProduction()).map((name) => name.split('node_modules/').at(-1)))
  expect(left.filter((name) => !checked.has(name))).toEqual([])
  // Otherwise the next `git pull` stops.
  for (const name of ['package.json', 'package-lock.json'])
    expect(await readFile(join(folder, name), 'utf8')).toBe(await readFile(name, 'utf8'))
})

test('Caddy closes idle connections before the server does, and slow ones after it', async () => {
  const caddy = await readFile('deploy/Caddyfile', 'utf8')
  const readNumber = (name: string) => Number(new RegExp(`^\\s*${name} (\\d+)s$`, 'm').exec(caddy)?.[1])
  expect(readNumber('keepalive') * 1_000).toBeLessThan(keepAliveMs)
  // The server answers 408 after 30 s.
  expect(readNumber('read_body')).toBeGreaterThan(30)
})

const readUnit = (unit: string) => readFile(`deploy/b2b-services${unit}`, 'utf8')

test.each([
  [1, 7, false],
  [6, 7, false],
  [7, 7, true],
  [7, 14, false],
  [7, undefined, false],
])('removes copies on the other machine only while all are here: %i of %s', async (count, kept, isRemoved) => {
  const [, command = ''] = /^ExecStart=\/bin\/sh -c '(.+)'$/m.exec(await readUnit('-backup.service')) ?? []
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'rsync'), '#!/bin/sh\nprintf "%s\\n" "$@"', { mode: 0o755 })
  for (let day = 1; day <= count; day += 1) await writeFile(join(folder, `messages-2026-11-0${day}.sqlite`), '')
  await writeFile(join(folder, 'facts.json'), JSON.stringify({ ...sampleFacts(), backupsKept: kept }))
  const env = { PATH: `${folder}:${process.env['PATH']}` }
  // systemd writes a dollar sign as two.
  const script = command.replaceAll('$$', '$').replace('/srv/b2b-services/dist-server/', '')
  const { stdout } = spawnSync('/bin/sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' })
  const files = [
    '--include=messages-????-??-??.sqlite',
    '--exclude=*',
    './',
    'backup@backup.company.example:b2b-services/',
  ]
  const removes = isRemoved ? ['--delete', '--max-delete=2'] : []
  expect(stdout.trim().split('\n')).toEqual(['--archive', ...removes, ...files])
})

test('starts the service with the example of its environment, and shows the defaults', async () => {
  const text = await readFile('deploy/b2b-services.env', 'utf8')
  // Until the owner has written these, messages would go nowhere.
  expect(() => parseConfig(parseEnv(text))).toThrow(
    /wrong:(\n {2}(SMTP_URL|MAIL_FROM|MAIL_TO): use an address of your own.*){3}\nSet/,
  )
  parseConfig(parseEnv(text.replaceAll('company.example', 'company.test')))
  const all = parseEnv(text.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  expect(Object.keys(all).filter((name) => !Object.hasOwn(ownVariables, name))).toEqual([])
  const [, defaults = ''] = text.split(/^# The defaults/m)
  const shown = parseEnv(defaults.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  expect(Object.keys(shown).length).toBeGreaterThan(2)
  const presets = Object.entries(ownVariables).map(([name, schema]) => [name, v.getDefault(schema)])
  expect(Object.fromEntries(presets)).toMatchObject(shown)
})

test('Docker and systemd give the server time to drain, and Docker publishes its port to localhost only', async () => {
  const [docker, unit] = [
    await readFile('deploy/Dockerfile', 'utf8'),
    await readFile('deploy/b2b-services.service', 'utf8'),
  ]
  for (const seconds of [/--stop-timeout (\d+)/.exec(docker)?.[1], /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]])
    expect(Number(seconds) * 1_000).toBeGreaterThan(drainMs)
  expect(docker.match(/-p \S+/g)).toEqual(['-p 127.0.0.1:4173:4173'])
})
