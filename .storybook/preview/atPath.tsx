import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { definePreviewAddon } from 'storybook/internal/csf'
import { createSiteRouter } from '#src/router.tsx'
import { Route as rootRoute } from '#src/routes/__root.tsx'

type SiteRouter = ReturnType<typeof createSiteRouter>

// Storybook owns the document; pages stand in it without the shell that would write another.
Object.assign(rootRoute.options, { shellComponent: undefined })

// The toolbar renders a story again; the visitor stays where they are.
let standing: { story: string; router: SiteRouter } | undefined

async function routerOf(story: string, path: string): Promise<SiteRouter> {
  if (standing?.story === story) return standing.router
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  standing = { story, router }
  return router
}

/**
 * Links, lists and layouts ask the router: every story stands at an address of the real site, `parameters.path`, else the
 * home page. A story whose component is the router's `Matches` shows the whole page there.
 */
export function atPath() {
  return definePreviewAddon<{ parameters: { path?: string } }>({
    loaders: async ({ id, parameters }) => ({ router: await routerOf(id, String(parameters['path'] ?? '/')) }),
    decorators: (Story, { loaded }) => (
      <RouterContextProvider router={loaded['router'] as SiteRouter}>
        <>{Story()}</>
      </RouterContextProvider>
    ),
  })
}
