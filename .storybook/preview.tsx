import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { configure } from 'storybook/test'
import addonMsw from 'msw-storybook-addon'
import statechart from '#addons/statechart/index.ts'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { forgetSent } from '#mocks/sent.ts'
import { handlers } from '#mocks/handlers.ts'
import '#src/styles/index.css'
import { atPath } from './preview/atPath.tsx'
import { faultDial } from './preview/faultDial.ts'
import { looks } from './preview/looks.ts'
import { quiet } from './preview/quiet.ts'
import './preview/preview.css'

// Stories have no starter, which would set it.
document.documentElement.dataset['typeface'] = 'late'

// What is waited for comes in its time, also while a machine is busy.
configure({ asyncUtilTimeout: 5_000 })

export default definePreview({
  addons: [
    addonA11y(),
    statechart(),
    addonPseudoStates(),
    addonMsw(async () => {
      const worker = setupWorker(...handlers)
      await worker.start({ quiet: true, onUnhandledFrame: 'error' })
      return worker
    }),
    faultDial(),
    looks(),
    atPath(),
    quiet(),
  ],
  parameters: {
    layout: 'fullscreen',
    // WCAG 2.2 AA (design.md); axe leaves the size of targets out unless told.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    options: {
      storySort: {
        order: [
          'Pages',
          ['Main', 'Services', 'Articles'],
          'Contact',
          ['States', 'Form', 'Flow'],
          'Consultation',
          ['States', 'Form', 'Flow', 'Calendar', 'Time and zone'],
          'Chat',
          ['States', 'Chat', 'Flow'],
          'Site',
          'Home',
          'Service',
          'Article',
          'Form',
          'Drawings',
          'Addons',
        ],
      },
    },
  },
  beforeEach() {
    // A draft that another story kept is not this one's.
    sessionStorage.removeItem('contact')
    sessionStorage.removeItem('consultation')
    forgetSent()
  },
})
