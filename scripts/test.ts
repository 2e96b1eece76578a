// npm test: what a developer waits for. npm run test:all: the suites that are slow or need more. Each suite prints its own
// output. At the end are what failed and why, a table of the suites, and one line that counts (.ci/run reads them).
// npm test -- src/contact: what Vitest finds of it.
import { readFile, rm } from 'node:fs/promises'
import { chromiumPath, describeChromium } from './chromium.ts'
import { run } from './run.ts'
import { buildTestedSite, forgetConfiguration } from './testedSite.ts'
import { missingEngines } from './testEngines.ts'

/** A suite: its command, and the JSON report that it writes; without one it counts as one test. */
type Suite = { name: string; command: string[]; report?: string }

/** Returns the suite of a Vitest project. */
function vitest(name: string, ...chosen: string[]): Suite {
  const report = `${process.cwd()}/.cache/vitest-${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { name, command: ['vitest', 'run', ...chosen, ...reporters], report }
}

const projects = (...names: string[]) => vitest(names.join('+'), ...names.flatMap((name) => ['--project', name]))

const isRest = process.argv.includes('--rest')
const chosen = process.argv.slice(2).filter((word) => word !== '--rest')

/** Suites that run side by side, stage after stage. */
const stages: Suite[][] =
  chosen.length > 0
    ? [[vitest('chosen', ...chosen)]]
    : isRest
      ? [
          [projects('slow')],
          // The addon's package has a configuration of its own.
          [vitest('addon', '--root', 'packages/storybook-addon-statechart')],
          [{ name: 'owner', command: ['node', 'scripts/testOwner.ts'], report: '.cache/owner.json' }],
          [{ name: 'engines', command: ['node', 'scripts/testEngines.ts'], report: '.cache/engines.json' }],
          [{ name: 'storybook', command: ['node', 'scripts/storybook.ts'], report: '.cache/storybook-tests.json' }],
        ]
      : [
          [{ name: 'check', command: ['node', 'scripts/check.ts'] }],
          // Most tests in Node wait for disks and timers, so the build has a processor meanwhile.
          [{ name: 'build', command: ['node', 'scripts/testedSite.ts'] }, projects('node')],
          // Together they start one Vitest. Each would keep both processors busy.
          [projects('browser', 'stories')],
          [{ name: 'e2e', command: ['playwright', 'test'], report: '.cache/e2e.json' }],
        ]

/**
 * The parts of a report of Vitest or of Playwright that are read here. Playwright calls a test that passed when it was
 * repeated flaky.
 */
type Report = {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

forgetConfiguration()
const chrome = await chromiumPath()
console.log(`Tests run in ${describeChromium(chrome)}.`)
// The hosted functions and the engines take what the build has written.
if (isRest && chosen.length === 0) await buildTestedSite()

/** Runs a suite and counts its tests. A non-zero exit code without a failed test counts as one failure. */
async function runSuite({ name, command, report }: Suite) {
  // The report of an earlier run would be counted if the suite fails to write its own.
  if (report) await rm(report, { force: true })
  const start = performance.now()
  const { code, output } = await run(command, { CHROME_PATH: chrome })
  const text = report && (await readFile(report, 'utf8').catch(() => undefined))
  const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(text ?? '{}') as Report
  const passed = report ? (stats?.expected ?? numPassedTests) : Number(code === 0)
  const failed = stats ? stats.unexpected + stats.flaky : numFailedTests
  const seconds = Math.round((performance.now() - start) / 1_000)
  // A file that could not be loaded, or an error that no test awaited, is in no report.
  return { name, passed, failed: Math.max(failed, Number(code !== 0)), seconds, output }
}

const results = []
for (const stage of stages) results.push(...(await Promise.all(stage.map(runSuite))))

// Both runners end with what failed and why, and only the end of a long log is read.
for (const { name, failed, output } of results)
  if (failed > 0) console.error(`Failed: ${name}\n${output.trimEnd().split('\n').slice(-100).join('\n')}`)
const columns = (...cells: (string | number)[]) =>
  cells
    .map((cell) => String(cell).padEnd(17))
    .join('')
    .trimEnd()
console.log(`\n${columns('suite', 'tests', 'seconds')}`)
for (const { name, passed, failed, seconds } of results) console.log(columns(name, passed + failed, seconds))
const passed = results.reduce((sum, suite) => sum + suite.passed, 0)
const failed = results.reduce((sum, suite) => sum + suite.failed, 0)
console.log(`\n${isRest ? missingEngines() : ''}${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
