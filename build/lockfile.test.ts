import { expect, test } from 'vitest'
import { licenceFaults, lockFaults } from './lockfile.ts'

const manifest = { dependencies: { ky: '2.1.0' }, devDependencies: { vite: '8.3.8' } }
const locked = { integrity: 'sha512-x', license: 'MIT' }
const packages = {
  '': {},
  'node_modules/ky': { ...locked, version: '2.1.0' },
  'node_modules/vite': { ...locked, version: '8.3.8', dev: true },
}

test('a lock that installs the same everywhere has no faults', () => {
  expect(lockFaults(manifest, { packages })).toEqual([])
  expect(licenceFaults({ packages })).toEqual([])
})

test.each([
  [
    'an address',
    { ...locked, version: '2.1.0', resolved: 'https://registry.example/ky.tgz' },
    'an address for node_modules/ky',
  ],
  ['no hash', { version: '2.1.0', license: 'MIT' }, 'no hash for node_modules/ky'],
  ['another version', { ...locked, version: '2.0.0' }, 'has ky 2.0.0, package.json 2.1.0'],
])('a developer whose lock has %s reads of which package', (_, ky, fault) => {
  const faults = lockFaults(manifest, { packages: { ...packages, 'node_modules/ky': ky } })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

test.each(['^2.1.0', '~2.1.0', 'latest', '2'])('a developer who asks for %s reads to name the exact version', (ky) => {
  expect(lockFaults({ ...manifest, dependencies: { ky } }, { packages })[0]).toContain(`asks for ky ${ky}.`)
})

test.each([undefined, 'GPL-3.0-or-later', 'UNLICENSED'])('nothing is shipped under %s', (license) => {
  const ky = { integrity: 'sha512-x', version: '2.1.0', ...(license !== undefined && { license }) }
  expect(licenceFaults({ packages: { ...packages, 'node_modules/ky': ky } })[0]).toContain('node_modules/ky is shipped')
  // A tool may have any: it stays with us. The typeface does not.
  expect(licenceFaults({ packages: { ...packages, 'node_modules/vite': { ...ky, dev: true } } })).toEqual([])
  const typeface = { 'node_modules/@fontsource-variable/archivo': { ...ky, dev: true } }
  expect(licenceFaults({ packages: typeface })).toHaveLength(1)
})
