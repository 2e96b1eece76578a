// The end-to-end tests, as `npx playwright test` at the root finds them. Those of tests/engines and tests/visual need
// other servers.
import './server/requireNode24.cjs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath, describeChromium } from '#scripts/chromium.ts'
import { forgetConfiguration } from '#scripts/testedSite.ts'

forgetConfiguration()

const port = Number(process.env['E2E_PORT'] ?? 4273)
const executablePath = await chromiumPath()
// Once: who names a Chromium knows it, and each worker inherits the name.
if (!process.env['CHROME_PATH']) console.log(`Tests run in ${describeChromium(executablePath)}.`)
// Tests that launch with other arguments read it, too.
process.env['CHROME_PATH'] = executablePath

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
  webServer: {
    command: 'node scripts/testedSite.ts serve',
    // Otherwise the folder of the configuration that imports this one.
    cwd: import.meta.dirname,
    env: {
      PORT: String(port),
      OUTBOX: resolve(`.cache/outbox-${port}`),
      // All tests have one client IP, so the limits are high.
      RATE_LIMITS: '100000/60',
    },
    url: `http://127.0.0.1:${port}/`,
    // It builds the site first if a source has changed.
    timeout: 300_000,
    reuseExistingServer: false,
  },
})
