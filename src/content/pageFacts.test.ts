import { expect, test } from 'vitest'
import { getArticles, getRelatedArticles, getServices, type Topic } from './pageFacts.ts'
import { structuredData } from './seo.ts'

test('sorts articles without a date first, the newest last, and those of the same month or without one by title', () => {
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
  expect(titles).toEqual(['CRM', 'Video', 'A', 'D', 'Alloys', 'Zinc'])
})

test('sorts services by the figure of their number', () => {
  const numbers = ['S-100', 'S-09', 'S-20', 'S-10']
  const routes = numbers.map((number) => [
    number,
    { fullPath: `/${number}`, options: { staticData: { service: { number } } } },
  ])
  const sorted = getServices({ routesByPath: Object.fromEntries(routes) as never })
  expect(sorted.map(({ number }) => number)).toEqual(['S-09', 'S-10', 'S-20', 'S-100'])
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

test('names of articles that share as many topics those that follow', () => {
  const articles = ['a', 'b', 'c', 'd', 'e'].map((path) => ({ path, topics: ['sales' as const] }))
  expect(getRelatedArticles(articles, 'd').map(({ path }) => path)).toEqual(['e', 'a', 'b'])
})

test('names a person as the author in the structured data of an article, and otherwise the company', () => {
  const readAuthor = (author?: { name: string; role: string }) => {
    const article = { topics: ['sales' as const], ...(author && { author }) }
    return structuredData({ path: '/blog/a', title: 'A', summary: 'B', article })[1]
  }
  expect(readAuthor({ name: 'Jana Sample', role: 'engineer' })).toMatchObject({
    author: { '@type': 'Person', name: 'Jana Sample', jobTitle: 'engineer' },
  })
  expect(readAuthor()).toMatchObject({ author: { '@type': 'Organization' } })
})
