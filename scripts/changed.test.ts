import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { writeAccepted } from './changed.ts'

const picture = 'tests/visual/screenshots/home-360.png'

/** Creates a project with a picture in its working tree. */
async function createProject() {
  const project = await temporaryFolder()
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...command], { cwd: project }).toString()
  const write = (text: string) => {
    mkdirSync(join(project, 'tests/visual/screenshots'), { recursive: true })
    writeFileSync(join(project, picture), text)
  }
  const commit = (text: string) => {
    write(text)
    git('add', '.')
    git('commit', '-q', '-m', 'step')
  }
  return { project, git, write, commit }
}

test('accepts the screenshots of the commit at which the branch left main', async () => {
  const { project, git, write, commit } = await createProject()
  git('init', '-q', '-b', 'main')
  commit('main')
  const left = git('rev-parse', '--short=7', 'HEAD').trim()
  git('checkout', '-q', '-b', 'branch')
  commit('branch')
  write('working tree')
  expect(writeAccepted(join(project, 'accepted'), project)).toBe(`main at ${left}`)
  expect(readFileSync(join(project, 'accepted', picture), 'utf8')).toBe('main')
})

test.each([undefined, 'other'])('accepts those of the working tree without main (branch %s)', async (branch) => {
  const { project, git, write, commit } = await createProject()
  if (branch) {
    git('init', '-q', '-b', branch)
    commit('branch')
  }
  write('working tree')
  expect(writeAccepted(join(project, 'accepted'), project)).toContain('because Git knows no commit')
  expect(readFileSync(join(project, 'accepted', picture), 'utf8')).toBe('working tree')
})
