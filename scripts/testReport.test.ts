import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { durationTable, readPlaywrightReport, readVitestReport } from './testReport.ts'

test('lists failed Vitest tests, and files that could not be loaded', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'words are kept', failureMessages: [] },
    { status: 'failed', fullName: 'shows the word', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] },
  ]
  const testResults = [
    { name: resolve('src/a.test.ts'), message: '', startTime: 1_000, endTime: 3_500, assertionResults },
    { name: resolve('b.test.ts'), message: 'Cannot find c', startTime: 0, endTime: 0, assertionResults: [] },
  ]
  expect(readVitestReport(JSON.stringify({ testResults }))).toEqual({
    passed: 1,
    failures: ['src/a.test.ts › shows the word\n  expected 1 to be 2', 'b.test.ts\n  Cannot find c'],
    files: [
      { file: 'src/a.test.ts', seconds: 2.5 },
      { file: 'b.test.ts', seconds: 0 },
    ],
  })
})

test('lists failed Playwright tests of nested suites and of each project', () => {
  const spec = (title: string, status: string, message = '', projectName = '') => {
    const results = [{ duration: 500, errors: message ? [{ message }] : [] }]
    return { title, file: 'contact.spec.ts', line: 7, tests: [{ status, projectName, results }] }
  }
  const sends = spec('sends', 'expected', '', 'firefox')
  sends.tests.push(...spec('sends', 'unexpected', 'Not seen', 'webkit').tests)
  const nested = { specs: [spec('tells', 'unexpected', 'Not told'), spec('prints', 'skipped')] }
  const report = { suites: [{ specs: [sends, spec('waits', 'expected')], suites: [nested] }] }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failures: ['[webkit] contact.spec.ts:7 › sends\n  Not seen', 'contact.spec.ts:7 › tells\n  Not told'],
    files: [{ file: 'contact.spec.ts', seconds: 2.5 }],
  })
})

test('lists the tests, the seconds and the five slowest files of each suite', () => {
  const files = [3, 1, 9, 4, 5, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }))
  const result = { passed: 40, failures: ['broken'], files }
  const [, row] = durationTable([{ name: 'e2e', seconds: 61.2, result }]).split('\n')
  expect(row?.split(/ {2,}/)).toEqual(['e2e', '41', '61', '9.ts 9, 5.ts 5, 4.ts 4, 3.ts 3, 2.ts 2'])
})
