import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import addonMsw from 'msw-storybook-addon'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import statechart from 'storybook-addon-statechart'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import { startWorker } from '#mocks/browser.ts'
import { forgetSent } from '#mocks/handlers.ts'
import { endFormFlows } from '#src/form/formFlow.ts'
import '#src/styles/index.css'
import { Route as rootRoute } from '#src/routes/__root.tsx'
import { createSiteRouter } from '#src/router.tsx'
import { failOnConsoleError, failOnOpenAxeItems, settleBeforeAxe } from './preview/checks.ts'
import { docs, openDocsAtTop } from './preview/docs.tsx'
import './preview/preview.css'
import { outcomeSelector, widthAndText } from './preview/toolbar.ts'

openDocsAtTop()

// A busy machine may be slow.
configure({ asyncUtilTimeout: 5_000 })

type SiteRouter = ReturnType<typeof createSiteRouter>

// Toolbar changes render the story again, so the router is cached to keep its location.
let cached: { story: string; path: string; router: SiteRouter } | undefined

async function getRouter(story: string, path: string): Promise<SiteRouter> {
  if (cached?.story === story && cached.path === path) return cached.router
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  cached = { story, path, router }
  return router
}

/**
 * Provides the site's router to every story, at the path of its arguments or parameters, or at the home page. A story whose
 * component is the router's `Matches` shows the whole page.
 */
function withRouter() {
  return definePreviewAddon<{ parameters: { path?: string } }>({
    loaders: async ({ id, args, parameters }) => ({
      router: await getRouter(id, String(args['path'] ?? parameters['path'] ?? '/')),
    }),
    decorators: (Story, { loaded }) => (
      <RouterContextProvider router={loaded['router'] as SiteRouter}>
        <>{Story()}</>
      </RouterContextProvider>
    ),
  })
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
    widthAndText(),
    withRouter(),
    failOnConsoleError(),
  ],
  parameters: {
    layout: 'fullscreen',
    ...docs,
    // Stories with a machine set it to false.
    statechart: { disable: true },
    // WCAG 2.2 AA. axe disables target-size by default.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // A test asks for no more. The panel lists what passed, too.
      ...(import.meta.env['VITEST'] && { options: { resultTypes: ['violations', 'incomplete'] } }),
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Color', 'Type', 'Spacing', 'Icons'],
          'Pages',
          ['Main', 'Services', 'Articles'],
          // The forms, and what else has a machine.
          'Contact',
          ['All states', 'Form', 'Flow', '*'],
          'Consultation',
          ['All states', 'Form', 'Flow', '*'],
          'Form',
          'Chat',
          ['All states', 'Chat', 'Flow', '*'],
          'Call',
          ['All states', 'Call', 'Check', 'Flow', '*'],
          'Session',
          '*',
          'Illustrations',
        ],
      },
    },
  },
  beforeAll() {
    // Storybook owns the document, so pages render without the root shell that contains `<html>`.
    Object.assign(rootRoute.options, { shellComponent: undefined })
  },
  beforeEach() {
    // Each story starts like a new tab: without flows or drafts of another story.
    endFormFlows()
    sessionStorage.clear()
    forgetSent()
  },
})
