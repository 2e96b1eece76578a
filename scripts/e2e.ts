// npm run test:e2e: runs Playwright against the built site. Arguments are passed to Playwright.
import { chromiumPath } from './chromium.ts'
import { buildIfStale, checkPort } from './freshBuild.ts'
import { run } from './run.ts'

await checkPort(Number(process.env['E2E_PORT'] ?? 4273), '127.0.0.1', 'E2E_PORT').catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
await buildIfStale()
// A build leaves NODE_ENV=production behind, with which the development server of a test would have no mocks.
delete process.env['NODE_ENV']
const { code } = await run(['playwright', 'test', '--config', 'tests/e2e', ...process.argv.slice(2)], {
  CHROME_PATH: await chromiumPath(),
})
process.exit(code)
