// npm test: all that CI checks, in one run, closed by what failed and by one line that counts.
import { readFile, rm } from 'node:fs/promises'
import { chromiumPath } from './chromium.ts'
import { type Outcome, playwrightOutcome, vitestOutcome } from './outcome.ts'
import { run } from './run.ts'

/** Runs a suite; one that ends badly without a counted failure counts as one. */
async function suite(
  command: string[],
  read: (output: string, code: number) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const { code, output } = await run(command, { CHROME_PATH: chrome })
  const { passed, failures } = await Promise.resolve(read(output, code)).catch(() => ({ passed: 0, failures: [] }))
  const ended = `${command.join(' ')} ended with exit code ${code}`
  return { passed, failures: code !== 0 && failures.length === 0 ? [ended] : failures }
}

const ofChecks = (output: string): Outcome => ({
  passed: Number(/Checks: (\d+) passed/.exec(output)?.[1] ?? 0),
  failures: [...output.matchAll(/^check .* failed: .*$/gmu)].map(([line]) => line),
})

const playwright = (command: string[], report: string): Promise<Outcome> =>
  suite(command, async () => playwrightOutcome(await readFile(report, 'utf8')))

function vitest(project: string): Promise<Outcome> {
  const report = `.cache/vitest-${project}.json`
  return suite(
    ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    async () => vitestOutcome(await readFile(report, 'utf8')),
  )
}

// What an earlier run reported says nothing about this one.
const reports = ['vitest-machines', 'vitest-pages', 'vitest-stories', 'e2e', 'storybook-tests']
await Promise.all(reports.map((name) => rm(`.cache/${name}.json`, { force: true })))
const chrome = await chromiumPath()
const outcomes = [
  await suite(['node', 'build/check.ts'], ofChecks),
  await suite(['node', 'build/site.ts'], (_, code) => ({ passed: code === 0 ? 1 : 0, failures: [] })),
  // One after the other: each of the browser's projects keeps both processors busy.
  await vitest('machines'),
  await vitest('pages'),
  await vitest('stories'),
  await playwright(['playwright', 'test'], '.cache/e2e.json'),
  await playwright(['node', 'build/storybook.ts'], '.cache/storybook-tests.json'),
]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
for (const failure of failures) console.error(`\nFailed: ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
