import { expect, test } from 'vitest'
import { getArticles, getRelatedArticles, type Topic } from './pageFacts.ts'

test('sorts dated articles first, the newest at the top, and those of the same month or without one by title', () => {
  const article = (title: string, published?: string) => ({ title, article: { topics: [], published } })
  const pages = [
    { title: 'Home' },
    article('A', 'December 2023'),
    article('Video'),
    article('CRM'),
    article('Zinc', 'March 2024'),
    article('Alloys', 'March 2024'),
    article('D', 'February 2024'),
  ]
  const routes = pages.map((staticData, index) => [index, { fullPath: `/${index}`, options: { staticData } }])
  const titles = getArticles({ routesByPath: Object.fromEntries(routes) as never }).map(({ title }) => title)
  expect(titles).toEqual(['Alloys', 'Zinc', 'D', 'A', 'CRM', 'Video'])
})

test('returns the three articles that share the most topics, without the article itself', () => {
  const article = (path: string, ...topics: Topic[]) => ({ path, topics })
  const articles = [
    article('/blog/own', 'email', 'sales', 'data'),
    article('/blog/none', 'brand'),
    article('/blog/one', 'data'),
    article('/blog/three', 'data', 'sales', 'email'),
    article('/blog/two', 'email', 'sales'),
  ]
  expect(getRelatedArticles(articles, '/blog/own').map(({ path }) => path)).toEqual([
    '/blog/three',
    '/blog/two',
    '/blog/one',
  ])
})
