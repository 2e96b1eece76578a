import { expect, test } from 'vitest'
import { findLicenseProblems, findLockProblems, listInstalledInProduction } from './lockfile.ts'

const manifest = { dependencies: { ky: '2.1.0' }, devDependencies: { vite: '8.3.8' } }
const locked = { integrity: 'sha512-x', license: 'MIT' }
const typeface = 'node_modules/@fontsource-variable/archivo'
const packages = {
  '': { dependencies: manifest.dependencies },
  'node_modules/ky': { ...locked, version: '2.1.0' },
  'node_modules/vite': { ...locked, version: '8.3.8' },
  [typeface]: { ...locked, version: '5.3.0' },
}

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

test('follows production dependencies as Node resolves them, without workspaces and optional peers', () => {
  const lock = {
    packages: {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': {
        dependencies: { '@x/b': '^1.0.0' },
        peerDependencies: { c: '*', d: '*' },
        peerDependenciesMeta: { d: { optional: true } },
      },
      'node_modules/@x/b': { version: '2.0.0' },
      'node_modules/a/node_modules/@x/b': { version: '1.0.0', dependencies: { e: '*', a: '*' } },
      'node_modules/c': {},
      'node_modules/d': {},
      'node_modules/e': {},
      'node_modules/panel': { link: true, resolved: 'packages/panel' },
      'packages/panel': { dependencies: { d: '*' } },
    },
  }
  expect(listInstalledInProduction(lock).toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/@x/b',
    'node_modules/c',
    'node_modules/e',
  ])
})

test.each([undefined, 'GPL-3.0-or-later', 'UNLICENSED'])('rejects a shipped package with the license %s', (license) => {
  const other = { integrity: 'sha512-x', version: '2.1.0', ...(license !== undefined && { license }) }
  expect(findLicenseProblems({ packages: { ...packages, 'node_modules/ky': other } })[0]).toContain(
    'node_modules/ky is shipped',
  )
  // Development tools are not shipped, so any license is fine. The font is shipped.
  expect(findLicenseProblems({ packages: { ...packages, 'node_modules/vite': other } })).toEqual([])
  expect(findLicenseProblems({ packages: { ...packages, [typeface]: other } })).toHaveLength(1)
})
