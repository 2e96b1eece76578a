import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { documentHeaders, pageCaching, parseHeadersFile } from '#server/headersFile.ts'
import { createStaticListener } from '#server/http/static.ts'
import { downloadFolder, downloadHeaders, hashedCaching, siteHeaders } from './headers.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { headersFile, hostRules, nginxFile } from './hosts.ts'

const headers = siteHeaders({ styles: 'p{margin:0}', bootstrap: 'start()' }, { backendUrl: 'https://backend.example' })
const file = headersFile(hostRules(headers))

/** One path of each kind with its Cache-Control. */
const kinds = [
  ['a page', '/', pageCaching],
  ['a page', '/blog/data-security', pageCaching],
  ['an unknown address', '/no/such-page', pageCaching],
  ['a script', '/assets/main-1a2b3c4d.js', hashedCaching],
  ['a typeface', '/assets/archivo-1a2b3c4d.woff2', hashedCaching],
  ['a drawing', '/illustrations/hero-0123abcd.svg', hashedCaching],
  ['the feed', '/feed.xml', pageCaching],
  ['a sharing image', '/sharing/contact.png', pageCaching],
  ['an icon', '/favicon.ico', pageCaching],
  ['a document to take away', '/downloads/rfq-checklist.docx', pageCaching],
] as const

/** Returns what Netlify and Cloudflare Pages send; they cache pages by default. */
const sentByHosts = (path: string) => ({ 'Cache-Control': pageCaching, ...parseHeadersFile(file)(path) })

/** Returns what nginx sends, parsed from its directives. */
function sentByNginx(path: string): Record<string, string | undefined> {
  const variables: Record<string, string> = {}
  const text = nginxFile(headers)
  for (const [, name = '', value = ''] of text.matchAll(/^set \$(\w+) "(.*)";$/gm)) variables[name] = value
  for (const [, pattern = '', name = '', value = ''] of text.matchAll(
    /^if \(\$uri ~ (\S+)\) { set \$(\w+) "(.*)"; }$/gm,
  ))
    if (new RegExp(pattern).test(path)) variables[name] = value
  const added = [...text.matchAll(/^add_header (\S+) (?:"(.*)"|\$(\w+)) always;$/gm)]
  const sent = added.map(([, name, value, variable]) => [name, value ?? variables[variable ?? '']] as const)
  return Object.fromEntries(sent.filter(([, value]) => value !== ''))
}

/** Returns what `npm start` sends, requested over TCP. */
async function sentByStart(path: string): Promise<Record<string, unknown>> {
  const folder = await temporaryFolder()
  for (const [, page] of kinds) {
    const at = `${folder}${page === '/' || page.startsWith('/blog/') ? `${page}/index.html` : page}`
    await mkdir(at.slice(0, at.lastIndexOf('/')), { recursive: true })
    await writeFile(at, page)
  }
  await rm(`${folder}/no`, { recursive: true })
  await writeFile(`${folder}/404.html`, 'not found')
  await writeFile(`${folder}/_headers`, file)
  const server = createServer(await createStaticListener(folder))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = get({ port: (server.address() as AddressInfo).port, path, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  server.close()
  const names = Object.keys({ ...headers, ...downloadHeaders, 'Cache-Control': '' }).filter(
    (name) => name.toLowerCase() in answer.headers,
  )
  return Object.fromEntries(names.map((name) => [name, answer.headers[name.toLowerCase()]]))
}

test.each(kinds)('sends %s (%s) with the same headers on every host', async (_, path, caching) => {
  const all: Record<string, string> = {
    ...headers,
    ...(path.startsWith(downloadFolder) && downloadHeaders),
    'Cache-Control': caching,
  }
  expect(sentByHosts(path)).toEqual(all)
  const needed = Object.entries(all).filter(([name]) => caching === pageCaching || !documentHeaders.includes(name))
  expect(sentByNginx(path)).toEqual(Object.fromEntries(needed))
  expect(await sentByStart(path)).toEqual(Object.fromEntries(needed))
})

test('sets no header twice for a path', () => {
  for (const [, path] of kinds) {
    const names = hostRules(headers)
      .filter(({ below }) => path.startsWith(below))
      .flatMap((rule) => Object.keys(rule.headers))
    expect(names).toEqual([...new Set(names)])
  }
})

test('keeps `_headers` within 100 rules and 2,000 characters per line', () => {
  const chatOrigins = ['https://chat.provider.com', 'https://static.provider.com', 'https://files.provider.com']
  const longest = siteHeaders({ styles: '', bootstrap: '' }, { backendUrl: 'https://backend.example', chatOrigins })
  expect(hostRules(longest).length).toBeLessThanOrEqual(100)
  for (const line of headersFile(hostRules(longest)).split('\n')) expect(line.length).toBeLessThanOrEqual(2_000)
})

test('adds nginx headers at the server level only', () => {
  const text = nginxFile(headers)
  expect(text.match(/^add_header/gm)).toHaveLength(
    Object.keys(headers).length + Object.keys(downloadHeaders).length + 1,
  )
  for (const [line] of text.matchAll(/^location.*$/gm)) expect(line).not.toContain('add_header')
  expect(text.split('{')).toHaveLength(text.split('}').length)
  expect(() => nginxFile({ 'X-Cost': '$5' })).toThrow('The header X-Cost')
})
