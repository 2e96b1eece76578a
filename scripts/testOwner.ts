// npx node scripts/testOwner.ts: tests the site as its owner runs it, in a copy of this tree with every setting and with more texts
// (tests/owner/tree.ts). It is built twice: with its endpoints beside it, and for a hosted backend of another origin.
// Arguments are passed to Playwright.
import { resolve } from 'node:path'
import { backendUrl } from '../tests/owner/addresses.ts'
import { writeOwnersTree } from '../tests/owner/tree.ts'
import { forScreenshots } from './chromium.ts'
import { run } from './run.ts'
import { buildTree, forgetConfiguration } from './testedSite.ts'

const tree = '.cache/owner'
forgetConfiguration()
await writeOwnersTree(tree)
await buildTree(tree)
await buildTree(tree, { SITE_DIR: 'dist.hosted', VITE_BACKEND_URL: backendUrl, VITE_NATIVE_FORMS: 'no' })
const functions = await run(['node', 'scripts/buildEdge.ts'], {}, tree)
if (functions.code !== 0) process.exit(functions.code)
const environment = { ...(await forScreenshots()), TESTED_TREE: '.', REPOSITORY: resolve('.') }
const playwright = ['playwright', 'test', '--config', 'tests/owner', ...process.argv.slice(2)]
const { code } = await run(playwright, environment, tree)
process.exit(code)
