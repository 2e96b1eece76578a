import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import { ErrorScreen } from '#src/shell/ErrorScreen.tsx'

// The error screen of the router.
const meta = preview.meta({
  title: 'Site/Error screen',
  tags: ['autodocs'],
  parameters: usage(
    'Shown in place of a page that failed, with the message of the error and a way on. Do not use it for a failed request; the form says that itself.',
    '420px',
  ),
  component: ErrorScreen,
})

export const Short = meta.story({ name: 'Error screen', args: { error: new Error('Loading the page failed') } })
export const Offline = meta.story({
  name: 'Error screen without a connection (offline)',
  args: { error: new Error('Loading the page failed') },
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
})
export const Long = meta.story({
  name: 'Error screen with long words',
  args: {
    error: new Error(
      `Failed to fetch dynamically imported module: https://www.example.com/assets/${'seo-for-manufacturing-'.repeat(8)}3f9a1c.js`,
    ),
  },
})
