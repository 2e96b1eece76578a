import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { folderOfFile, temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { readSnapshot } from './snapshot.ts'
import { createStaticListener } from './static.ts'

const headers = '/*\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: immutable\n'

/** Writes a site whose pages contain its version. */
async function writeSite(folder: string, version: string): Promise<void> {
  const files: Record<string, string> = {
    _headers: headers,
    '_nginx.conf': '',
    'index.html': `home ${version}`,
    'contact/index.html': `contact ${version}`,
    'assets/main.js': `main ${version}`,
    'icon.png': 'png',
    '.well-known/security.txt': 'Contact: mailto:info@company.com',
    '.hidden': 'hidden',
    '404.html': `not found ${version}`,
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    if (!/\.(html|js)$/.test(name)) continue
    await writeFile(`${file}.br`, brotliCompressSync(content))
    await writeFile(`${file}.gz`, gzipSync(content))
  }
}

/** Serves a folder on a free port of this machine until the test has finished. */
async function serve(folder: string): Promise<number> {
  const server = createServer(await createStaticListener(folder)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

async function get(port: number, path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const [answer] = (await once(request({ port, path, ...options }).end(), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

const folder = await folderOfFile()
await writeSite(folder, '1')

test('serves pages, files and the page for unknown addresses', async () => {
  const port = await serve(folder)
  const answers = { '/': 'home 1', '/?from=mail': 'home 1', '/contact': 'contact 1', '/assets/main.js': 'main 1' }
  for (const [path, body] of Object.entries(answers))
    expect(await get(port, path)).toMatchObject({ status: 200, body: Buffer.from(body) })
  expect((await get(port, '/.well-known/security.txt')).status).toBe(200)
  for (const path of [
    '/missing',
    '/index.html',
    '/contact/index.html',
    '/404',
    '/_headers',
    '/.hidden',
    '/icon.png.br',
  ])
    expect(await get(port, path)).toMatchObject({ status: 404, body: Buffer.from('not found 1') })
})

test('sends every answer with the headers of its path, nosniff among them', async () => {
  const port = await serve(folder)
  const cases = [
    ['GET', '/contact', 200],
    ['GET', '/assets/main.js', 200],
    ['GET', '/assets/missing.js', 404],
    ['GET', '/contact/', 308],
    ['POST', '/contact', 405],
  ] as const
  for (const [method, path, status] of cases) {
    const answer = await get(port, path, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cache-control']).toBe(
      path === '/assets/main.js' ? 'immutable' : 'public, max-age=0, must-revalidate',
    )
  }
})

test('sends the compressed copy that the client accepts', async () => {
  const port = await serve(folder)
  const encodings = {
    'gzip, deflate, br, zstd': 'br',
    gzip: 'gzip',
    'br;q=0, gzip;q=0.5': 'gzip',
    'br;q=0.0,gzip;q=0': undefined,
    'br;q=0.1': 'br',
    identity: undefined,
  }
  for (const [accepted, encoding] of Object.entries(encodings)) {
    const answer = await get(port, '/contact', { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(answer.headers['vary']).toBe('Accept-Encoding')
  }
  const compressed = await get(port, '/contact', { headers: { 'Accept-Encoding': 'br' } })
  expect(brotliDecompressSync(compressed.body).toString()).toBe('contact 1')
  expect((await get(port, '/icon.png', { headers: { 'Accept-Encoding': 'br' } })).headers).not.toHaveProperty('vary')
})

test('answers 304 without a body while the content is the same', async () => {
  const port = await serve(folder)
  const { etag = '' } = (await get(port, '/contact')).headers
  for (const known of [etag, `"another", ${etag}`, etag.replace('W/', '')]) {
    const answer = await get(port, '/contact', { headers: { 'If-None-Match': known, 'Accept-Encoding': 'br' } })
    expect(answer).toMatchObject({ status: 304, headers: { etag, vary: 'Accept-Encoding' } })
    expect(answer.body).toHaveLength(0)
  }
  expect((await get(port, '/contact', { headers: { 'If-None-Match': 'W/"another"' } })).status).toBe(200)
})

test('answers HEAD as GET, without the body', async () => {
  const port = await serve(folder)
  const [got, head] = [await get(port, '/contact'), await get(port, '/contact', { method: 'HEAD' })]
  expect(head).toMatchObject({ status: 200, headers: { ...got.headers, date: expect.any(String) as string } })
  expect(head.body).toHaveLength(0)
})

test('keeps serving one build while others replace its folder', async () => {
  const site = join(await temporaryFolder(), 'dist')
  await writeSite(site, '1')
  const port = await serve(site)
  const replace = async () => {
    for (const version of ['2', '3', '4', '5', '6']) {
      await writeSite(`${site}.next`, version)
      await rename(site, `${site}.previous`)
      await rename(`${site}.next`, site)
      await rm(`${site}.previous`, { recursive: true })
    }
    await rm(site, { recursive: true })
  }
  const paths = { '/': 'home 1', '/contact': 'contact 1', '/assets/main.js': 'main 1', '/missing': 'not found 1' }
  const requestAll = async () => {
    for (let round = 0; round < 100; round += 1)
      for (const [path, body] of Object.entries(paths)) expect((await get(port, path)).body.toString()).toBe(body)
  }
  await Promise.all([replace(), requestAll()])
  await requestAll()
})

test('reads the files of one build when another replaces the folder meanwhile', async () => {
  const site = join(await temporaryFolder(), 'dist')
  const [first, second] = [`${site}.first`, `${site}.second`]
  for (const [name, version] of [
    [first, '1'],
    [second, '2'],
  ] as const) {
    await writeSite(name, version)
    for (let index = 0; index < 200; index += 1) await writeFile(join(name, `${index}.txt`), `text ${version}`)
  }
  await rename(first, site)
  for (let turns = 0; turns < 40; turns += 1) {
    const reading = readSnapshot(site)
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
    const next = turns % 2 === 0 ? second : first
    renameSync(site, next === first ? second : first)
    renameSync(next, site)
    const { files } = await reading
    const versions = [...files.values()].flatMap(({ identity }) => identity.body.toString().match(/\d$/) ?? [])
    expect(new Set(versions).size).toBe(1)
  }
})

test('survives any request target and never redirects to another site', async () => {
  const port = await serve(folder)
  const target = fc.string({ unit: fc.constantFrom(...'/\\.?%#:@ab0 \t'.split(''), '\u0000', 'é'), maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(target, fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'), async (path, method) => {
      const socket = connect(port, '127.0.0.1')
      socket.end(`${method} /${path} HTTP/1.1\r\nHost: site\r\nRange: bytes=9-1\r\nConnection: close\r\n\r\n`)
      const answer = await text(socket)
      expect(answer).toMatch(/^HTTP\/1\.1 (200|308|400|404|405) /)
      expect(/^Location: (.*)\r$/m.exec(answer)?.[1] ?? '/').toMatch(/^\/([^/\\]|$)/)
    }),
    { numRuns: 500 },
  )
  expect((await get(port, '/')).status).toBe(200)
})

test('fails at start with advice if the folder is not a built site', async () => {
  const empty = await temporaryFolder()
  await expect(createStaticListener(empty)).rejects.toThrow('is not a built site: _headers or 404.html is missing.')
  await cp(join(folder, '404.html'), join(empty, '404.html'))
  await expect(createStaticListener(empty)).rejects.toThrow('Run npm run build.')
})
