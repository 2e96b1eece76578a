import { execFile } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'

const baselines = 'tests/visual/screenshots'
const git = async (...command: string[]) =>
  (await promisify(execFile)('git', command, { encoding: 'buffer', maxBuffer: 2 ** 26 })).stdout

/**
 * Writes the accepted screenshots to a folder: those of the commit at which this branch left `main`, so that screenshots
 * which the branch itself has updated show as changed. Without Git or `main`, those of the working tree.
 *
 * @returns what they belong to, such as `main at 1a2b3c4`
 */
export async function writeAcceptedScreenshots(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const main of ['main', 'origin/main']) {
    const base = await git('merge-base', 'HEAD', main).catch(() => undefined)
    if (base === undefined) continue
    const commit = base.toString().trim()
    const files = await git('ls-tree', '--name-only', commit, `${baselines}/`)
    for (const file of files.toString().trim().split('\n')) {
      await writeFile(`${folder}/${basename(file)}`, await git('show', `${commit}:${file}`))
    }
    return `${main} at ${commit.slice(0, 7)}`
  }
  await cp(baselines, folder, { recursive: true })
  return baselines
}
