// Carries out what the Dockerfile says in scratch folders, layer by layer, because Docker itself needs a daemon.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../fixtures/freePort.ts'
import { temporaryFolder } from '../fixtures/temporaryFolder.ts'

const run = promisify(execFile)

/** An image, or what a stage has made of it so far. */
type Stage = { root: string; folder: string; env: Record<string, string>; command: string[]; healthCheck: string[] }

/** The environment of a command in an image: this Node, npm, and nothing of the npm script that runs this test. */
const baseEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(HOME|TMPDIR|npm_config_registry)$/.test(name)),
  ),
  PATH: [
    dirname(process.execPath),
    ...(process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules')),
  ].join(':'),
  // The packages were installed before the tests, so npm has them in its cache.
  npm_config_prefer_offline: 'true',
}

/** Copies what Docker would send to its daemon: the repository without what .dockerignore names. */
async function createContext(to: string): Promise<void> {
  const patterns = (await readFile('.dockerignore', 'utf8')).trim().split('\n')
  const ignored = patterns.map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`))
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { maxBuffer: 1e8 })
  for (const file of stdout.trim().split('\n'))
    // A file that was removed may still be in the index.
    if (existsSync(file) && !ignored.some((pattern) => pattern.test(file))) await cp(file, join(to, file))
}

/**
 * Copies like Docker: the contents of a folder, a file under its name into a folder. It makes hard links, because
 * `node_modules` has 40,000 files, and no instruction changes a file that it was given.
 */
async function copy(from: string, to: string): Promise<void> {
  const isFolder = (await stat(from)).isDirectory()
  await mkdir(isFolder ? to : dirname(to), { recursive: true })
  await run('cp', ['--archive', '--link', isFolder ? `${from}/.` : from, to])
}

/**
 * Builds the image of a Dockerfile.
 *
 * @param args build arguments
 * @returns its last stage
 */
async function build(scratch: string, args: Record<string, string>): Promise<Stage> {
  const context = join(scratch, 'context')
  await createContext(context)
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  let given: Record<string, string> = {}
  const expand = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => given[name] ?? stage!.env[name] ?? '')
  const lines = (await readFile('Dockerfile', 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line)!
    const words = rest.split(' ')
    if (instruction === 'FROM') {
      const root = join(scratch, `stage-${stages.size}`)
      stage = { root, folder: root, env: {}, command: [], healthCheck: [] }
      given = {}
      stages.set(words[2] ?? 'last', stage)
      continue
    }
    const { root, folder, env } = stage!
    const inRoot = (path: string) => (path.startsWith('/') ? join(root, path) : join(folder, path))
    if (instruction === 'WORKDIR') await mkdir((stage!.folder = inRoot(rest)), { recursive: true })
    else if (instruction === 'ARG')
      for (const name of words) given = { ...given, ...(args[name] !== undefined && { [name]: args[name] }) }
    else if (instruction === 'ENV')
      for (const word of words) env[word.slice(0, word.indexOf('='))] = expand(word.slice(word.indexOf('=') + 1))
    else if (instruction === 'COPY') {
      const from = /^--from=(\w+)$/.exec(words[0]!)?.[1]
      const sources = words.slice(from === undefined ? 0 : 1, -1)
      const to = words.at(-1)!
      for (const source of sources)
        await copy(
          from === undefined ? join(context, source) : join(stages.get(from)!.root, source),
          `${inRoot(to)}${to.endsWith('/') || to === '.' ? '/' : ''}`,
        )
    } else if (instruction === 'RUN') {
      // The image's own paths and users are those of the scratch folder here.
      const command = rest.replaceAll(/(?<= )\/(?=\w)/g, `${root}/`).replaceAll('node:node', `${process.getuid!()}`)
      await run('sh', ['-c', command], { cwd: folder, env: { ...baseEnv, ...env, ...given }, maxBuffer: 1e8 })
    } else if (instruction === 'HEALTHCHECK') stage!.healthCheck = JSON.parse(/CMD (.+)$/.exec(rest)![1]!) as string[]
    else if (instruction === 'CMD') stage!.command = JSON.parse(rest) as string[]
    else if (!/^(USER|VOLUME|EXPOSE|STOPSIGNAL)$/.test(instruction))
      throw new Error(`${instruction} is not known here.`)
  }
  return stages.get('last')!
}

test('serves the site and its endpoints as the Dockerfile builds it', { timeout: 1_500_000 }, async () => {
  const args = { VITE_SITE_URL: 'https://www.company.com', RETENTION_DAYS: '60' }
  const { root, folder, env, command, healthCheck } = await build(await temporaryFolder(), args)
  expect((await stat(join(root, 'outbox'))).mode & 0o777).toBe(0o700)
  const port = await freePort()
  // As given to `docker run`, and this machine's place of what is /outbox in the image.
  const given = { MAIL_TRANSPORT: 'file', HOST: '127.0.0.1', PORT: String(port), OUTBOX: join(root, env['OUTBOX']!) }
  const options = { cwd: folder, env: { ...baseEnv, ...env, ...given } }
  const server = spawn(command[0]!, command.slice(1), { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  await once(server.stdout, 'data')

  const url = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ ok: true })
  expect(await (await fetch(url)).text()).toContain('<link rel="canonical" href="https://www.company.com')
  expect(await (await fetch(`${url}/contact`)).text()).toMatch(/60 days.*7 more in backups/)
  const form = { name: 'Jana', email: 'jana@example', company: 'Pumps', message: 'Hello', gdprConsent: 'on' }
  const send = (change: object) =>
    fetch(`${url}/forms/contact`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, ...change }),
      headers: { Origin: url },
      redirect: 'manual',
    })
  const refused = await send({})
  // Rendered by the second folder of the build.
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringMatching(/<header[^]+value="jana@example"/),
  ])
  expect((await send({ email: 'jana@example.com', phone: '+421 900 123 456' })).status).toBe(303)

  const inImage = (words: string[]) => spawnSync(words[0]!, words.slice(1), { ...options, encoding: 'utf8' })
  expect(inImage(healthCheck).status).toBe(0)
  expect(inImage(['node', 'server/outbox.ts', 'list']).stdout).toContain('send-contact-email')
  expect(inImage(['node', 'server/checkMail.ts']).stdout).toContain('Mails are written to files')
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
