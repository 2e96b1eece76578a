// npm run changed: takes the screenshots of the working tree, and opens a page that shows those that differ from the
// accepted ones, side by side. With --no-open it only writes the page.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { writeAcceptedScreenshots } from './changed/acceptedScreenshots.ts'
import { type Change, readChanges } from './changed/readChanges.ts'
import { renderChanges } from './changed/renderChanges.ts'
import { run } from './run.ts'

const folder = '.cache/changed'
const report = '.cache/storybook-tests.json'

/** Copies the pictures of a change beside the page, and returns their paths relative to it. */
async function copyPictures({ name, ...paths }: Change): Promise<Change> {
  const copies = Object.entries(paths).map(async ([role, path]) => {
    const copy = `${name}-${role}.png`
    await cp(path, `${folder}/${copy}`)
    return [role, copy]
  })
  return { name, ...(Object.fromEntries(await Promise.all(copies)) as Omit<Change, 'name'>) }
}

// A report or a picture of an earlier run would be shown if the suite fails to write its own.
await Promise.all([report, folder].map((path) => rm(path, { recursive: true, force: true })))
await mkdir(folder, { recursive: true })
const since = await writeAcceptedScreenshots(`${folder}/accepted`)
await run(['node', 'scripts/storybook.ts', '--update-snapshots=none', 'screenshots'], {
  SCREENSHOTS: `${folder}/accepted`,
})
const comparison = readChanges(await readFile(report, 'utf8'), existsSync)
const changes = await Promise.all(comparison.changes.map(copyPictures))
const tokens = await readFile('src/styles/tokens.css', 'utf8')
const page = `${folder}/index.html`
await writeFile(page, renderChanges({ ...comparison, changes }, tokens, since))

const { compared, failures } = comparison
console.log(`\n${compared} pictures compared with ${since}: ${changes.length} changed, ${failures.length} failed`)
console.log(pathToFileURL(page).href)
if (!process.argv.includes('--no-open')) {
  const open = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  // On a machine without a desktop the address above is enough.
  spawn(open, [page], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
process.exitCode = failures.length === 0 ? 0 : 1
