import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

// Node loads all modules of the benchmark before it reads the options. One that needs Vite's constants fails here.
test('starts without Vite, and says what is wrong with an option', () => {
  const { stderr } = spawnSync(process.execPath, ['bench/benchSite.ts', '--rounds', '0'], { encoding: 'utf8' })
  expect(stderr).toContain('--rounds "0" is not a positive integer. Use 1 or more.')
})
