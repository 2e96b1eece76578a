import { addons } from 'storybook/manager-api'
import { createTheme, darkScheme } from './theme.ts'

// The tokens are in the head of this page (main.ts).
const tokens = getComputedStyle(document.documentElement)

const setTheme = () => addons.setConfig({ theme: createTheme((name) => tokens.getPropertyValue(`--${name}`)) })
setTheme()
darkScheme.addEventListener('change', setTheme)

addons.setConfig({
  layoutCustomisations: {
    // A page of Storybook's own, such as a sheet of states, has nothing to say in the panels.
    showPanel: ({ index, storyId }, shown) => (index?.[storyId]?.tags?.includes('page') ? false : shown),
  },
})
