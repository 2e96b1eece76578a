import { defineConfig } from '@playwright/test'
import { chromiumArguments } from '#build/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 4273)
const executablePath = process.env['CHROME_PATH']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Bratislava',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
  },
  webServer: {
    command: 'node build/start.ts',
    // Every test is the same visitor's.
    env: { PORT: String(port), OUTBOX: `.cache/outbox-${port}`, RATE_LIMIT_CALLS: '100000' },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})
