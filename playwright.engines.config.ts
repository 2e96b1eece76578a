import { defineConfig } from '@playwright/test'
import { installedEngines, type EngineName } from '#scripts/installedEngines.ts'
import type { Options } from './tests/engines/test.ts'

const port = Number(process.env['ENGINES_PORT'] ?? 4473)
const server = `http://127.0.0.1:${port}`

/** The spec of the other engine. */
const othersFile: Record<EngineName, string> = { firefox: 'webkit.spec.ts', webkit: 'firefox.spec.ts' }

// Playwright runs the tests, and tests/engines/engine.ts starts the browsers. One project per engine.
export default defineConfig<object, Options>({
  testDir: 'tests/engines',
  outputDir: '.cache/engines-results',
  workers: 2,
  // Long timeouts, because a busy machine may be slow. No test measures time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/engines.json' }]],
  projects: installedEngines().map((engineName) => ({
    name: engineName,
    use: { engineName, server },
    testIgnore: othersFile[engineName],
  })),
  webServer: {
    command: 'node scripts/start.ts',
    // scripts/testEngines.ts sets OUTBOX to an empty folder.
    env: { PORT: String(port), RATE_LIMITS: '100000/60', DAILY_BUDGET: '0' },
    url: `${server}/`,
    reuseExistingServer: false,
  },
})
