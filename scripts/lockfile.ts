import * as v from 'valibot'

const Package = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  dev: v.optional(v.boolean()),
})

/** Schema of package-lock.json: packages by folder. */
export const Lockfile = v.object({ packages: v.record(v.string(), Package) })
export type Lockfile = v.InferOutput<typeof Lockfile>

/** Schema of package.json: dependencies. */
export const Manifest = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
})
export type Manifest = v.InferOutput<typeof Manifest>

/**
 * Finds what makes an install irreproducible: version ranges, versions that differ from the lockfile, packages without an
 * integrity hash, and registry URLs.
 *
 * @returns one message per problem, with the package and the fix
 */
export function findLockProblems({ dependencies, devDependencies }: Manifest, { packages }: Lockfile): string[] {
  const asked = Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      return [`package.json has ${name} ${version}. Use an exact version.`]
    const { [`node_modules/${name}`]: locked } = packages
    return locked?.version === version
      ? []
      : [`package-lock.json has ${name} ${locked?.version}, package.json ${version}. Run npm i --package-lock-only.`]
  })
  const locked = Object.entries(packages).flatMap(([folder, { resolved, integrity }]) => {
    if (folder === '') return []
    const problems = []
    if (resolved !== undefined)
      problems.push(`package-lock.json has a registry URL for ${folder}. Run ${withoutAddresses}.`)
    if (integrity === undefined)
      problems.push(`package-lock.json has no hash for ${folder}. Remove it, and ${withoutAddresses}.`)
    return problems
  })
  return [...asked, ...locked]
}

const withoutAddresses = 'npm i --package-lock-only --omit-lockfile-registry-resolved'

// These licences require only that their text is included.
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'OFL-1.1',
])

// A development dependency whose font files are shipped to visitors.
const shippedBesides = new Set(['node_modules/@fontsource-variable/archivo'])

/**
 * Finds shipped packages whose licence is not in the allowed list.
 *
 * @returns one message per package
 */
export function findLicenceProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([folder, { dev, license }]) => {
    const isShipped = folder !== '' && (dev !== true || shippedBesides.has(folder))
    return isShipped && !allowed.has(license ?? '')
      ? [
          `${folder} is shipped under ${license ?? 'no licence'}. Replace it, or allow the licence in scripts/lockfile.ts.`,
        ]
      : []
  })
}
