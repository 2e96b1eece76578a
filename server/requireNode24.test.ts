import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (version: string) => {
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('./server/requireNode24.cjs')`
  const { status, stderr } = spawnSync(process.execPath, ['--eval', code], { encoding: 'utf8' })
  return { status, stderr }
}

test('ends a command on an older Node with a sentence in place of a stack', () => {
  expect(run('24.0.0')).toEqual({ status: 0, stderr: '' })
  const { status, stderr } = run('22.23.0')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^This needs Node 24, and runs on 22\.23\.0\. Install Node 24, or run npm ci: .*\n$/)
})
