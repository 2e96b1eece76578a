import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { definePreviewAddon } from 'storybook/internal/csf'
import { createSiteRouter } from '#src/start/router.tsx'
import { Route as rootRoute } from '#src/routes/__root.tsx'

type SiteRouter = ReturnType<typeof createSiteRouter>

// Storybook owns the document, so pages render without the root shell that contains `<html>`.
Object.assign(rootRoute.options, { shellComponent: undefined })

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
export function withRouter() {
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
