import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { hashedCaching, pageCaching, siteHeaders } from './headers.ts'
import { temporaryFolder } from '../tests/temporaryFolder.ts'
import { headersFile, headersIn, hostRules, nginxFile } from './hosts.ts'
import { siteListener } from './serve.ts'

const headers = siteHeaders({ styles: 'p{margin:0}', starter: 'start()' }, { backendUrl: 'https://backend.example' })
const file = headersFile(hostRules(headers))

/** One of each kind, with how long it may be kept. */
const kinds = [
  ['a page', '/', pageCaching],
  ['a page', '/blog/data-security', pageCaching],
  ['an unknown address', '/no/such-page', pageCaching],
  ['a script', '/assets/main-1a2b3c4d.js', hashedCaching],
  ['a typeface', '/assets/archivo-1a2b3c4d.woff2', hashedCaching],
  ['a drawing', '/drawings/hero-0123abcd.svg', hashedCaching],
  ['the feed', '/feed.xml', pageCaching],
  ['a sharing image', '/sharing/contact.png', pageCaching],
  ['an icon', '/favicon.ico', pageCaching],
] as const

/** What Netlify and Cloudflare Pages send: the caching of pages is theirs by default. */
const sentByHosts = (path: string) => ({ 'Cache-Control': pageCaching, ...headersIn(file, path) })

/** What nginx sends, read from its own directives as nginx reads them. */
function sentByNginx(path: string): Record<string, string> {
  const variables: Record<string, string> = {}
  const text = nginxFile(headers)
  for (const [, name = '', value = ''] of text.matchAll(/^set \$(\w+) "(.*)";$/gm)) variables[name] = value
  for (const [, pattern = '', name = '', value = ''] of text.matchAll(
    /^if \(\$uri ~ (\S+)\) { set \$(\w+) "(.*)"; }$/gm,
  ))
    if (new RegExp(pattern).test(path)) variables[name] = value
  const added = [...text.matchAll(/^add_header (\S+) (?:"(.*)"|\$(\w+)) always;$/gm)]
  return Object.fromEntries(added.map(([, name, value, variable]) => [name, value ?? variables[variable ?? '']]))
}

/** What `npm start` sends, asked over TCP. */
async function sentByStart(path: string): Promise<Record<string, string>> {
  const folder = await temporaryFolder()
  for (const [, page] of kinds) {
    const at = `${folder}${page === '/' || page.startsWith('/blog/') ? `${page}/index.html` : page}`
    await mkdir(at.slice(0, at.lastIndexOf('/')), { recursive: true })
    await writeFile(at, page)
  }
  await rm(`${folder}/no`, { recursive: true })
  await writeFile(`${folder}/404.html`, 'not found')
  await writeFile(`${folder}/_headers`, file)
  const server = createServer(await siteListener(folder))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = get({ port: (server.address() as AddressInfo).port, path, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  server.close()
  const names = Object.keys({ ...headers, 'Cache-Control': '' })
  return Object.fromEntries(names.map((name) => [name, String(answer.headers[name.toLowerCase()])]))
}

test.each(kinds)('every host sends %s (%s) with the same headers', async (_, path, caching) => {
  const wanted = { ...headers, 'Cache-Control': caching }
  expect(sentByHosts(path)).toEqual(wanted)
  expect(sentByNginx(path)).toEqual(wanted)
  expect(await sentByStart(path)).toEqual(wanted)
})

test('no header stands in two rules of one path, which hosts would join', () => {
  for (const [, path] of kinds) {
    const names = hostRules(headers)
      .filter(({ below }) => path.startsWith(below))
      .flatMap((rule) => Object.keys(rule.headers))
    expect(names).toEqual([...new Set(names)])
  }
})

test('the file for hosts keeps to their limits: 100 rules, 2,000 characters in a line', () => {
  const chatOrigins = ['https://chat.provider.com', 'https://static.provider.com', 'https://files.provider.com']
  const longest = siteHeaders({ styles: '', starter: '' }, { backendUrl: 'https://backend.example', chatOrigins })
  expect(hostRules(longest).length).toBeLessThanOrEqual(100)
  for (const line of headersFile(hostRules(longest)).split('\n')) expect(line.length).toBeLessThanOrEqual(2_000)
})

test('the snippet for nginx sets every header at the server, because a location with one of its own forgets the rest', () => {
  const text = nginxFile(headers)
  expect(text.match(/add_header/g)).toHaveLength(Object.keys(headers).length + 1)
  for (const [line] of text.matchAll(/^location.*$/gm)) expect(line).not.toContain('add_header')
  expect(text.split('{')).toHaveLength(text.split('}').length)
  expect(() => nginxFile({ 'X-Cost': '$5' })).toThrow('The header X-Cost')
})

test('two rules for one header are read as hosts read them: joined', () => {
  const text = '/*\n  Cache-Control: no-cache\n\n/assets/*\n  Cache-Control: immutable\n'
  expect(headersIn(text, '/assets/main.js')).toEqual({ 'Cache-Control': 'no-cache, immutable' })
  expect(headersIn(text, '/contact')).toEqual({ 'Cache-Control': 'no-cache' })
})

test('a developer whose file for hosts is damaged reads which line and what to do', () => {
  expect(() => headersIn('/*\nX-Content-Type-Options nosniff', '/')).toThrow(
    '"X-Content-Type-Options nosniff". Run npm run build.',
  )
})
