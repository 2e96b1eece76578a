import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

const [ownersSite] = [base.webServer!].flat()

// The site as its owner runs it (scripts/testOwner.ts): its pictures, and its forms with a hosted backend.
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../../.cache/owner.json' }]],
  // Detects a changed letter, but tolerates rounding differences of colors between processors.
  expect: { ...base.expect, toHaveScreenshot: { maxDiffPixels: 40, animations: 'disabled', caret: 'hide' } },
  projects: [{ name: 'owner' }],
  webServer: ownersSite!,
})
