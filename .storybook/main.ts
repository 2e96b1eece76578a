import { defineMain } from '@storybook/react-vite/node'
import { bundle } from '../packages/storybook-addon-statechart/scripts/build.ts'

// The addon is used as it is published, so it is bundled before Storybook resolves it.
await bundle()

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  // The order of the panels' tabs.
  addons: [
    'storybook-addon-statechart',
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['../public', { from: '../public/icon.svg', to: '/favicon.svg' }],
  // Storybook ignores `build` and `server` of vite.config.ts. Browsers refuse a drawing in a data: URL, which Vite makes of a
  // small file, and the site that the tests build in .cache/ would reload the story.
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, assetsInlineLimit: 0 },
    server: { ...config.server, watch: { ignored: ['**/.cache/**'] } },
  }),
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // No story has actions. In a narrow panel, the tab of the statechart is in sight without that of the interactions.
  features: {
    experimentalTestSyntax: true,
    actions: false,
    interactions: false,
    backgrounds: false,
    measure: false,
    outline: false,
    // Its tasks, such as rendering a first component, are those of somebody who sets up Storybook.
    sidebarOnboardingChecklist: false,
  },
})
