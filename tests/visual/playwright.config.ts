import { defineConfig } from '@playwright/test'
import { chromiumArguments } from '#scripts/chromium.ts'

const executablePath = process.env['CHROME_PATH']
const baseURL = process.env['STORYBOOK_URL']

// Started by scripts/storybook.ts, which builds and serves Storybook.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Storybook loads its own interface first, which takes seconds on a busy machine.
  timeout: 90_000,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.cache/storybook-tests.json' }],
    // For `npx node scripts/storybook.ts screenshots`.
    ['html', { outputFolder: '../../.cache/storybook-report', open: 'never' }],
  ],
  // Detects a changed letter, but tolerates rounding differences of colors between processors.
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixels: 40, animations: 'disabled', caret: 'hide' } },
  use: {
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Bratislava',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
  },
})
