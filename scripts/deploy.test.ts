import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { drainMs } from '#server/http/listen.ts'
import { withoutMocks } from '../tests/fixtures/runningServer.ts'
import { freePort } from '../tests/fixtures/freePort.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { listInstalledInProduction, type Lockfile } from './lockfile.ts'

withoutMocks()

const imported = /^(?:import|export)\s(?!type\s)[^'"]*?from '([^']+)'|\bimport\(?\s?'([^']+)'/gm

/** Returns the files and packages that a script imports, including `import()`, because nothing is bundled. */
async function collectImports(script: string, found = { files: new Set<string>(), packages: new Set<string>() }) {
  if (found.files.has(script)) return found
  found.files.add(script)
  const code = await readFile(script, 'utf8')
  for (const [, from, alone] of code.matchAll(imported)) {
    const name = (from ?? alone)!
    if (name.startsWith('.')) await collectImports(normalize(join(dirname(script), name)), found)
    else if (name.startsWith('#')) await collectImports(name.slice(1), found)
    else if (!isBuiltin(name)) found.packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)![0])
  }
  return found
}

test('copies every imported file and package into the container', async () => {
  const image = (await readFile('Dockerfile', 'utf8')).split(/^FROM /m).at(-1)!
  const copied = [...image.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '))
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object }
  for (const script of ['server/serveSite.ts', 'server/admin/main.ts']) {
    const { files, packages } = await collectImports(script)
    expect(files.size).toBeGreaterThan(15)
    expect([...files].filter((file) => !copied.some((name) => file === name || file.startsWith(`${name}/`)))).toEqual(
      [],
    )
    expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
  }
})

test('serves without development dependencies and reads .env.local', async () => {
  const folder = await temporaryFolder()
  for (const name of ['server', 'machines', 'package.json']) await cp(name, join(folder, name), { recursive: true })
  // Production dependencies only, as after `npm prune --omit=dev`.
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lockfile
  for (const name of listInstalledInProduction(lock)) {
    if (name.slice(1).includes('/node_modules/') || !existsSync(name)) continue
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await symlink(resolve(name), join(folder, name))
  }
  expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false)
  await writeFile(join(folder, '.env.local'), 'VITE_BACKEND_ANON_KEY=from-env-local\n')
  await mkdir(join(folder, 'dist'))
  for (const name of ['index.html', '404.html', '_headers']) await writeFile(join(folder, 'dist', name), '')
  const child = spawn(process.execPath, ['server/serveSite.ts'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill())
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

test('sets the client IP in every trusted proxy', async () => {
  const nginx = await readFile('deploy/nginx.conf', 'utf8')
  const proxied = [...nginx.matchAll(/location [^{]*\{[^}]*\}/g)].filter(([block]) => block.includes('proxy_pass'))
  expect(proxied).toHaveLength(1)
  // Without this line nginx forwards the header of the client.
  for (const [block] of proxied) expect(block).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  // Caddy replaces the header unless it is configured to trust it.
  expect(await readFile('deploy/Caddyfile', 'utf8')).not.toMatch(/trusted_proxies|header_up/)
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
