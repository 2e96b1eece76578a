// The built site over TCP, and what browsers let a page of another origin read. The rules of the server are tested in
// server/site.test.ts, its headers in scripts/headers.test.ts, its endpoints in server/contract.test.ts.
import { request as ask, type IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { createCall, type ContractCase } from '../contract/cases.ts'

/** Requests a path unchanged. Browsers and clients would normalize it. */
const askRaw = (baseURL: string | undefined, path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL ?? '')
    ask({ hostname, port, path, headers }, (answer) => resolve(answer.resume()))
      .once('error', reject)
      .end()
  })

test('sends a page compressed, to be revalidated, and 304 while it is unchanged', async ({ request }) => {
  const first = await request.get('/contact', { headers: { 'Accept-Encoding': 'br, gzip' } })
  expect(first.headers()).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  const again = await request.get('/contact', { headers: { 'If-None-Match': first.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
})

test('sends the security headers with pages, files and unknown addresses', async ({ request }) => {
  for (const path of ['/', '/robots.txt', '/no/such-page', '/functions/v1/send-contact-email']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    if (path.startsWith('/functions')) continue
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/)
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
  }
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

test('answers malformed addresses, ranges and methods without a fault', async ({ baseURL, request }) => {
  for (const [path, status] of [
    ['/%E0%A4%A', 404],
    ['/..%2fpackage.json', 404],
    // A path with a backslash is no valid URL.
    ['/\\host.example/', 400],
    ['//host.example/', 308],
  ] as const) {
    const { headers, statusCode } = await askRaw(baseURL, path)
    expect(statusCode, path).toBe(status)
    expect(headers.location ?? '/', path).toMatch(/^\/([^/\\]|$)/)
  }
  await askRaw(baseURL, '/contact', { Range: 'bytes=10-5' }).catch(() => undefined)
  const posted = await request.post('/contact', { form: { name: 'Jana' } })
  expect([posted.status(), posted.headers()['allow']]).toEqual([405, 'GET, HEAD'])
  const head = await request.head('/contact')
  expect(Number(head.headers()['content-length'])).toBeGreaterThan(1_000)
  expect(await head.body()).toHaveLength(0)
})

test.describe('of an endpoint at another origin', () => {
  // The policy of this site allows no other origin. scripts/headers.test.ts tests that of a site with such a backend.
  test.use({ bypassCSP: true })

  test('are read by a page after a preflight request', async ({ page, baseURL }) => {
    await page.goto('/')
    const send = (asked: Partial<ContractCase>) => {
      const elsewhere = baseURL!.replace('127.0.0.1', 'localhost')
      const { url, body, ...call } = createCall(asked, elsewhere, 'public-anonymous-key', crypto.randomUUID())
      return page.evaluate(
        async ([address, options]) => {
          const response = await fetch(address, options)
          return [response.status, await response.text()]
        },
        [url, { ...call, body: Buffer.from(body!).toString() }] as const,
      )
    }
    expect(await send({})).toEqual([200, expect.stringMatching(/^{"ok":true/)])
    expect(await send({ headers: { apikey: 'other' } })).toEqual([401, expect.stringContaining('error')])
  })
})
