import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import statechart from '#addons/statechart/index.ts'
import { handlers } from '#mocks/handlers.ts'
import '#src/styles/index.css'

export default definePreview({
  addons: [
    addonA11y(),
    statechart(),
    addonMsw(async () => {
      const worker = setupWorker(...handlers)
      await worker.start({ quiet: true, onUnhandledFrame: 'error' })
      return worker
    }),
  ],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
})
