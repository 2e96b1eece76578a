// npm test: runs every suite of CI, then prints the failures and one line with the counts.
import { readFile, rm } from 'node:fs/promises'
import { chromiumPath } from './chromium.ts'
import { missingEngines } from './installedEngines.ts'
import { type SuiteResult, readPlaywrightReport, readVitestReport } from './testReport.ts'
import { run } from './run.ts'

/** Runs a suite. A non-zero exit code without a reported failure counts as one failure. */
async function suite(
  command: string[],
  read: (output: string, code: number) => SuiteResult | Promise<SuiteResult>,
): Promise<SuiteResult> {
  const { code, output } = await run(command, { CHROME_PATH: chrome })
  const { passed, failures, flaky } = await Promise.resolve(read(output, code)).catch((): SuiteResult => ({
    passed: 0,
    failures: [],
  }))
  const ended = `${command.join(' ')} ended with exit code ${code}`
  return { passed, failures: code !== 0 && failures.length === 0 ? [ended] : failures, ...(flaky && { flaky }) }
}

const ofChecks = (output: string): SuiteResult => ({
  passed: Number(/Checks: (\d+) passed/.exec(output)?.[1] ?? 0),
  failures: [...output.matchAll(/^check .* failed: .*$/gmu)].map(([line]) => line),
})

const playwright = (command: string[], report: string): Promise<SuiteResult> =>
  suite(command, async () => readPlaywrightReport(await readFile(report, 'utf8')))

function vitest(project: string): Promise<SuiteResult> {
  const report = `.cache/vitest-${project}.json`
  return suite(
    ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    async () => readVitestReport(await readFile(report, 'utf8')),
  )
}

// Reports of an earlier run would be counted if a suite fails to write its own.
const reports = ['vitest-node', 'vitest-browser', 'vitest-stories', 'e2e', 'engines', 'storybook-tests']
await Promise.all(reports.map((name) => rm(`.cache/${name}.json`, { force: true })))
const chrome = await chromiumPath()
const outcomes = [
  await suite(['node', 'scripts/check.ts'], ofChecks),
  await suite(['node', 'scripts/build.ts'], (_, code) => ({ passed: code === 0 ? 1 : 0, failures: [] })),
  // One after the other: each of the browser's projects keeps both processors busy.
  await vitest('node'),
  await vitest('browser'),
  await vitest('stories'),
  await playwright(['playwright', 'test'], '.cache/e2e.json'),
  await playwright(['node', 'scripts/testEngines.ts'], '.cache/engines.json'),
  await playwright(['node', 'scripts/storybook.ts'], '.cache/storybook-tests.json'),
]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
for (const test of outcomes.flatMap(({ flaky }) => flaky ?? [])) console.error(`\nFlaky, passed when retried: ${test}`)
for (const failure of failures) console.error(`\nFailed: ${failure}`)
console.log(`\n${missingEngines()}${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
