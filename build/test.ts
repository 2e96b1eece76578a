// npm test: all that CI checks, in one run, closed by one line that counts.
import { readFile, rm } from 'node:fs/promises'
import { chromiumPath } from './chromium.ts'
import { run } from './run.ts'

type Count = { passed: number; failed: number }

/** Runs a suite; one that ends badly without a counted failure counts as one. */
async function suite(command: string[], count: (output: string) => Promise<Count>): Promise<Count> {
  const { code, output } = await run(command, { CHROME_PATH: chrome })
  const counted = await count(output).catch(() => ({ passed: 0, failed: 0 }))
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

const countChecks = async (output: string): Promise<Count> => {
  const [, passed, failed] = /Checks: (\d+) passed, (\d+) failed/.exec(output) ?? []
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) }
}

const countVitest = async (file: string): Promise<Count> => {
  const report = JSON.parse(await readFile(file, 'utf8')) as Record<string, number>
  return { passed: report['numPassedTests'] ?? 0, failed: report['numFailedTests'] ?? 0 }
}

const countPlaywright = async (file: string): Promise<Count> => {
  const { stats } = JSON.parse(await readFile(file, 'utf8')) as { stats: Record<string, number> }
  return { passed: stats['expected'] ?? 0, failed: (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0) }
}

const countOne = async (): Promise<Count> => ({ passed: 1, failed: 0 })

function vitest(project: string): Promise<Count> {
  const report = `.cache/vitest-${project}.json`
  return suite(
    ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    () => countVitest(report),
  )
}

// What an earlier run counted says nothing about this one.
const reports = ['vitest-machines', 'vitest-pages', 'vitest-stories', 'e2e', 'storybook-tests']
await Promise.all(reports.map((name) => rm(`.cache/${name}.json`, { force: true })))
const chrome = await chromiumPath()
const counts = [
  await suite(['node', 'build/check.ts'], countChecks),
  await suite(['node', 'build/site.ts'], countOne),
  // One after the other: each of the browser's projects keeps both processors busy.
  await vitest('machines'),
  await vitest('pages'),
  await vitest('stories'),
  await suite(['playwright', 'test'], () => countPlaywright('.cache/e2e.json')),
  await suite(['node', 'build/storybook.ts'], () => countPlaywright('.cache/storybook-tests.json')),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
