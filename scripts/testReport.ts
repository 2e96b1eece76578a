import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Result of a suite: the number of passed tests, and file, name and message of each failed test. `flaky` lists in the same
 * way the tests that failed once and passed when they were retried; they count as passed.
 */
export type SuiteResult = { passed: number; failures: string[]; flaky?: string[] }

type VitestReport = {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type PlaywrightSuite = {
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightTest = { status: string; projectName: string; results: { errors: { message?: string }[] }[] }

/** Parses the report of `vitest --reporter=json`. */
export function readVitestReport(json: string): SuiteResult {
  const { testResults } = JSON.parse(json) as VitestReport
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: relative('', name) })),
  )
  const unread = testResults.filter(({ assertionResults, message }) => assertionResults.length === 0 && message)
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages)),
      ...unread.map(({ name, message }) => failure(relative('', name), [message])),
    ],
  }
}

/** Parses the report of Playwright's `json` reporter. */
export function readPlaywrightReport(json: string): SuiteResult {
  const specs = (JSON.parse(json) as { suites: PlaywrightSuite[] }).suites.flatMap(flattenSpecs)
  // A spec has one test per project.
  const tests = specs.flatMap(({ tests, ...spec }) => tests.map((test) => ({ ...spec, ...test })))
  const listTests = (wanted: string) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ file, line, title, projectName, results }) =>
        failure(
          `${projectName && `[${projectName}] `}${file}:${line} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        ),
      )
  const flaky = listTests('flaky')
  return {
    passed: tests.filter(({ status }) => status === 'expected').length + flaky.length,
    failures: listTests('unexpected'),
    flaky,
  }
}

function flattenSpecs({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(flattenSpecs)]
}

// The first lines contain the assertion; the suite's own output has the rest.
function failure(test: string, messages: string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n')).filter(Boolean)
  return [test, ...lines.slice(0, 12).map((line) => `  ${line}`)].join('\n')
}
