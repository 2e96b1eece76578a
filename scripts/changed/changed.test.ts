import { expect, test } from 'vitest'
import { readChanges } from './readChanges.ts'
import { renderChanges, summarizeChanges } from './renderChanges.ts'

const attach = (name: string, ...roles: string[]) =>
  roles.map((role) => ({ name: `${name}-${role}.png`, path: `/results/${name}-${role}.png` }))
const spec = (name: string, status: string, attachments = attach(name), message?: string) => ({
  title: `matches ${name}`,
  file: 'screenshots.spec.ts',
  line: 48,
  tests: [
    {
      status,
      annotations: [{ type: 'screenshot', description: name }],
      results: [{ attachments: [] }, { attachments, ...(message && { error: { message } }) }],
    },
  ],
})
const report = (...specs: object[]) => JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] })
const accept = (...names: string[]) => new Map(names.map((name) => [name, `/accepted/${name}.png`]))

test('finds changed, new and removed pictures, and tests without a picture', () => {
  const comparison = readChanges(
    report(
      spec('home', 'expected'),
      spec('error-360', 'unexpected', attach('error-360', 'expected', 'actual', 'diff')),
      // Playwright has written the missing baseline, so the test has passed.
      spec('new', 'expected', attach('new', 'expected', 'actual')),
      spec('broken', 'unexpected', attach('broken'), '\x1B[31mError: no story <main>\x1B[39m\n\n  at line 48'),
      spec('moving', 'unexpected', attach('moving', 'expected', 'previous', 'actual', 'diff'), 'Error: not stable'),
    ),
    accept('home', 'error-360', 'broken', 'moving', 'gone'),
  )
  const place = 'tests/visual/screenshots.spec.ts:48'
  expect(comparison).toEqual({
    compared: 5,
    changes: [
      {
        name: 'error-360',
        accepted: '/accepted/error-360.png',
        now: '/results/error-360-actual.png',
        difference: '/results/error-360-diff.png',
      },
      { name: 'new', now: '/results/new-actual.png' },
      { name: 'gone', accepted: '/accepted/gone.png' },
    ],
    failures: [
      { place, title: 'matches broken', reason: 'Error: no story <main>' },
      { place, title: 'matches moving', reason: 'Error: not stable' },
    ],
  })
  const page = renderChanges(comparison, '', 'main at 1a2b3c4')
  expect(page).toContain('<h1>1 changed, 1 new, 1 removed, 2 failed</h1>')
  expect(page).toContain('<img src="/results/error-360-diff.png" alt="Difference: error-360">')
  expect(page).toContain('<section id="new"><h2>new <small>new</small></h2>')
  expect(page).toContain('<section id="gone"><h2>gone <small>removed</small></h2>')
  expect(page).toContain(`<strong>matches broken</strong> <code>${place}</code><br>Error: no story &lt;main>`)
})

test('says that nothing changed', () => {
  const comparison = readChanges(report(spec('home', 'expected')), accept('home'))
  expect(summarizeChanges(comparison)).toBe('Nothing changed')
  const page = renderChanges(comparison, '', 'main at 1a2b3c4')
  expect(page).toContain('<h1>Nothing changed</h1>')
  expect(page).toContain('1 pictures of this working tree, compared with those of main at 1a2b3c4.')
  expect(page).not.toContain('<section')
})
