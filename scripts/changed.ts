// npm run changed: takes the screenshots of the working tree, and opens a page that shows those that differ from the
// accepted ones, side by side. With --no-open it only writes the page. Exits with 1 if a picture could not be taken.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { baselines, writeAcceptedScreenshots } from './changed/acceptedScreenshots.ts'
import { type Change, readChanges } from './changed/readChanges.ts'
import { describeChange, renderChanges, summarizeChanges } from './changed/renderChanges.ts'
import { run } from './run.ts'

const folder = '.cache/changed'
const report = '.cache/storybook-tests.json'

/** Copies the pictures of a change beside the page, and returns their paths relative to it. */
async function copyPictures({ name, accepted, now, difference }: Change): Promise<Change> {
  const change: Change = { name, ...(accepted && { accepted: relative(folder, accepted) }) }
  for (const [role, path] of Object.entries({ now, difference })) {
    if (path === undefined) continue
    change[role as 'now' | 'difference'] = `${name}-${role}.png`
    await cp(path, `${folder}/${name}-${role}.png`)
  }
  return change
}

// A report or a picture of an earlier run would be shown if the suite fails to write its own.
await Promise.all([report, folder].map((path) => rm(path, { recursive: true, force: true })))
await mkdir(folder, { recursive: true })
const { pictures, since } = await writeAcceptedScreenshots(`${folder}/accepted`)
// Playwright takes a picture without a baseline only if it may write it; it writes beside the accepted ones.
await run(['node', 'scripts/storybook.ts', '--update-snapshots=missing', 'screenshots'], {
  SCREENSHOTS: `${folder}/accepted`,
})
if (!existsSync(report)) {
  console.error(
    `\nNo picture was taken (${report} is missing). Correct the error above, then run npm run changed again.`,
  )
  process.exit(1)
}
const comparison = readChanges(await readFile(report, 'utf8'), pictures)
const { compared, failures } = comparison
const changes = await Promise.all(comparison.changes.map(copyPictures))
const tokens = await readFile('src/styles/tokens.css', 'utf8')
const page = `${folder}/index.html`
await writeFile(page, renderChanges({ ...comparison, changes }, tokens, since))

console.log(`\n${compared} pictures compared with ${since}: ${summarizeChanges(comparison)}`)
for (const { place, title, reason } of failures) console.log(`No picture: ${title} (${place}): ${reason}`)
for (const change of changes) {
  const file = `${baselines}/${change.name}.png`
  if (describeChange(change) === 'removed' && existsSync(file)) console.log(`No test takes ${file}: delete it.`)
}
console.log(pathToFileURL(page).href)
if (!process.argv.includes('--no-open')) {
  const open = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  // On a machine without a desktop the address above is enough.
  spawn(open, [page], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
process.exitCode = failures.length === 0 ? 0 : 1
