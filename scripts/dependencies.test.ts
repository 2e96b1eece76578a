import { expect, test } from 'vitest'
import { findDependencyProblems } from './dependencies.ts'

const manifest = { dependencies: { ky: '2.1.0' }, devDependencies: { vite: '8.3.8' } }
const locked = { integrity: 'sha512-x', license: 'MIT' }
const packages = {
  '': {},
  'packages/panel': {},
  'node_modules/panel': { link: true, resolved: 'packages/panel' },
  'node_modules/ky': locked,
  // Development tools are not shipped, so any license is fine.
  'node_modules/vite': { ...locked, license: 'GPL-3.0-or-later' },
}
const find = (ky: object) =>
  findDependencyProblems(manifest, { packages: { ...packages, 'node_modules/ky': ky } }, ['node_modules/ky'])

test.each([
  ['a registry URL', { ...locked, resolved: 'https://registry.example/ky.tgz' }, 'has a registry URL for'],
  ['no hash', { license: 'MIT' }, 'has no hash for'],
  ['no license', { integrity: 'sha512-x' }, 'is shipped under no license'],
  ['a license that is not allowed', { ...locked, license: 'UNLICENSED' }, 'is shipped under UNLICENSED'],
])('names a shipped package with %s', (_, ky, problem) => {
  const [found, ...others] = find(ky)
  expect(found).toContain(problem)
  expect(found).toContain('node_modules/ky')
  expect(others).toEqual([])
})

test('names no package that is in order', () => {
  expect(find(locked)).toEqual([])
})

test.each(['^2.1.0', '~2.1.0', 'latest', '2'])('rejects the version %s', (ky) => {
  const ranged = { ...manifest, dependencies: { ky } }
  expect(findDependencyProblems(ranged, { packages }, [])).toEqual([`package.json has ky ${ky}. Use an exact version.`])
})
