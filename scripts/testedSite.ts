// node scripts/testedSite.ts: builds the sites that tests are run against. With the folder of one, builds and serves that one.
//
// Each is built in a copy of this tree without its `.env` files, as in a fresh clone: with those of a developer, tests would see
// other addresses, write to other databases, and send their messages to a backend that is in use.
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { knownVariables } from '#server/config.ts'
import { turnOnEverything } from '../tests/owner/tree.ts'
import { run } from './run.ts'

/** The tree whose built site is tested: that of an owner who has turned everything on. */
export const testedTree = '.cache/owner'
/** The tree with no setting and no other text. */
export const defaultTree = '.cache/default'
export const testedSite = join(testedTree, 'dist')

/** Not copied, or written by a build and kept until the next. */
const others = /^(node_modules|\.git|\.cache|\.env.*|dist.*|outbox|storybook-static|test-results)$/

/** Copies this tree to a folder. What was built there before stays, so that it is built again only if a source has changed. */
export async function copyTree(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) if (!others.test(name)) await rm(join(folder, name), { recursive: true })
  for (const name of await readdir('.')) if (!others.test(name)) await cp(name, join(folder, name), { recursive: true })
  await rm(join(folder, 'node_modules'), { force: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
}

/** Removes what the owner has configured in the environment from this process and those that it starts. */
export function forgetConfiguration(): void {
  for (const name of knownVariables) delete process.env[name]
}

/** Builds the site of a tree if one of its sources has changed. */
export async function buildTree(tree: string, env: Record<string, string> = {}): Promise<void> {
  const build = "await (await import('./scripts/buildIfStale.ts')).buildIfStale()"
  const { code } = await run(['node', '--input-type=module', '--eval', build], env, tree)
  if (code !== 0) throw new Error(`The site could not be built in ${tree}/.`)
}

/** Builds the tested site, or that of the default tree, if a source has changed. */
export async function buildTestedSite(tree = testedTree): Promise<void> {
  await copyTree(tree)
  if (tree === testedTree) await turnOnEverything(tree)
  await buildTree(tree)
}

if (import.meta.main) {
  const [, , served] = process.argv
  for (const tree of served === undefined ? [testedTree, defaultTree] : [served]) await buildTestedSite(tree)
  if (served !== undefined) {
    // Another commit may have left a database of another schema there.
    const outbox = resolve(`.cache/outbox-${process.env['PORT']}`)
    await rm(outbox, { recursive: true, force: true })
    process.env['OUTBOX'] = outbox
    process.chdir(served)
    await import(pathToFileURL(resolve('scripts/start.ts')).href)
  }
}
