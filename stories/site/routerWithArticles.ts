import { createMemoryHistory, createRootRoute, createRoute, createRouter, type AnyRouter } from '@tanstack/react-router'

const page = { title: 'Home', summary: '' }
const subjects = ['Pumps and valves', 'Selling spare parts to plants abroad', 'What buyers of castings ask', 'Gears']

/** Creates a router with a home page, a service and `count` articles. */
export function routerWithArticles(count: number): AnyRouter {
  const root = createRootRoute({ staticData: page })
  const articles = Array.from({ length: count }, (_, index) =>
    createRoute({
      getParentRoute: () => root,
      path: `/blog/article-${index + 1}`,
      staticData: {
        title: `${subjects[index % subjects.length]}, part ${index + 1}`,
        summary: '',
        article: { topics: [], checked: 'November 2026' },
      },
    }),
  )
  const service = createRoute({
    getParentRoute: () => root,
    path: '/services/b2b-database',
    staticData: { title: 'B2B contact databases', summary: '', service: { number: 'S-01', card: '' } },
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', staticData: page })
  return createRouter({
    routeTree: root.addChildren([home, service, ...articles]),
    history: createMemoryHistory(),
  })
}
