import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { durationTable, readPlaywrightReport, readVitestReport } from './testReport.ts'

test('lists failed Vitest tests with file and message', () => {
  const report = {
    testResults: [
      {
        name: resolve('src/words.test.ts'),
        message: '',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { status: 'passed', fullName: 'words are kept', failureMessages: [] },
          { status: 'failed', fullName: 'shows the word', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] },
        ],
      },
    ],
  }
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: ['src/words.test.ts › shows the word\n  expected 1 to be 2'],
    flaky: [],
    files: [{ file: 'src/words.test.ts', seconds: 2.5 }],
  })
})

test('lists a file that Vitest could not load', () => {
  const report = { testResults: [{ name: resolve('a.test.ts'), message: 'Cannot find b', assertionResults: [] }] }
  expect(readVitestReport(JSON.stringify(report)).failures).toEqual(['a.test.ts\n  Cannot find b'])
})

const spec = (title: string, status: string, message = '') => ({
  title,
  file: 'contact.spec.ts',
  line: 7,
  tests: [{ status, projectName: '', results: [{ duration: 500, errors: message ? [{ message }] : [] }] }],
})

test('lists failed Playwright tests of nested suites, and those that passed when retried', () => {
  const report = {
    suites: [
      {
        specs: [spec('it sends', 'expected'), spec('it waits', 'flaky', 'Timeout')],
        suites: [{ specs: [spec('it tells', 'unexpected', 'Not seen'), spec('it prints', 'skipped')] }],
      },
    ],
  }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failures: ['contact.spec.ts:7 › it tells\n  Not seen'],
    flaky: ['contact.spec.ts:7 › it waits\n  Timeout'],
    files: [{ file: 'contact.spec.ts', seconds: 2 }],
  })
})

test('counts a test once for each project, and names the project that failed', () => {
  const tests = [
    { status: 'expected', projectName: 'firefox', results: [{ duration: 500, errors: [] }] },
    { status: 'unexpected', projectName: 'webkit', results: [{ duration: 500, errors: [{ message: 'Not seen' }] }] },
  ]
  const report = { suites: [{ specs: [{ title: 'sends', file: 'contact.spec.ts', line: 7, tests }] }] }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: ['[webkit] contact.spec.ts:7 › sends\n  Not seen'],
    flaky: [],
    files: [{ file: 'contact.spec.ts', seconds: 1 }],
  })
})

test('lists the tests, the seconds and the five slowest files of each suite', () => {
  const files = [3, 1, 9, 4, 5, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }))
  const result = { passed: 40, failures: ['broken'], flaky: [], files }
  const [, row] = durationTable([{ name: 'e2e', seconds: 61.2, result }]).split('\n')
  expect(row?.split(/ {2,}/)).toEqual(['e2e', '41', '61', '9.ts 9, 5.ts 5, 4.ts 4, 3.ts 3, 2.ts 2'])
})
