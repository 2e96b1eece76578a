import { defineConfig } from '@playwright/test'
import { installedEngines, type EngineName } from '#scripts/installedEngines.ts'
import type { Options } from './tests/engines/test.ts'

const port = Number(process.env['ENGINES_PORT'] ?? 4473)
const server = `http://127.0.0.1:${port}`

/** What one engine alone does. In Firefox, its own calendar takes the place of ours. */
const othersFiles: Record<EngineName, string[]> = {
  chromium: ['firefox.spec.ts', 'webkit.spec.ts'],
  firefox: ['calendar.spec.ts', 'webkit.spec.ts'],
  webkit: ['firefox.spec.ts'],
}

// Playwright runs and counts the tests; the browsers are those of tests/engines/engine.ts. One project per engine.
export default defineConfig<object, Options>({
  testDir: 'tests/engines',
  outputDir: '.cache/engines-results',
  workers: 2,
  // A retried test is named in the summary of `npm test`; without CI it fails (docs/decisions/0048).
  retries: process.env['CI'] ? 1 : 0,
  // A busy machine may be slow; no test measures time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/engines.json' }]],
  projects: installedEngines().map((engineName) => ({
    name: engineName,
    use: { engineName, server },
    testIgnore: othersFiles[engineName],
  })),
  webServer: {
    command: 'node scripts/start.ts',
    // scripts/testEngines.ts names an empty folder for OUTBOX.
    env: { PORT: String(port), RATE_LIMITS: '100000/60', DAILY_BUDGET: '0' },
    url: `${server}/`,
    reuseExistingServer: false,
  },
})
