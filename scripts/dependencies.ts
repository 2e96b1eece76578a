// Part of npm run check: an install is reproducible, and the licenses of what is shipped are allowed. That package.json and
// the lock file agree, and that packages have the content they had, is what `npm ci` itself checks.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

type Package = { resolved?: string; integrity?: string; license?: string; link?: boolean }

/** The parts of package-lock.json and package.json that are read here; packages are listed by their folder. */
type Lockfile = { packages: Record<string, Package> }
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>

// These licenses require only that their text is included.
const allowed = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'])

/**
 * Finds what makes an install irreproducible (version ranges, packages without a hash, addresses of a registry) and
 * licenses that are not allowed.
 *
 * @param production folders of the packages that the server runs with
 * @returns one message per problem, with the package and the fix
 */
function findDependencyProblems(manifest: Manifest, { packages }: Lockfile, production: string[]): string[] {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json has ${name} ${version}. Use an exact version.`)
  const locked = Object.entries(packages)
    // The project, its workspaces and the links to them come from no registry.
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .flatMap(([folder, { resolved, integrity }]) => [
      ...(resolved === undefined ? [] : [`package-lock.json has a registry URL for ${folder}. Run ${relock}.`]),
      ...(integrity === undefined
        ? [`package-lock.json has no hash for ${folder}. Remove it, and run ${relock}.`]
        : []),
    ])
  const licenses = production
    .filter((folder) => !allowed.has(packages[folder]?.license ?? ''))
    .map((folder) => `${folder} is shipped under ${packages[folder]?.license ?? 'no license'}. Replace or allow it.`)
  return [...ranges, ...locked, ...licenses]
}

const relock = 'npm i --package-lock-only --omit-lockfile-registry-resolved'

/** Lists the folders that `npm ci --omit=dev` installs without `packages/`, as in the lock file. */
export async function listProduction(): Promise<string[]> {
  const command = 'ls --omit=dev --all --parseable --workspaces=false --package-lock-only'
  const { stdout } = await promisify(execFile)('npm', command.split(' '))
  return stdout
    .trim()
    .replaceAll(`${resolve('.')}/`, '')
    .split('\n')
    .slice(1)
}

if (import.meta.main) {
  const read = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T
  const [manifest, lock] = [await read<Manifest>('package.json'), await read<Lockfile>('package-lock.json')]
  const problems = findDependencyProblems(manifest, lock, await listProduction())
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
