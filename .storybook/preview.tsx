import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import addonMsw from 'msw-storybook-addon'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import statechart from 'storybook-addon-statechart'
import { worker } from '#mocks/browser.ts'
import { forgetSent } from '#mocks/functions.ts'
import { endFormFlows } from '#src/form/formFlow.ts'
import '#src/styles/index.css'
import { withRouter } from './preview/withRouter.tsx'
import { outcomeSelector, textAndMotion } from './preview/toolbar.ts'
import { failOnConsoleError, failOnOpenAxeItems, settleBeforeAxe } from './preview/checks.ts'
import './preview/preview.css'
import { docs, openDocsAtTop } from './preview/docs.ts'

openDocsAtTop()

// A busy machine may be slow.
configure({ asyncUtilTimeout: 5_000 })

// The stories of a docs page render at once, and MSW starts only once.
let started: ReturnType<typeof worker.start> | undefined

async function startWorker() {
  await (started ??= worker.start({ quiet: true, onUnhandledFrame: 'error' }))
  return worker
}

export default definePreview({
  addons: [
    failOnOpenAxeItems(),
    addonA11y(),
    settleBeforeAxe(),
    addonDocs(),
    statechart(),
    addonPseudoStates(),
    addonMsw(startWorker),
    outcomeSelector(),
    textAndMotion(),
    withRouter(),
    failOnConsoleError(),
  ],
  parameters: {
    layout: 'fullscreen',
    ...docs,
    // Stories with a machine set it to false.
    statechart: { disable: true },
    // WCAG 2.2 AA. axe disables target-size by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Color', 'Type', 'Spacing', 'Icons'],
          'Pages',
          ['Main', 'Services', 'Articles'],
          'Contact',
          ['All states', 'Form', 'Flow'],
          'Consultation',
          ['All states', 'Form', 'Flow', 'Calendar', 'Time and zone'],
          'Chat',
          ['All states', 'Chat', 'Flow'],
          'Site',
          'Home',
          'Article',
          'Form',
          'Illustrations',
        ],
      },
    },
  },
  beforeEach() {
    // Each story starts like a new tab: without flows or drafts of another story.
    endFormFlows()
    sessionStorage.clear()
    forgetSent()
  },
})
