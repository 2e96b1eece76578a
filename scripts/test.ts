// npm test: what a developer waits for. npm run test:all: the suites that are slow or need more. Each suite prints its own
// output. At the end are what failed and why, a table of the suites, and one line that counts (.ci/run reads them).
import { readFile, rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromiumPath } from './chromium.ts'
import { buildIfStale } from './outputFolder.ts'
import { run } from './run.ts'
import { missingEngines } from './testEngines.ts'

/** A suite: its command, and the JSON report that it writes; without one it counts as one test. */
type Suite = { name: string; command: string[]; report?: string }

/** Returns the suite of a Vitest project. */
function vitest(name: string, ...chosen: string[]): Suite {
  const report = `${process.cwd()}/.cache/vitest-${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { name, command: ['vitest', 'run', ...chosen, ...reporters], report }
}

const projects = (...names: string[]) =>
  vitest(names.join('+'), '--config', 'tests/vitest.config.ts', ...names.flatMap((name) => ['--project', name]))

const isRest = process.argv.includes('--rest')

/** Suites that run side by side, stage after stage. */
const stages: Suite[][] = isRest
  ? [
      [projects('slow')],
      // The addon's package has a configuration of its own.
      [vitest('addon', '--root', 'packages/storybook-addon-statechart')],
      [{ name: 'engines', command: ['node', 'scripts/testEngines.ts'], report: '.cache/engines.json' }],
      [{ name: 'storybook', command: ['node', 'scripts/storybook.ts'], report: '.cache/storybook-tests.json' }],
    ]
  : [
      [{ name: 'check', command: ['node', 'scripts/check.ts'] }],
      // Most tests in Node wait for disks and timers, so the build has a processor meanwhile.
      [{ name: 'build', command: ['node', 'scripts/build.ts'] }, projects('node')],
      // Together they start one Vitest. Each would keep both processors busy.
      [projects('browser', 'stories')],
      [{ name: 'e2e', command: ['playwright', 'test', '--config', 'tests/e2e'], report: '.cache/e2e.json' }],
    ]

type PlaywrightTest = { status: string; results: { errors: { message?: string }[] }[] }
type PlaywrightSuite = {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
type VitestTest = { status: string; fullName: string; failureMessages: string[] }

/** The parts of a report of Vitest or of Playwright that are read here. */
type Report = {
  testResults?: { name: string; message: string; assertionResults: VitestTest[] }[]
  suites?: PlaywrightSuite[]
}

type Test = { name: string; status: string; reason?: string | undefined }

/** Lists the tests of a report, each with why it failed. A file that could not be loaded is a failed one. */
function listTests({ testResults = [], suites = [] }: Report): Test[] {
  const ofVitest = testResults.flatMap(({ name: file, message, assertionResults }): Test | Test[] =>
    assertionResults.length === 0 && message
      ? { name: file, status: 'failed', reason: message }
      : assertionResults.map(({ fullName, status, failureMessages: [reason] }) => ({
          name: `${file} › ${fullName}`,
          status,
          reason,
        })),
  )
  const ofPlaywright = suites.flatMap((suite): Test[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        name: `${file} › ${title}`,
        status,
        reason: results.at(-1)?.errors[0]?.message,
      })),
    ),
    ...listTests({ suites: suite.suites ?? [] }),
  ])
  return [...ofVitest, ...ofPlaywright]
}

/** Returns a failure as it is repeated at the end of a run, since only the end of a long log is read. */
const describe = (what: string, lines: string[]) => [what, ...lines.filter(Boolean)].join('\n  ')

const linesOf = (output: string) => stripVTControlCharacters(output).trim().split('\n')

const chrome = await chromiumPath()
// The hosted functions and the engines take what the build has written.
if (isRest) await buildIfStale()

/** Runs a suite and counts its tests. A non-zero exit code without a failed test counts as one failure. */
async function runSuite({ name, command, report }: Suite) {
  // The report of an earlier run would be counted if the suite fails to write its own.
  if (report) await rm(report, { force: true })
  const start = performance.now()
  const { code, output } = await run(command, { CHROME_PATH: chrome })
  const text = report && (await readFile(report, 'utf8').catch(() => undefined))
  const tests = report ? listTests(JSON.parse(text ?? '{}') as Report) : [{ name, status: code === 0 ? 'passed' : '' }]
  const passed = tests.filter(({ status }) => ['passed', 'expected'].includes(status)).length
  // Playwright calls a test that passed when it was repeated flaky.
  const failed = tests.filter(({ status }) => ['failed', 'unexpected', 'flaky'].includes(status))
  const failures = failed.map(({ name, reason = '' }) => describe(relative('', name), linesOf(reason).slice(0, 12)))
  // An error that no test awaited is in no report: what was printed last names it.
  if (code !== 0 && failures.length === 0)
    failures.push(describe(`${name} ended with exit code ${code}`, linesOf(output).slice(-40)))
  return { name, passed, failures, seconds: Math.round((performance.now() - start) / 1_000) }
}

const results = []
for (const stage of stages) results.push(...(await Promise.all(stage.map(runSuite))))

const failures = results.flatMap((suite) => suite.failures)
for (const failure of failures) console.error(`Failed: ${failure}`)
const columns = (...cells: (string | number)[]) =>
  cells
    .map((cell) => String(cell).padEnd(17))
    .join('')
    .trimEnd()
console.log(`\n${columns('suite', 'tests', 'seconds')}`)
for (const { name, passed, failures, seconds } of results) console.log(columns(name, passed + failures.length, seconds))
const passed = results.reduce((sum, suite) => sum + suite.passed, 0)
console.log(`\n${isRest ? missingEngines() : ''}${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
