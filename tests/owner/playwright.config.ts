import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { chatPort } from './addresses.ts'

const repository = process.env['REPOSITORY']
if (repository === undefined) throw new Error('Run npx node scripts/testOwner.ts, which builds what these tests read.')
const [server] = [base.webServer!].flat()

// Runs in the owner's tree (scripts/testOwner.ts): these tests, and those of tests/e2e that hold for every page of every site.
export default defineConfig({
  ...base,
  testDir: '..',
  testMatch: ['owner/*.spec.ts', 'e2e/{built-files,native-forms,pages,seo}.spec.ts'],
  outputDir: resolve(repository, 'test-results'),
  snapshotPathTemplate: resolve(repository, 'tests/owner/screenshots/{arg}{ext}'),
  reporter: [['list'], ['json', { outputFile: resolve(repository, '.cache/owner.json') }]],
  // Detects a changed letter, but tolerates rounding differences of colors between processors.
  expect: { ...base.expect, toHaveScreenshot: { maxDiffPixels: 40, animations: 'disabled', caret: 'hide' } },
  webServer: [
    {
      ...server!,
      command: 'node scripts/start.ts',
      cwd: '../..',
      env: {
        ...server!.env,
        MEETING_URL: 'https://meet.precision-reach.test/{id}',
        MAIL_FROM: 'website@precision-reach.test',
        MAIL_TO: 'sales@precision-reach.test, office@precision-reach.test',
      },
    },
    {
      command: 'node tests/owner/chatPage.ts',
      cwd: '../..',
      url: `http://127.0.0.1:${chatPort}/embed`,
      reuseExistingServer: false,
    },
  ],
})
