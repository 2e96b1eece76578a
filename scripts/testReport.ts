import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Result of a suite. */
export type SuiteResult = {
  /** Number of passed tests. */
  passed: number
  /** File, name and message of each failed test. */
  failures: string[]
  /** How long each file of tests took, in seconds. */
  files: { file: string; seconds: number }[]
}

type VitestReport = {
  testResults: {
    name: string
    message: string
    /** Milliseconds since 1970. */
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type PlaywrightSuite = {
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightTest = {
  status: string
  projectName: string
  results: { duration: number; errors: { message?: string }[] }[]
}

/** Parses the report of `vitest --reporter=json`. */
export function readVitestReport(json: string): SuiteResult {
  const { testResults } = JSON.parse(json) as VitestReport
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative('', name),
    seconds: (endTime - startTime) / 1_000,
  }))
  const tests = testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0 && message
      ? // A file that could not be loaded.
        [{ status: 'failed', name: relative('', name), messages: [message] }]
      : assertionResults.map(({ status, fullName, failureMessages }) => ({
          status,
          name: `${relative('', name)} › ${fullName}`,
          messages: failureMessages,
        })),
  )
  return summarize(tests, files)
}

/** Parses the report of Playwright's `json` reporter. */
export function readPlaywrightReport(json: string): SuiteResult {
  const specs = (JSON.parse(json) as { suites: PlaywrightSuite[] }).suites.flatMap(flattenSpecs)
  // A spec has one test per project.
  const tests = specs.flatMap(({ title, file, line, tests: ofSpec }) =>
    ofSpec.map(({ status, projectName, results }) => ({
      status: { expected: 'passed', unexpected: 'failed' }[status] ?? status,
      name: `${projectName && `[${projectName}] `}${file}:${line} › ${title}`,
      messages: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
  )
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([file, ofFile]) => ({
    file,
    seconds: ofFile.reduce((sum, { seconds }) => sum + seconds, 0),
  }))
  return summarize(tests, files)
}

const flattenSpecs = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(flattenSpecs),
]

function summarize(
  tests: { status: string; name: string; messages: string[] }[],
  files: SuiteResult['files'],
): SuiteResult {
  const list = (wanted: string) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ name, messages }) => {
        // The first lines contain the assertion; the suite's own output has the rest.
        const lines = stripVTControlCharacters(messages.join('\n')).split('\n').filter(Boolean)
        return [name, ...lines.slice(0, 12).map((line) => `  ${line}`)].join('\n')
      })
  return { passed: list('passed').length, failures: list('failed'), files }
}

/**
 * Returns a table of suites: how many tests each has, how long it took, and its five slowest files.
 *
 * @param suites `seconds`: from the suite's start to its end
 */
export function durationTable(suites: readonly { name: string; seconds: number; result: SuiteResult }[]): string {
  const rows = suites.map(({ name, seconds, result: { passed, failures, files } }) => {
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5)
    const listed = slowest.map((one) => `${one.file} ${one.seconds.toFixed(0)}`).join(', ')
    return `${name.padEnd(11)}${String(passed + failures.length).padStart(6)}${seconds.toFixed(0).padStart(9)}   ${listed}`
  })
  return ['suite       tests  seconds   slowest files, in seconds', ...rows].join('\n')
}
