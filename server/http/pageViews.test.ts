import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageViews } from '../store/totals.ts'
import { countPageViews } from './pageViews.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The site: a page, the same unchanged, a file, and nothing at any other path. */
function site({ url }: Request): Response {
  const { pathname } = new URL(url)
  const type = pathname === '/logo.svg' ? 'image/svg+xml' : 'text/html; charset=utf-8'
  const status = { '/contact': 200, '/': 304, '/logo.svg': 200 }[pathname] ?? 404
  return new Response(null, { status, headers: { 'Content-Type': type } })
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-28T23:59:00Z') }))
afterEach(() => vi.useRealTimers())

/** Counts into a list, as a database that is away at first. */
function open() {
  const stored: PageViews[][] = []
  const addPageViews = vi.fn<(views: readonly PageViews[]) => Promise<void>>(
    async (views) => void stored.push([...views]),
  )
  const counted = countPageViews(site, { addPageViews })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    counted.site(new Request(`https://server${path}`, { method, headers: { 'User-Agent': firefox, ...headers } }))
  return { ...counted, get, stored, addPageViews }
}

test('counts pages that people open by day, stores them each minute and at the end, and keeps what was not stored', async () => {
  const { get, stored, stop, addPageViews } = open()
  addPageViews.mockRejectedValueOnce(new Error('away'))
  get('/contact?utm_source=news')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stored).toEqual([])
  get('/contact', { 'Sec-Fetch-Dest': 'document' })
  get('/contact')
  get('/')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stored).toEqual([
    [
      { day: '2026-11-28', path: '/contact', count: 1 },
      { day: '2026-11-29', path: '/contact', count: 2 },
      { day: '2026-11-29', path: '/', count: 1 },
    ],
  ])
  get('/')
  await stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stored[1]).toEqual([{ day: '2026-11-29', path: '/', count: 1 }])
  expect(addPageViews).toHaveBeenCalledTimes(3)
})

test.each<[what: string, path: string, headers?: Record<string, string>, method?: string]>([
  ['no page', '/missing'],
  ['a file', '/logo.svg'],
  ['the headers of a page', '/contact', {}, 'HEAD'],
  ['a page that a browser fetches ahead', '/contact', { 'Sec-Purpose': 'prefetch' }],
  ['a page that is fetched by a script', '/contact', { 'Sec-Fetch-Dest': 'empty' }],
  ['a robot', '/contact', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a monitor', '/contact', { 'User-Agent': 'curl/8.5.0' }],
  ['a program without a name', '/contact', { 'User-Agent': '' }],
])('counts nothing for %s', async (_, path, headers, method) => {
  const { get, stop, addPageViews } = open()
  get(path, headers, method)
  await stop()
  expect(addPageViews).not.toHaveBeenCalled()
})
