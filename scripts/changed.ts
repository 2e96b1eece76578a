// npm run changed: takes the screenshots of the working tree, and opens Playwright's report of those that differ from the
// accepted ones: accepted, new and difference, side by side. With --no-open it only writes the report.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './run.ts'

const baselines = 'tests/visual/screenshots'

/**
 * Writes the accepted screenshots to a folder: those of the commit at which this branch left `main`, so that screenshots
 * which the branch itself has updated show as changed. Without Git or `main`, those of the working tree.
 *
 * @param project folder of the working tree
 * @returns what the pictures belong to, as in `main at 1a2b3c4`
 */
export function writeAccepted(folder: string, project = '.'): string {
  mkdirSync(join(folder, baselines), { recursive: true })
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: project, maxBuffer: 2 ** 26, stdio: 'pipe' })
  for (const main of ['main', 'origin/main']) {
    try {
      const commit = git('merge-base', 'HEAD', main).toString().trim()
      execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, baselines) })
      return `${main} at ${commit.slice(0, 7)}`
    } catch {
      // Git knows no such branch, or the project is not in Git.
    }
  }
  cpSync(join(project, baselines), join(folder, baselines), { recursive: true })
  return `${baselines}, because Git knows no commit that this branch shares with main (git fetch origin main)`
}

if (import.meta.main) {
  const folder = '.cache/changed'
  const list = `${folder}/tests.json`
  const page = `${pathToFileURL(`${folder}/report/index.html`).href}#?q=s:failed`
  rmSync(folder, { recursive: true, force: true })
  const since = writeAccepted(folder)
  await run(['node', 'scripts/storybook.ts', '--reporter=list,html,json', 'screenshots'], {
    SCREENSHOTS: `${folder}/${baselines}`,
    PLAYWRIGHT_HTML_OUTPUT_DIR: `${folder}/report`,
    PLAYWRIGHT_HTML_OPEN: 'never',
    PLAYWRIGHT_JSON_OUTPUT_FILE: list,
  })
  if (!existsSync(list)) {
    console.error('\nNo picture was taken. Correct the error above, then run npm run changed again.')
    process.exit(1)
  }
  // Each test names its picture in an annotation.
  const taken = readFileSync(list, 'utf8')
  for (const file of readdirSync(baselines))
    if (!taken.includes(`"${basename(file, '.png')}"`)) console.log(`No test takes ${baselines}/${file}: delete it.`)
  console.log(`\nCompared with ${since}: ${page}`)
  if (!process.argv.includes('--no-open')) {
    const open = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
    // On a machine without a desktop the address above is enough.
    spawn(open, [page], { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref()
  }
}
