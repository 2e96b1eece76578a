import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { playwrightOutcome, vitestOutcome } from './outcome.ts'

test('of Vitest’s report a developer reads each failed test with its file and what it expected', () => {
  const report = {
    testResults: [
      {
        name: resolve('src/words.test.ts'),
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'words are kept', failureMessages: [] },
          { status: 'failed', fullName: 'words are told', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] },
        ],
      },
    ],
  }
  expect(vitestOutcome(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: ['src/words.test.ts › words are told\n  expected 1 to be 2'],
  })
})

test('a file that Vitest could not read fails by its name', () => {
  const report = { testResults: [{ name: resolve('a.test.ts'), message: 'Cannot find b', assertionResults: [] }] }
  expect(vitestOutcome(JSON.stringify(report)).failures).toEqual(['a.test.ts\n  Cannot find b'])
})

const spec = (title: string, status: string, message = '') => ({
  title,
  file: 'contact.spec.ts',
  line: 7,
  tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
})

test('of Playwright’s report too, in groups as well, and one that passed only when repeated has failed', () => {
  const report = {
    suites: [
      {
        specs: [spec('it sends', 'expected'), spec('it waits', 'flaky', 'Timeout')],
        suites: [{ specs: [spec('it tells', 'unexpected', 'Not seen'), spec('it prints', 'skipped')] }],
      },
    ],
  }
  expect(playwrightOutcome(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: ['contact.spec.ts:7 › it waits\n  Timeout', 'contact.spec.ts:7 › it tells\n  Not seen'],
  })
})
