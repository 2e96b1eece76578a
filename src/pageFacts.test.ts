import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { articleSlugs, services } from '../tests/fixtures/requiredPages.ts'
import { getArticles, getRelatedArticles, getServices, type ArticleFacts, type Topic } from './pageFacts.ts'
import { createSiteRouter } from './router.tsx'

const site = createSiteRouter({ history: createMemoryHistory() })

type Facts = { title: string; service?: object; article?: Partial<ArticleFacts> }

/** Returns a router that has only the given pages. */
function createRouterWith(pages: Record<string, Facts>): AnyRouter {
  const routes = Object.entries(pages).map(([fullPath, staticData]) => [
    fullPath,
    { fullPath, options: { staticData } },
  ])
  return { routesByPath: Object.fromEntries(routes) as unknown } as AnyRouter
}

test('sorts dated articles first, the newest at the top, and those of the same month or without one by title', () => {
  const router = createRouterWith({
    '/': { title: 'Home' },
    '/blog/a': { title: 'A', article: { published: 'December 2023' } },
    '/blog/video': { title: 'Video', article: {} },
    '/blog/crm': { title: 'CRM', article: {} },
    '/blog/zinc': { title: 'Zinc', article: { published: 'March 2024' } },
    '/blog/alloys': { title: 'Alloys', article: { published: 'March 2024' } },
    '/blog/d': { title: 'D', article: { published: 'February 2024' } },
  })
  expect(getArticles(router).map(({ title }) => title)).toEqual(['Alloys', 'Zinc', 'D', 'A', 'CRM', 'Video'])
})

test('finds every service and article of the specification, the services by number', () => {
  expect(getServices(site).map(({ number, title }) => [number, title])).toEqual(
    services.map(({ number, title }) => [number, title]),
  )
  const paths = getArticles(site).map(({ to }) => to)
  expect(paths.toSorted()).toEqual(articleSlugs.map((slug) => `/blog/${slug}`).toSorted())
})

test('returns the three articles that share the most topics, without the article itself', () => {
  const article = (to: string, ...topics: Topic[]) => ({ to, topics })
  const articles = [
    article('/blog/own', 'email', 'sales', 'data'),
    article('/blog/none', 'brand'),
    article('/blog/one', 'data'),
    article('/blog/three', 'data', 'sales', 'email'),
    article('/blog/two', 'email', 'sales'),
  ]
  expect(getRelatedArticles(articles, '/blog/own').map(({ to }) => to)).toEqual([
    '/blog/three',
    '/blog/two',
    '/blog/one',
  ])
})
