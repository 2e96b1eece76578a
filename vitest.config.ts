import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromiumArguments } from '#build/chromium.ts'
import { drawingFiles } from '#build/drawings.ts'
import { siteFacts } from '#build/siteFacts.ts'

// build/vitest.ts finds the Chromium and starts this.
const executablePath = process.env['CHROME_PATH']

const browser = (contextOptions: { reducedMotion?: 'reduce' } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 900 },
  provider: playwright({
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
    contextOptions,
  }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  plugins: [siteFacts(), drawingFiles(), react(), msw({ mode: 'worker-only' })],
  optimizeDeps: {
    include: [
      'react-dom/client',
      '@base-ui/react/toast',
      '@base-ui/react/tooltip',
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
    // What is waited for comes in its time; a busy machine may be slow, and no test measures time.
    expect: { poll: { timeout: 5_000 } },
    testTimeout: 15_000,
    projects: [
      {
        extends: true,
        // Node resolves no relative address, and nothing answers at this one but the mocks.
        plugins: [siteFacts({ VITE_BACKEND_URL: 'https://backend.example/' })],
        test: {
          name: 'machines',
          environment: 'node',
          include: [
            '{machines,functions,mocks,build,drawings,addons}/**/*.test.ts',
            'src/{backend,flows}/**/*.test.ts',
          ],
          exclude: ['mocks/{bar,worker}.test.ts'],
          setupFiles: ['tests/node.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/**/*.test.{ts,tsx}', 'stories/*.test.ts', 'mocks/{bar,worker}.test.ts'],
          exclude: ['src/{backend,flows}/**'],
          setupFiles: ['tests/browser.ts'],
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: ['storybook/internal/csf', 'storybook/test', 'storybook-addon-pseudo-states'] },
        // axe looks at what has come to rest.
        test: { name: 'stories', browser: browser({ reducedMotion: 'reduce' }) },
      },
    ],
  },
})
