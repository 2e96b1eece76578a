import { playwright } from '@vitest/browser-playwright'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { exampleChat } from '#mocks/chat/provider.ts'
import { chromiumArguments, chromiumPath, fakeDevices } from '#scripts/chromium.ts'
import { siteConfig } from '#scripts/siteConfig.ts'
import { samplePreset } from '#storybook/samples.ts'
import storybookConfig from '#storybook/vite.config.ts'

const executablePath = await chromiumPath()

const browser = (contextOptions: { reducedMotion?: 'reduce' } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
  provider: playwright({
    // A control that is missing is reported sooner than its test ends.
    actionTimeout: 15_000,
    launchOptions: { executablePath, args: [...chromiumArguments, ...fakeDevices] },
    contextOptions,
  }),
  instances: [{ browser: 'chromium' as const }],
})

/**
 * Where a test of Vitest may lie beside `src` and `stories`. Those in `tests` and `packages` belong to other suites, and those in
 * `.cache` are copies.
 */
const elsewhere = '!(.*|src|stories|tests|packages|node_modules|dist*|storybook-static)/**/*.{test,spec}'

/** Flows and clients need no browser. */
const nodeTests = 'src/{form/{draftStorage,http,flows},session/*}.test.ts'

/** Gives the pages what the site has by configuration only: a chat, and messages that say where the visit came from. */
const chatAndSource: Plugin = {
  name: 'chat-and-source',
  config: () => ({ define: { __CHAT__: JSON.stringify(exampleChat), __LEAD_SOURCE__: 'true' } }),
}

export default defineConfig({
  ...storybookConfig,
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-day-picker',
      'ky',
      'xstate',
      '@xstate/react',
      'valibot',
      '@tanstack/react-router',
      '@testing-library/react',
      'msw',
      'msw/browser',
    ],
  },
  test: {
    // Long timeouts, because a busy machine may be slow: the first story of a clone waits until Vite has bundled what it
    // imports. No test measures time.
    expect: { poll: { timeout: 5_000 } },
    testTimeout: 40_000,
    // Vitest leaves one processor free, and on two that is one worker. Most tests wait for disks, timers or a browser.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        // Node cannot fetch relative URLs, so the backend has a URL that only the mocks answer.
        plugins: [
          siteConfig({ ...samplePreset, VITE_BACKEND_URL: 'https://backend.example/', VITE_NATIVE_FORMS: 'yes' }),
        ],
        test: {
          name: 'node',
          environment: 'node',
          // The files of a worker share what they import.
          isolate: false,
          include: [`${elsewhere}.ts`, '*.{test,spec}.ts', nodeTests],
          exclude: ['mocks/development.test.ts'],
          setupFiles: ['tests/setup/node.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          include: ['tests/slow/*.test.ts'],
          globalSetup: ['tests/fixtures/postgres.ts'],
          // Both processors are busy with one file's servers and its database.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [chatAndSource],
        test: {
          name: 'browser',
          include: [
            'src/**/*.{test,spec}.{ts,tsx}',
            `${elsewhere}.tsx`,
            'stories/*.test.ts',
            'mocks/development.test.ts',
          ],
          exclude: [nodeTests],
          setupFiles: ['tests/setup/browser.ts'],
          // All files share one document, as the stories do: each would start the mocks and load the site again.
          isolate: false,
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: [
            'elkjs/lib/elk.bundled.js',
            'storybook/internal/csf',
            'storybook/test',
            'storybook-addon-pseudo-states',
          ],
        },
        // With reduced motion, axe checks the final state.
        // All stories share one document, as in Storybook: three times as fast as one for each file.
        test: { name: 'stories', isolate: false, browser: browser({ reducedMotion: 'reduce' }) },
      },
    ],
  },
})
