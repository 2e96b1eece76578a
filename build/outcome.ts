import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How a suite ended: how many of its tests passed, and of each that failed where it stands and what it said. */
export type Outcome = { passed: number; failures: string[] }

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
type PlaywrightTest = { status: string; results: { errors: { message?: string }[] }[] }

/** What `vitest --reporter=json` wrote. */
export function vitestOutcome(json: string): Outcome {
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

/** What Playwright's `json` reporter wrote. A test that passed only when repeated has failed. */
export function playwrightOutcome(json: string): Outcome {
  const specs = (JSON.parse(json) as { suites: PlaywrightSuite[] }).suites.flatMap(specsOf)
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => ['unexpected', 'flaky'].includes(status)))
  return {
    passed: specs.filter(({ tests }) => tests.every(({ status }) => status === 'expected')).length,
    failures: failed.map(({ file, line, title, tests }) =>
      failure(
        `${file}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))),
      ),
    ),
  }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

// The first lines tell what was expected; the rest is in the suite's own output.
function failure(test: string, messages: string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n')).filter(Boolean)
  return [test, ...lines.slice(0, 12).map((line) => `  ${line}`)].join('\n')
}
