// Part of npm run check: versions are exact, every package has a hash in the lock file, and the licenses of what is shipped
// are allowed. That package.json and the lock file agree, and that packages have the content they had, is what `npm ci` checks.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** The part of package-lock.json that is read here; packages are listed by their folder. */
type Lockfile = { packages: Record<string, { integrity?: string; license?: string; link?: boolean }> }
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>

// These licenses require only that their text is included.
const allowed = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'])

/** Lists the folders of what production depends on, as in the lock file, with types and other optional peers. */
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
  const { packages } = await read<Lockfile>('package-lock.json')
  const { dependencies, devDependencies } = await read<Manifest>('package.json')
  const problems = [
    ...Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `package.json has ${name} ${version}. Use an exact version.`),
    ...Object.entries(packages)
      // The project, its workspaces and the links to them come from no registry.
      .filter(([folder, { integrity, link }]) => folder.includes('node_modules/') && !link && integrity === undefined)
      .map(([folder]) => `package-lock.json has no hash for ${folder}. Remove it, and run npm i --package-lock-only.`),
    ...(await listProduction())
      .filter((folder) => !allowed.has(packages[folder]?.license ?? ''))
      .map((folder) => `${folder} is shipped under ${packages[folder]?.license ?? 'no license'}. Replace or allow it.`),
  ]
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
