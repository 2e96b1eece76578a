import { expect, test } from 'vitest'
import { readChanges } from './readChanges.ts'
import { renderChanges } from './renderChanges.ts'

const attach = (...names: string[]) => names.map((name) => ({ name, path: `/results/${name}` }))
const spec = (title: string, status: string, attachments = attach()) => ({
  title,
  tests: [{ status, results: [{ attachments: [] }, { attachments }] }],
})
const report = (...specs: object[]) => JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] })
const read = (json: string) => readChanges(json, (path) => !path.includes('missing'))

test('finds changed pictures, new ones and tests without a picture', () => {
  const comparison = read(
    report(
      spec('matches home', 'expected'),
      spec(
        'matches error',
        'unexpected',
        attach('error-360-expected.png', 'error-360-actual.png', 'error-360-diff.png'),
      ),
      spec('matches new', 'unexpected', attach('missing-expected.png', 'new-actual.png')),
      spec('matches broken', 'unexpected'),
    ),
  )
  expect(comparison).toEqual({
    compared: 4,
    changes: [
      {
        name: 'error-360',
        accepted: '/results/error-360-expected.png',
        now: '/results/error-360-actual.png',
        difference: '/results/error-360-diff.png',
      },
      { name: 'new', now: '/results/new-actual.png' },
    ],
    failures: ['matches broken'],
  })
  const page = renderChanges(comparison, '', 'main at 1a2b3c4')
  expect(page).toContain('<h1>2 of 4 pictures changed</h1>')
  expect(page).toContain('<img src="/results/error-360-diff.png" alt="Difference: error-360">')
  expect(page).toContain('None: this picture is new.')
  expect(page).toContain('the test “matches broken” failed')
})

test('says that nothing changed', () => {
  const page = renderChanges(read(report(spec('matches home', 'expected'))), '', 'main at 1a2b3c4')
  expect(page).toContain('<h1>Nothing changed</h1>')
  expect(page).toContain('1 pictures of this working tree, compared with those of main at 1a2b3c4.')
  expect(page).not.toContain('<section>')
})
