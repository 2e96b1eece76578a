import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { articleSlugs, services } from '../tests/fixtures/requiredPages.ts'
import { getArticles, isoMonth, getRelatedArticles, getServices, type ArticleFacts, type Topic } from './pageFacts.ts'
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

test('sorts dated articles first, the newest at the top', () => {
  const router = createRouterWith({
    '/blog/a': { title: 'A', article: { published: 'December 2023' } },
    '/blog/b': { title: 'B', article: {} },
    '/blog/c': { title: 'C', article: { published: 'March 2024' } },
    '/blog/d': { title: 'D', article: { published: 'February 2024' } },
  })
  expect(getArticles(router).map(({ to }) => to)).toEqual(['/blog/c', '/blog/d', '/blog/a', '/blog/b'])
})

test('sorts articles without a date or of the same month by title', () => {
  const router = createRouterWith({
    '/blog/y': { title: 'Video', article: {} },
    '/blog/x': { title: 'CRM', article: {} },
    '/blog/w': { title: 'Zinc', article: { published: 'May 2023' } },
    '/blog/v': { title: 'Alloys', article: { published: 'May 2023' } },
  })
  expect(getArticles(router).map(({ title }) => title)).toEqual(['Alloys', 'Zinc', 'CRM', 'Video'])
})

test('returns only services, sorted by number', () => {
  const router = createRouterWith({
    '/': { title: 'Home' },
    '/services/b': { title: 'B', service: { number: 'S-02', card: 'b' } },
    '/blog/c': { title: 'C', article: {} },
    '/services/a': { title: 'A', service: { number: 'S-01', card: 'a' } },
  })
  expect(getServices(router).map(({ number, to }) => [number, to])).toEqual([
    ['S-01', '/services/a'],
    ['S-02', '/services/b'],
  ])
})

test('finds every service and article of the specification', () => {
  expect(getServices(site).map(({ number, title }) => [number, title])).toEqual(
    services.map(({ number, title }) => [number, title]),
  )
  const paths = getArticles(site).map(({ to }) => to)
  expect(paths.toSorted()).toEqual(articleSlugs.map((slug) => `/blog/${slug}`).toSorted())
})

test.each([
  ['January 2024', '2024-01'],
  ['September 2023', '2023-09'],
  ['December 2023', '2023-12'],
])('converts %s to %s', (published, month) => {
  expect(isoMonth(published)).toBe(month)
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
