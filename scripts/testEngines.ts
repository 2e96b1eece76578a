// npm run test:engines: runs one suite in each installed engine (Firefox, WebKit). Arguments are passed to
// Playwright.
import { buildIfStale } from './freshBuild.ts'
import { installedEngines, missingEngines } from './installedEngines.ts'
import { run } from './run.ts'

process.stdout.write(missingEngines())
if (installedEngines().length === 0) process.exit()
await buildIfStale()
const { code } = await run(['playwright', 'test', '--config', 'playwright.engines.config.ts', ...process.argv.slice(2)])
process.exit(code)
