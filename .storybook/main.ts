import { defineMain } from '@storybook/react-vite/node'
import { bundle } from '../packages/storybook-addon-statechart/scripts/bundle.ts'
import { managerStyles } from './managerStyles.ts'

// The addon is used as it is published, so it is bundled before Storybook resolves it.
await bundle()

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../packages/*/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    'storybook-addon-statechart',
  ],
  staticDirs: ['../public', { from: '../public/icon.svg', to: '/favicon.svg' }, { from: '../src/fonts', to: '/fonts' }],
  managerHead: async (head) => `${head}${await managerStyles()}`,
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  features: { experimentalTestSyntax: true },
})
