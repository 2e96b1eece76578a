import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './testReport.ts'

test('lists failed Vitest tests with file and message', () => {
  const report = {
    testResults: [
      {
        name: resolve('src/words.test.ts'),
        message: '',
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
  tests: [{ status, projectName: '', results: [{ errors: message ? [{ message }] : [] }] }],
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
  })
})

test('counts a test once for each project, and names the project that failed', () => {
  const tests = [
    { status: 'expected', projectName: 'firefox', results: [{ errors: [] }] },
    { status: 'unexpected', projectName: 'webkit', results: [{ errors: [{ message: 'Not seen' }] }] },
  ]
  const report = { suites: [{ specs: [{ title: 'sends', file: 'contact.spec.ts', line: 7, tests }] }] }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: ['[webkit] contact.spec.ts:7 › sends\n  Not seen'],
    flaky: [],
  })
})
