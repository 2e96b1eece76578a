import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { pageCaching, parseHeadersFile } from '#server/headersFile.ts'
import { loadSite } from '#server/site.ts'
import { downloadFolder, downloadHeaders, hashedCaching, siteHeaders } from './headers.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { headersFile, hostRules } from './hosts.ts'

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

/** Returns what `npm start` sends. */
async function sentByStart(path: string): Promise<Record<string, unknown>> {
  const folder = await temporaryFolder()
  for (const [, page] of kinds) {
    const at = `${folder}${page === '/' || page.startsWith('/blog/') ? `${page}/index.html` : page}`
    await mkdir(dirname(at), { recursive: true })
    await writeFile(at, page)
  }
  await rm(`${folder}/no`, { recursive: true })
  await writeFile(`${folder}/404.html`, 'not found')
  await writeFile(`${folder}/_headers`, file)
  const site = await loadSite(folder)
  const { headers: sent } = site(new Request(`http://site${path}`))
  const names = Object.keys({ ...headers, ...downloadHeaders, 'Cache-Control': '' })
  return Object.fromEntries(names.flatMap((name) => (sent.has(name) ? [[name, sent.get(name)]] : [])))
}

test.each(kinds)('sends %s (%s) with the same headers on every host', async (_, path, caching) => {
  const all: Record<string, string> = {
    ...headers,
    ...(path.startsWith(downloadFolder) && downloadHeaders),
    'Cache-Control': caching,
  }
  expect(sentByHosts(path)).toEqual(all)
  expect(await sentByStart(path)).toEqual(all)
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
