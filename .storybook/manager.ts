import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

addons.setConfig({
  theme: create({
    base: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: 'B2B Services',
    brandUrl: './',
    brandTarget: '_self',
  }),
  layoutCustomisations: {
    // A page of Storybook's own, such as a sheet of states, has nothing to say in the panels.
    showPanel: ({ index, storyId }, shown) => (index?.[storyId]?.tags?.includes('page') ? false : shown),
  },
})
