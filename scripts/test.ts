// npm test: what a developer waits for. npm run test:all: the suites that are slow or need more. Both print how long each
// suite took, the failures, and one line that counts.
import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromiumPath } from './chromium.ts'
import { missingEngines } from './testEngines.ts'
import { run } from './run.ts'
import { durationTable, readPlaywrightReport, readVitestReport, type SuiteResult } from './testReport.ts'

/** A suite: its command, and the file that it writes its result to; without one, its output and exit code are read. */
type Suite = { name: string; command: string[]; report?: string; read: (text: string, code: number) => SuiteResult }

const nothing: SuiteResult = { passed: 0, failures: [], files: [] }

/** Returns the suite of a Vitest project. */
function vitest(name: string, ...chosen: string[]): Suite {
  const report = resolve(`.cache/vitest-${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: ['vitest', 'run', ...chosen, ...reporters],
    report,
    read: readVitestReport,
  }
}

const project = (name: string) => vitest(name, '--config', 'tests/vitest.config.ts', '--project', name)

const playwright = (name: string, report: string, ...command: string[]): Suite => ({
  name,
  command,
  report,
  read: readPlaywrightReport,
})

const check: Suite = {
  name: 'check',
  command: ['node', 'scripts/check.ts'],
  read: (output) => ({
    ...nothing,
    passed: Number(/Checks: (\d+) passed/.exec(output)?.[1] ?? 0),
    failures: [...output.matchAll(/^check .* failed: .*$/gmu)].map(([line]) => line),
  }),
}
const build: Suite = {
  name: 'build',
  command: ['node', 'scripts/build.ts'],
  read: (_, code) => ({ ...nothing, passed: code === 0 ? 1 : 0 }),
}

const isRest = process.argv.includes('--rest')

/** Suites that run side by side, stage after stage. */
const stages: Suite[][] = isRest
  ? [
      [project('slow')],
      // The addon's package has a configuration of its own.
      [vitest('addon', '--root', 'packages/storybook-addon-statechart')],
      [playwright('engines', '.cache/engines.json', 'node', 'scripts/testEngines.ts')],
      [playwright('storybook', '.cache/storybook-tests.json', 'node', 'scripts/storybook.ts')],
    ]
  : [
      [check],
      // Most tests in Node wait for disks and timers, so the build has a processor meanwhile.
      [build, project('node')],
      // Each of the browser's suites keeps both processors busy.
      [project('browser')],
      [project('stories')],
      [playwright('e2e', '.cache/e2e.json', 'playwright', 'test', '--config', 'tests/e2e')],
    ]

const chrome = await chromiumPath()

/** Runs a suite. A non-zero exit code without a reported failure counts as one failure. */
async function runSuite({ name, command, report, read }: Suite) {
  // The report of an earlier run would be counted if the suite fails to write its own.
  if (report) await rm(report, { force: true })
  const start = performance.now()
  const { code, output } = await run(command, { CHROME_PATH: chrome })
  const text = report ? await readFile(report, 'utf8').catch(() => undefined) : output
  const result = text === undefined ? nothing : read(text, code)
  const isUnreported = code !== 0 && result.failures.length === 0
  const failures = isUnreported ? [`${command.join(' ')} ended with exit code ${code}`] : result.failures
  return { name, seconds: (performance.now() - start) / 1_000, result: { ...result, failures } }
}

const outcomes = []
for (const stage of stages) outcomes.push(...(await Promise.all(stage.map(runSuite))))

const results = outcomes.map(({ result }) => result)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failures = results.flatMap((result) => result.failures)
for (const failure of failures) console.error(`\nFailed: ${failure}`)
console.log(`\n${durationTable(outcomes)}\n${Math.round(performance.now() / 1_000)} seconds in all`)
console.log(`\n${isRest ? missingEngines() : ''}${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
