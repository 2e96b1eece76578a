import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request as ask, type IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test' // opens no page, so it needs no watched one
import { pages } from './siteTest.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Requests a path unchanged. Browsers and clients would normalize it. */
const askRaw = (baseURL: string | undefined, path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL ?? '')
    ask({ hostname, port, path, headers }, (answer) => resolve(answer.resume()))
      .once('error', reject)
      .end()
  })

for (const path of [...pages, '/no/such-page']) {
  test(`allows only the inline script and style of ${path} by hash in the CSP`, async ({ request }) => {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    const html = await answer.text()
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => sha256(text ?? ''))
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => sha256(text ?? ''))
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(scripts).toHaveLength(1)
    expect(policy).toContain(`script-src 'self' ${scripts[0]};`)
    expect(styles).toHaveLength(1)
    expect(policy).toContain(`style-src 'self' ${styles[0]};`)
    expect(html).not.toMatch(/ on[a-z]+="/)
  })
}

test('revalidates pages and answers 304 while they are unchanged', async ({ request }) => {
  const first = await request.get('/contact')
  expect(first.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await request.get('/contact', { headers: { 'If-None-Match': first.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
  expect(again.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect((await request.get('/contact', { headers: { 'If-None-Match': 'W/"another"' } })).status()).toBe(200)
})

test('caches hashed scripts and fonts as immutable', async ({ request }) => {
  const html = await (await request.get('/contact')).text()
  const files = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|woff2)/g)].map(([file]) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const answer = await request.get(file)
    expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable')
    expect(answer.headers()['content-type'], file).toMatch(/^(text\/javascript|font\/woff2)/)
  }
})

for (const [accepted, sent] of [
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const) {
  test(`sends ${sent ?? 'plain text'} for Accept-Encoding ${accepted}`, async ({ request }) => {
    const answer = await request.get('/contact', { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers()['content-encoding']).toBe(sent)
    expect(answer.headers()['vary']).toBe('Accept-Encoding')
    expect(await answer.text()).toContain('Ready for Growth?')
  })
}

test('redirects a trailing slash permanently', async ({ request }) => {
  const answer = await request.get('/contact/?from=mail', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toBe('/contact?from=mail')
})

test('never redirects to another origin', async ({ baseURL }) => {
  for (const path of ['//host.example/', '//x//host.example/', '/.//host.example/', '/\\host.example/', '///', '//']) {
    const { headers, statusCode } = await askRaw(baseURL, path)
    // A path with a backslash is no valid URL.
    expect(statusCode, path).toBe(path.includes('\\') ? 400 : 308)
    expect(headers.location ?? '/', path).toMatch(/^\/([^/\\]|$)/)
  }
})

test('returns 404 for alternative URLs of a page', async ({ baseURL }) => {
  for (const path of [
    '/404',
    '/404.html',
    '/%34%30%34',
    '/index',
    '/index.html',
    '/contact/index',
    '/contact/index.html',
    '/contact.html',
    '/index.html.br',
    '/_headers',
    '/Contact',
    '/%E0%A4%A',
    '/..%2fpackage.json',
  ]) {
    expect((await askRaw(baseURL, path)).statusCode, path).toBe(404)
  }
})

test('survives an invalid Range header', async ({ baseURL, request }) => {
  await askRaw(baseURL, '/contact', { Range: 'bytes=10-5' }).catch(() => undefined)
  expect((await request.get('/contact')).status()).toBe(200)
})

test('rejects POST and answers HEAD for a page', async ({ request }) => {
  const posted = await request.post('/contact', { form: { name: 'Jana' } })
  expect(posted.status()).toBe(405)
  expect(posted.headers()['allow']).toBe('GET, HEAD')
  const head = await request.head('/contact')
  expect(head.status()).toBe(200)
  expect(Number(head.headers()['content-length'])).toBeGreaterThan(1_000)
  expect(await head.body()).toHaveLength(0)
})

test('contains no mocks in the built site', async () => {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(js|html|css|json|svg|xml|txt)$/.test(entry.name))
  expect(files.length).toBeGreaterThan(20)
  for (const { parentPath, name } of files) {
    expect(name).not.toMatch(/mock/i)
    expect(await readFile(`${parentPath}/${name}`, 'utf8'), name).not.toMatch(/mockServiceWorker|\bmsw\b|setupWorker/i)
  }
})
