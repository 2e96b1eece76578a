import { expect, test } from 'vitest'
import { findLicenceProblems, findLockProblems } from './lockfile.ts'

const manifest = { dependencies: { ky: '2.1.0' }, devDependencies: { vite: '8.3.8' } }
const locked = { integrity: 'sha512-x', license: 'MIT' }
const packages = {
  '': {},
  'node_modules/ky': { ...locked, version: '2.1.0' },
  'node_modules/vite': { ...locked, version: '8.3.8', dev: true },
}

test('accepts a reproducible lockfile', () => {
  expect(findLockProblems(manifest, { packages })).toEqual([])
  expect(findLicenceProblems({ packages })).toEqual([])
})

test.each([
  [
    'a registry URL',
    { ...locked, version: '2.1.0', resolved: 'https://registry.example/ky.tgz' },
    'a registry URL for node_modules/ky',
  ],
  ['no hash', { version: '2.1.0', license: 'MIT' }, 'no hash for node_modules/ky'],
  ['another version', { ...locked, version: '2.0.0' }, 'has ky 2.0.0, package.json 2.1.0'],
])('names the package if the lockfile has %s', (_, ky, problem) => {
  const problems = findLockProblems(manifest, { packages: { ...packages, 'node_modules/ky': ky } })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(problem)
})

test.each(['^2.1.0', '~2.1.0', 'latest', '2'])('rejects the version %s', (ky) => {
  expect(findLockProblems({ ...manifest, dependencies: { ky } }, { packages })[0]).toContain(
    `package.json has ky ${ky}.`,
  )
})

test.each([undefined, 'GPL-3.0-or-later', 'UNLICENSED'])('rejects a shipped package with the licence %s', (license) => {
  const ky = { integrity: 'sha512-x', version: '2.1.0', ...(license !== undefined && { license }) }
  expect(findLicenceProblems({ packages: { ...packages, 'node_modules/ky': ky } })[0]).toContain(
    'node_modules/ky is shipped',
  )
  // Development tools are not shipped, so any licence is fine. The font is shipped.
  expect(findLicenceProblems({ packages: { ...packages, 'node_modules/vite': { ...ky, dev: true } } })).toEqual([])
  const typeface = { 'node_modules/@fontsource-variable/archivo': { ...ky, dev: true } }
  expect(findLicenceProblems({ packages: typeface })).toHaveLength(1)
})
