import * as v from 'valibot'

const Names = v.optional(v.record(v.string(), v.unknown()), {})

const Package = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  /** True for a workspace: `resolved` is its folder. */
  link: v.optional(v.boolean()),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })), {}),
})

/** Schema of package-lock.json: packages by folder. */
export const Lockfile = v.object({ packages: v.record(v.string(), Package) })
export type Lockfile = v.InferInput<typeof Lockfile>

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
    const { [`node_modules/${name}`]: installed } = packages
    const locked = installed?.link === true ? packages[installed.resolved ?? ''] : installed
    return locked?.version === version
      ? []
      : [`package-lock.json has ${name} ${locked?.version}, package.json ${version}. Run npm i --package-lock-only.`]
  })
  const locked = Object.entries(packages).flatMap(([folder, { resolved, integrity, link }]) => {
    // The project, its workspaces and the links to them come from no registry.
    if (!folder.includes('node_modules/') || link === true) return []
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

// These licenses require only that their text is included.
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
const shippedBesides = ['node_modules/@fontsource-variable/archivo']

/**
 * Finds what `npm ci --omit=dev` installs without `packages/`: the project's dependencies and theirs. npm's own mark `dev`
 * does not tell, because it counts what a workspace needs as production.
 *
 * @returns folders, as in the lockfile
 */
export function listInstalledInProduction({ packages }: Lockfile): string[] {
  const found = new Set<string>()
  const visit = (folder: string) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[folder] ?? {}
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true)
    for (const name of [...peers, ...Object.keys({ ...optionalDependencies, ...dependencies })]) {
      const installed = findInstalled(packages, folder, name)
      if (installed === undefined || found.has(installed)) continue
      found.add(installed)
      visit(installed)
    }
  }
  visit('')
  return [...found]
}

/** Returns the folder that a package's import resolves to, as Node searches for it. */
function findInstalled(packages: Lockfile['packages'], folder: string, name: string): string | undefined {
  const candidate = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
  if (candidate in packages) return candidate
  return folder === ''
    ? undefined
    : findInstalled(packages, folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

/**
 * Finds shipped packages whose license is not in the allowed list.
 *
 * @returns one message per package
 */
export function findLicenseProblems(lock: Lockfile): string[] {
  return [...listInstalledInProduction(lock), ...shippedBesides].flatMap((folder) => {
    const license = lock.packages[folder]?.license
    return allowed.has(license ?? '')
      ? []
      : [
          `${folder} is shipped under ${license ?? 'no license'}. Replace it, or allow the license in scripts/lockfile.ts.`,
        ]
  })
}
