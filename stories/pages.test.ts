import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createSiteRouter } from '#src/router.tsx'
import * as main from './pages/Main.stories.tsx'
import * as services from './pages/Services.stories.tsx'

const listPaths = (stories: Record<string, { input: { parameters?: { path?: string } } }>) =>
  Object.values(stories).flatMap(({ input }) => input.parameters?.path ?? [])

test('has a story for every page but the articles, which share one', () => {
  const { routesByPath } = createSiteRouter({ history: createMemoryHistory() })
  const shown = new Set([main, services].flatMap(listPaths))
  expect(Object.keys(routesByPath).filter((path) => !path.startsWith('/blog/') && !shown.has(path))).toEqual([])
})
