// Part of npm run check: every package has a hash in the lock file, and the licenses of what is shipped are allowed. That
// package.json and the lock file agree, and that packages have the content they had, is what `npm ci` itself checks.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** The part of package-lock.json that is read here; packages are listed by their folder. */
type Lockfile = { packages: Record<string, { integrity?: string; license?: string; link?: boolean }> }

// These licenses require only that their text is included.
const allowed = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'])

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
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lockfile
  const problems = [
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
