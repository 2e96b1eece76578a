import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { execFile } from 'node:child_process'

/** The folder of the baselines. */
export const baselines = 'tests/visual/screenshots'

const git = async (...command: string[]) =>
  (await promisify(execFile)('git', command, { encoding: 'buffer', maxBuffer: 2 ** 26 })).stdout

/** The accepted screenshots: paths by name (`home-360`), and what they belong to: `main at 1a2b3c4`. */
export type Accepted = { pictures: Map<string, string>; since: string }

/**
 * Writes the accepted screenshots to a folder: those of the commit at which this branch left `main`, so that screenshots
 * which the branch itself has updated show as changed. Without Git or `main`, those of the working tree.
 */
export async function writeAcceptedScreenshots(folder: string): Promise<Accepted> {
  await mkdir(folder, { recursive: true })
  const since = (await writeFromMain(folder)) ?? (await copyWorkingTree(folder))
  const files = await readdir(folder)
  return { pictures: new Map(files.map((file) => [basename(file, '.png'), `${folder}/${file}`])), since }
}

async function writeFromMain(folder: string): Promise<string | undefined> {
  for (const main of ['main', 'origin/main']) {
    const base = await git('merge-base', 'HEAD', main).catch(() => undefined)
    if (base === undefined) continue
    const commit = base.toString().trim()
    const listed = await git('ls-tree', '--name-only', commit, `${baselines}/`)
    for (const file of listed.toString().split('\n').filter(Boolean)) {
      await writeFile(`${folder}/${basename(file)}`, await git('show', `${commit}:${file}`))
    }
    return `${main} at ${commit.slice(0, 7)}`
  }
  return undefined
}

async function copyWorkingTree(folder: string): Promise<string> {
  await cp(baselines, folder, { recursive: true })
  return `${baselines}, because Git knows no commit that this branch shares with main (git fetch origin main)`
}
