import { defineConfig } from '@playwright/test'
import { installedEngines, type EngineName } from '#scripts/testEngines.ts'
import type { Options } from './test.ts'

/** The tag of tests that only the other engine needs. */
const othersTag: Record<EngineName, RegExp> = { firefox: /@webkit/, webkit: /@firefox/ }

// Playwright runs the tests, and tests/engines starts the browsers and serves the site. One project per engine.
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../.cache/engines-results',
  // As in tests/e2e: the bundle of the forms is transpiled already.
  build: { external: ['**/dist-server/**'] },
  workers: 2,
  // Long timeouts, because a busy machine may be slow. No test measures time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/engines.json' }]],
  projects: installedEngines().map((engineName) => ({
    name: engineName,
    use: { engineName },
    grepInvert: othersTag[engineName],
  })),
})
