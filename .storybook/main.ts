import { readFile } from 'node:fs/promises'
import { defineMain } from '@storybook/react-vite/node'
import { fontFaces } from '#scripts/fontFaces.ts'
import { bundle } from '../packages/storybook-addon-statechart/scripts/build.ts'

// The name in the sidebar (theme.ts), like the one in the site's header.
const brand = `
.brand { display: flex; gap: var(--space-3); align-items: center; font-size: 1.125rem; font-weight: 800; }
.brand img { inline-size: 1.75rem; }
`

/** Returns the styles that Storybook's own interface takes from the site: tokens and typeface. */
async function managerStyles(): Promise<string> {
  const tokens = await readFile('src/styles/tokens.css', 'utf8')
  // `staticDirs` serves src/fonts at `fonts`.
  return `<style>${tokens}${fontFaces.replaceAll('../fonts/', './fonts/')}${brand}</style>`
}

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
  staticDirs: ['../public', { from: '../public/icon.svg', to: '/favicon.svg' }, { from: '../src/fonts', to: '/fonts' }],
  // Storybook ignores `build` and `server` of vite.config.ts. Browsers refuse a drawing in a data: URL, which Vite makes of a
  // small file, and the site that the tests build in .cache/ would reload the story.
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, assetsInlineLimit: 0 },
    server: { ...config.server, watch: { ignored: ['**/.cache/**'] } },
  }),
  managerHead: async (head) => `${head}${await managerStyles()}`,
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
