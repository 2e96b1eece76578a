// The end-to-end tests, as `npx playwright test` at the root finds them: on the site as its owner runs it, and the one of an order
// on that of a clone. Those of tests/engines, tests/owner and tests/visual need other servers.
import './server/requireNode24.cjs'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath, describeChromium } from '#scripts/chromium.ts'
import { defaultTree, forgetConfiguration, testedTree } from '#scripts/testedSite.ts'
import { chatPort } from './tests/owner/addresses.ts'

forgetConfiguration()

const port = Number(process.env['E2E_PORT'] ?? 4273)
const defaultPort = port - 1
const executablePath = await chromiumPath()
// Once: who names a Chromium knows it, and each worker inherits the name.
if (!process.env['CHROME_PATH']) console.log(`Tests run in ${describeChromium(executablePath)}.`)
// Tests that launch with other arguments read it, too.
process.env['CHROME_PATH'] = executablePath

/** Serves the site of a tree, and builds it first if a source has changed. */
const serve = (tree: string, itsPort: number, env: Record<string, string> = {}) => ({
  command: `node scripts/testedSite.ts ${tree}`,
  // Otherwise the folder of the configuration that imports this one.
  cwd: import.meta.dirname,
  env: {
    PORT: String(itsPort),
    // All tests have one client IP, so the limits are high.
    RATE_LIMITS: '100000/60',
    ...env,
  },
  url: `http://127.0.0.1:${itsPort}/`,
  timeout: 300_000,
  reuseExistingServer: false,
})

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Playwright would transpile the bundle of the forms again, which takes seconds in each worker after a build.
  build: { external: ['**/dist-server/**'] },
  fullyParallel: true,
  workers: 2,
  // Long timeouts, because a busy machine may be slow. No test measures time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Bratislava',
    launchOptions: { executablePath, args: chromiumArguments },
  },
  projects: [
    { name: 'owner', testIgnore: 'order.spec.ts' },
    { name: 'default', testMatch: 'order.spec.ts', use: { baseURL: `http://127.0.0.1:${defaultPort}` } },
  ],
  webServer: [
    serve(testedTree, port, {
      MEETING_URL: 'https://meet.precision-reach.test/{id}',
      MAIL_FROM: 'website@precision-reach.test',
      MAIL_TO: 'sales@precision-reach.test, office@precision-reach.test',
    }),
    serve(defaultTree, defaultPort),
    {
      command: 'node tests/owner/chatPage.ts',
      cwd: import.meta.dirname,
      url: `http://127.0.0.1:${chatPort}/embed`,
      reuseExistingServer: false,
    },
  ],
})
