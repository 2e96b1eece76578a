import preview from '#storybook/preview.tsx'
import { ErrorScreen } from '#src/components/site/ErrorScreen.tsx'

// The error screen of the router (D19).
const meta = preview.meta({ title: 'Site/Error screen', component: ErrorScreen })

export const Short = meta.story({ args: { error: new Error('Loading the page failed') } })
export const Long = meta.story({
  args: {
    error: new Error(
      `Failed to fetch dynamically imported module: https://www.example.com/assets/${'seo-for-manufacturing-'.repeat(8)}3f9a1c.js`,
    ),
  },
})
