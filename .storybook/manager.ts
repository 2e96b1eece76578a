import { addons } from 'storybook/manager-api'
import { createTheme } from './theme.ts'

// The tokens are in the head of this page (main.ts).
const tokens = getComputedStyle(document.documentElement)

addons.setConfig({
  theme: createTheme((name) => tokens.getPropertyValue(`--${name}`)),
  layoutCustomisations: {
    // A page of Storybook's own, such as a sheet of states, has nothing to say in the panels.
    showPanel: ({ index, storyId }, shown) => (index?.[storyId]?.tags?.includes('page') ? false : shown),
  },
})
