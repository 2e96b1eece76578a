import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { baselines } from './acceptedScreenshots.ts'

const run = promisify(execFile)
const script = `
  const { writeAcceptedScreenshots } = await import(${JSON.stringify(import.meta.resolve('./acceptedScreenshots.ts'))})
  const { pictures, since } = await writeAcceptedScreenshots('accepted')
  console.log(JSON.stringify({ pictures: [...pictures], since }))`

/** Creates a project with one baseline, in Git unless `main` is undefined. */
async function createProject(main?: string) {
  const cwd = await mkdtemp(join(tmpdir(), 'changed-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  const git = async (...command: string[]) =>
    (await run('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...command], { cwd })).stdout.trim()
  const write = async (text: string) => {
    await mkdir(join(cwd, baselines), { recursive: true })
    await writeFile(join(cwd, baselines, 'home-360.png'), text)
  }
  const commit = async () => {
    await git('add', '.')
    await git('commit', '-q', '--allow-empty', '-m', 'step')
  }
  if (main) await git('init', '-q', '-b', main)
  return {
    git,
    write,
    commit,
    readAccepted: async () =>
      JSON.parse((await run(process.execPath, ['--input-type=module', '-e', script], { cwd })).stdout) as object,
    read: () => readFile(join(cwd, 'accepted/home-360.png'), 'utf8'),
  }
}

const picture = ['home-360', 'accepted/home-360.png']

test('takes the screenshots of the commit at which the branch left main', async () => {
  const { git, write, commit, readAccepted, read } = await createProject('main')
  await write('main')
  await commit()
  const left = await git('rev-parse', '--short=7', 'HEAD')
  await git('checkout', '-q', '-b', 'branch')
  await write('branch')
  await commit()
  await write('working tree')
  expect(await readAccepted()).toEqual({ pictures: [picture], since: `main at ${left}` })
  expect(await read()).toBe('main')
})

test('accepts nothing of a main without screenshots', async () => {
  const { write, commit, readAccepted } = await createProject('main')
  await commit()
  await write('working tree')
  expect(await readAccepted()).toMatchObject({ pictures: [] })
})

test.each([undefined, 'other'])(
  'takes those of the working tree where there is no main (branch %s)',
  async (branch) => {
    const { write, commit, readAccepted, read } = await createProject(branch)
    await write('working tree')
    if (branch) await commit()
    expect(await readAccepted()).toEqual({
      pictures: [picture],
      since: expect.stringContaining('tests/visual/screenshots, because') as string,
    })
    expect(await read()).toBe('working tree')
  },
)
