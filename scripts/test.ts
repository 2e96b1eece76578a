// npm test: what a developer waits for. npm run test:all: the suites that are slow or need more. Both print how long each
// suite took, the failures, and one line that counts.
import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromiumPath } from './chromium.ts'
import { missingEngines } from './installedEngines.ts'
import { run } from './run.ts'
import { durationTable, readPlaywrightReport, readVitestReport, type SuiteResult } from './testReport.ts'

/** A suite: its command, and what reads its result from the file that it writes, or from its output and exit code. */
type Suite = { name: string; command: string[] } & (
  | { report: string; readReport: (json: string) => SuiteResult }
  | { readOutput: (output: string, code: number) => SuiteResult }
)

const nothing: SuiteResult = { passed: 0, failures: [], flaky: [], files: [] }

/** Returns the suite of a Vitest project. */
function vitest(name: string): Suite {
  const report = `.cache/vitest-${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { name, command: ['vitest', 'run', '--project', name, ...reporters], report, readReport: readVitestReport }
}

/** The tests of the addon's package, which has a configuration of its own. */
const addon: Suite = {
  ...vitest('addon'),
  command: [
    'vitest',
    'run',
    '--root',
    'packages/storybook-addon-statechart',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resolve('.cache/vitest-addon.json')}`,
  ],
}

const playwright = (name: string, command: string[], report: string): Suite => ({
  name,
  command,
  report,
  readReport: readPlaywrightReport,
})

const check: Suite = {
  name: 'check',
  command: ['node', 'scripts/check.ts'],
  readOutput: (output) => ({
    ...nothing,
    passed: Number(/Checks: (\d+) passed/.exec(output)?.[1] ?? 0),
    failures: [...output.matchAll(/^check .* failed: .*$/gmu)].map(([line]) => line),
  }),
}
const build: Suite = {
  name: 'build',
  command: ['node', 'scripts/build.ts'],
  readOutput: (_, code) => ({ ...nothing, passed: code === 0 ? 1 : 0 }),
}

/** Suites that run side by side, stage after stage. */
const stages: Suite[][] = process.argv.includes('--rest')
  ? [
      [vitest('slow')],
      [addon],
      [playwright('engines', ['node', 'scripts/testEngines.ts'], '.cache/engines.json')],
      [playwright('storybook', ['node', 'scripts/storybook.ts'], '.cache/storybook-tests.json')],
    ]
  : [
      [check],
      // Most tests in Node wait for disks and timers, so the build has a processor meanwhile.
      [build, vitest('node')],
      // Each of the browser's suites keeps both processors busy.
      [vitest('browser')],
      [vitest('stories')],
      [playwright('e2e', ['playwright', 'test'], '.cache/e2e.json')],
    ]

const chrome = await chromiumPath()

/** Runs a suite. A non-zero exit code without a reported failure counts as one failure. */
async function runSuite(suite: Suite) {
  const { name, command } = suite
  // The report of an earlier run would be counted if the suite fails to write its own.
  if ('report' in suite) await rm(suite.report, { force: true })
  const start = performance.now()
  const { code, output } = await run(command, { CHROME_PATH: chrome })
  const result =
    'report' in suite
      ? await readFile(suite.report, 'utf8').then(suite.readReport, () => nothing)
      : suite.readOutput(output, code)
  const failures =
    code !== 0 && result.failures.length === 0 ? [`${command.join(' ')} ended with exit code ${code}`] : result.failures
  return { name, seconds: (performance.now() - start) / 1_000, result: { ...result, failures } }
}

const outcomes = []
for (const stage of stages) outcomes.push(...(await Promise.all(stage.map(runSuite))))

const results = outcomes.map(({ result }) => result)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failures = results.flatMap((result) => result.failures)
for (const test of results.flatMap(({ flaky }) => flaky)) console.error(`\nFlaky, passed when retried: ${test}`)
for (const failure of failures) console.error(`\nFailed: ${failure}`)
console.log(`\n${durationTable(outcomes)}\n${Math.round(performance.now() / 1_000)} seconds in all`)
console.log(`\n${missingEngines()}${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
