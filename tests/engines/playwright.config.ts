import { defineConfig } from '@playwright/test'
import { installedEngines, newestChromium } from '#scripts/testEngines.ts'
import type { Options } from './test.ts'

const installed = installedEngines()

// The end-to-end tests read the path of their Chromium from it, in each worker, too.
const chromium = newestChromium()
if (chromium) process.env['CHROME_PATH'] = chromium
const { default: e2e } = await import('../../playwright.config.ts')

/** The tests of what a visitor does, without those of each page and file, whose HTML is the same in every engine. */
const chromiumProject = {
  name: 'chromium',
  testDir: '../e2e',
  testIgnore: /(articles|built-files|development|missing-files|order|pages|seo)\.spec/,
  fullyParallel: true,
  use: e2e.use!,
}

/** The tag of tests that only the other engine needs. */
const othersTag = { firefox: /@webkit/, webkit: /@firefox/ }

// Playwright runs the tests. In Firefox and WebKit, tests/engines starts the browsers and serves the site.
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
  webServer: chromium ? e2e.webServer! : [],
  projects: installed.map((engineName) =>
    engineName === 'chromium'
      ? chromiumProject
      : { name: engineName, use: { engineName }, grepInvert: othersTag[engineName] },
  ),
})
