// Carries out what the Dockerfile says in scratch folders, as one shell script, because Docker itself needs a daemon.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../fixtures/serverProcess.ts'
import { temporaryFolder } from '../fixtures/temporaryFolder.ts'

const run = promisify(execFile)

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
  const patterns = (await readFile('deploy/Dockerfile.dockerignore', 'utf8')).trim().split('\n')
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
const copy = 'copy() { if [ -d "$1" ]; then mkdir -p "$2"; cp -al "$1/." "$2"; else cp -al "$1" "$2"; fi; }'

/** Translates an instruction for a shell, in which `$root` is the folder of the stage. Each stage is a subshell. */
function translate(line: string): string {
  const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line)!
  const words = rest.split(' ')
  const inStage = rest.replaceAll(/(?<=^| )\/(?=\w)/g, '$root/')
  if (instruction === 'FROM') return `)\n(root=$PWD/${words[2] ?? 'image'}; mkdir $root; cd $root`
  if (instruction === 'WORKDIR') return `mkdir -p ${inStage}; cd ${inStage}`
  if (instruction === 'ARG')
    return words.map((name) => `[ -z "$given_${name}" ] || export ${name}="$given_${name}"`).join('; ')
  if (instruction === 'ENV') return words.map((word) => `export ${word}; echo ${word} >> $root.env`).join('; ')
  // The image's own users are the one of this test.
  if (instruction === 'RUN') return inStage.replaceAll('node:node', '$(id -u)')
  if (instruction === 'COPY') {
    const [, stage = 'context'] = /^--from=(\w+)$/.exec(words[0]!) ?? []
    const sources = words.slice(0, -1).filter((word) => !word.startsWith('--'))
    return sources.map((source) => `copy $root/../${stage}/${source} ${words.at(-1)}`).join('; ')
  }
  if (/^(HEALTHCHECK|CMD|USER|VOLUME|EXPOSE|STOPSIGNAL)$/.test(instruction)) return ':'
  throw new Error(`${instruction} is not known here.`)
}

test('serves the site and its endpoints as the Dockerfile builds it', { timeout: 1_500_000 }, async () => {
  const scratch = await temporaryFolder()
  await createContext(join(scratch, 'context'))
  const dockerfile = await readFile('deploy/Dockerfile', 'utf8')
  const lines = dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const script = ['set -e', copy, '(:', ...lines.map(translate), ')'].join('\n')
  const args = { given_VITE_SITE_URL: 'https://www.company.com', given_RETENTION_DAYS: '60' }
  await run('sh', ['-c', script], { cwd: scratch, env: { ...baseEnv, ...args }, maxBuffer: 1e8 })
  const root = join(scratch, 'image')
  const env = parseEnv(await readFile(`${root}.env`, 'utf8'))
  const readCommand = (name: string) =>
    JSON.parse(new RegExp(`^${name}.* (\\["node".+)$`, 'm').exec(dockerfile)![1]!) as string[]
  const command = readCommand('CMD')

  expect((await stat(join(root, 'outbox'))).mode & 0o777).toBe(0o700)
  const port = await freePort()
  // As given to `docker run`, and this machine's place of what is /outbox in the image.
  const given = { MAIL_TRANSPORT: 'file', HOST: '127.0.0.1', PORT: String(port), OUTBOX: join(root, env['OUTBOX']!) }
  const options = { cwd: join(root, 'site'), env: { ...baseEnv, ...env, ...given } }
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
  expect(inImage(readCommand('HEALTHCHECK')).status).toBe(0)
  expect(inImage(['node', 'server/outbox.ts', 'list']).stdout).toContain('send-contact-email')
  expect(inImage(['node', 'server/checkMail.ts']).stdout).toContain('Mails are written to files')
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
