import * as v from 'valibot'

const Package = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  dev: v.optional(v.boolean()),
})

/** What package-lock.json says of each package, by its folder. */
export const Lockfile = v.object({ packages: v.record(v.string(), Package) })
export type Lockfile = v.InferOutput<typeof Lockfile>

/** What package.json asks for. */
export const Manifest = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
})
export type Manifest = v.InferOutput<typeof Manifest>

/**
 * What makes a lock install something else elsewhere: versions that are not exact, that the lock has otherwise, packages
 * without a hash, addresses of a registry.
 *
 * @returns a line for each fault, which names the package and says what to do
 */
export function lockFaults({ dependencies, devDependencies }: Manifest, { packages }: Lockfile): string[] {
  const asked = Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      return [`package.json asks for ${name} ${version}. Name the exact version.`]
    const { [`node_modules/${name}`]: locked } = packages
    return locked?.version === version
      ? []
      : [`package-lock.json has ${name} ${locked?.version}, package.json ${version}. Run npm i --package-lock-only.`]
  })
  const locked = Object.entries(packages).flatMap(([folder, { resolved, integrity }]) => {
    if (folder === '') return []
    const faults = []
    if (resolved !== undefined) faults.push(`package-lock.json has an address for ${folder}. Run ${withoutAddresses}.`)
    if (integrity === undefined)
      faults.push(`package-lock.json has no hash for ${folder}. Remove it, and ${withoutAddresses}.`)
    return faults
  })
  return [...asked, ...locked]
}

const withoutAddresses = 'npm i --package-lock-only --omit-lockfile-registry-resolved'

// They ask for their text to be kept, and for nothing else.
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

// It reaches visitors as a file of its own.
const shippedBesides = new Set(['node_modules/@fontsource-variable/archivo'])

/**
 * What visitors would get under a licence that nobody has looked at.
 *
 * @returns a line for each package
 */
export function licenceFaults({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([folder, { dev, license }]) => {
    const isShipped = folder !== '' && (dev !== true || shippedBesides.has(folder))
    return isShipped && !allowed.has(license ?? '')
      ? [
          `${folder} is shipped under ${license ?? 'no licence'}. Replace it, or allow the licence in build/lockfile.ts.`,
        ]
      : []
  })
}
