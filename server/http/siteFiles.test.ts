import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { folderOfFile, temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { type Hosting, loadSite, pageCaching } from './siteFiles.ts'

const folder = join(await folderOfFile(), 'site')
const hosting: Hosting = {
  headers: [
    ['/', { 'X-Frame-Options': 'DENY' }],
    ['/assets/', { 'Cache-Control': 'immutable' }],
  ],
  redirects: { '/blog/old': '/contact' },
}
await mkdir(`${folder}-server`)
await writeFile(`${folder}-server/hosting.json`, JSON.stringify(hosting))
for (const [name, content] of Object.entries({
  _headers: 'for hosts',
  'index.html': 'home',
  'contact/index.html': 'contact',
  'assets/main.js': 'main',
  'icon.png': 'png',
  'google0123.html': 'google-site-verification',
  '.well-known/security.txt': 'Contact',
  '.hidden': 'hidden',
  '404.html': 'not found',
  'downloads/Preisliste Größe (50 %).docx': 'prices',
})) {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  if (!/\.(html|js)$/.test(name)) continue
  await writeFile(`${file}.br`, brotliCompressSync(content))
  await writeFile(`${file}.gz`, gzipSync(content))
}
const site = await loadSite(folder)
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://site${path}`, { method, headers }))

test.each([
  ['/', 200, 'home'],
  ['/contact', 200, 'contact'],
  ['/assets/main.js', 200, 'main'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/google0123.html', 200, 'google-site-verification'],
  ['/404.html', 404, 'not found'],
  ['/missing', 404, 'not found'],
  ['/downloads/Preisliste%20Gr%C3%B6%C3%9Fe%20(50%20%25).docx', 200, 'prices'],
  ['/_headers', 404, 'not found'],
  ['/.hidden', 404, 'not found'],
  ['/icon.png.br', 404, 'not found'],
  ['/Missing/', 404, 'not found'],
  ['/%E0%A4%A', 404, 'not found'],
  ['/assets/MAIN.js', 404, 'not found'],
])('answers %s with %i', async (path, status, body) => {
  const response = get(path)
  expect([response.status, await response.text()]).toEqual([status, body])
})

test.each([
  ['/contact/?from=mail', '/contact?from=mail'],
  ['/CONTACT', '/contact'],
  ['//Contact//', '/contact'],
  ['/%63ontact', '/contact'],
  ['/contact%2F', '/contact'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/contact/index.html?from=mail', '/contact?from=mail'],
])('redirects %s to the one address of its page', (path, location) => {
  const { status, headers } = get(path)
  expect([status, headers.get('location')]).toEqual([308, location])
})

test.each(['/blog/old', '/Blog/Old/', '/%62log/old'])('redirects %s to the page that its visitors get now', (path) => {
  const { status, headers } = get(`${path}?from=mail`)
  expect([status, headers.get('location')]).toEqual([301, '/contact?from=mail'])
})

test('names the type of a document as an office does, and the headers of its folder', () => {
  const { headers } = get('/downloads/Preisliste%20Gr%C3%B6%C3%9Fe%20(50%20%25).docx')
  expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  expect([headers.get('x-frame-options'), headers.get('cache-control')]).toEqual(['DENY', pageCaching])
  expect(get('/assets/main.js').headers.get('cache-control')).toBe('immutable')
})

test('never redirects to another host', () => {
  const path = fc.string({ unit: fc.constantFrom(...'/\\.?%#:@ab0'.split('')), maxLength: 20 })
  fc.assert(
    fc.property(path, (target) => {
      expect(get(`/${target}`).headers.get('location') ?? '/').toMatch(/^\/([^/\\]|$)/)
    }),
  )
})

test.each([
  ['GET', '/assets/missing.js', 404],
  ['GET', '/contact/', 308],
  ['POST', '/contact', 405],
])('answers %s %s with %i and the headers of every page', (method, path, status) => {
  const { status: got, headers } = get(path, {}, method)
  expect([got, headers.get('cache-control'), headers.get('x-frame-options')]).toEqual([status, pageCaching, 'DENY'])
  expect(headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null)
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['br;q=0.0,gzip;q=0', null, (body: Buffer) => body],
])('answers a client that accepts "%s" with %s', async (accepted, encoding, decode) => {
  const response = get('/contact', { 'Accept-Encoding': accepted })
  const body = Buffer.from(await response.arrayBuffer())
  const headers = ['content-encoding', 'vary', 'content-length'].map((name) => response.headers.get(name))
  expect(headers).toEqual([encoding, 'Accept-Encoding', String(body.length)])
  expect(String(decode(body))).toBe('contact')
  expect(get('/icon.png', { 'Accept-Encoding': accepted }).headers.get('vary')).toBeNull()
})

test('answers 304 while the content is the same', async () => {
  const etag = get('/contact').headers.get('etag')!
  for (const known of ['*', etag, `"another", ${etag}`, etag.replace('W/', '')]) {
    const response = get('/contact', { 'If-None-Match': known })
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, ''])
  }
  expect(get('/contact', { 'If-None-Match': 'W/"another"' }).status).toBe(200)
})

test('serves the build that it has read when another replaces its folder', async () => {
  const copy = join(await temporaryFolder(), 'site')
  for (const part of ['', '-server']) await cp(folder + part, copy + part, { recursive: true })
  const first = await loadSite(copy)
  await rm(copy, { recursive: true })
  expect(await first(new Request('http://site/')).text()).toBe('home')
})

test('says what to do if the folder is not a built site', async () => {
  await expect(loadSite('/no/such/folder')).rejects.toThrow(
    /there is no built site in \/no.*Run npm run build, or set SITE_DIR/,
  )
})
