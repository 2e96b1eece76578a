// npx node scripts/testOwner.ts: takes pictures of the site as its owner runs it, builds it for a hosted backend of another
// origin, and sends both forms there. Arguments are passed to Playwright.
import { backendUrl } from '../tests/owner/addresses.ts'
import { forScreenshots } from './chromium.ts'
import { run } from './run.ts'
import { buildTestedSite, buildTree, forgetConfiguration, testedTree } from './testedSite.ts'

forgetConfiguration()
await buildTestedSite()
await buildTree(testedTree, { SITE_DIR: 'dist.hosted', VITE_BACKEND_URL: backendUrl, VITE_NATIVE_FORMS: 'no' })
const playwright = ['playwright', 'test', '--config', 'tests/owner', ...process.argv.slice(2)]
const { code } = await run(playwright, await forScreenshots())
process.exit(code)
