import { expect, test } from 'vitest'
import { pageCaching, parseHeadersFile } from '#server/http/siteFiles.ts'
import { downloadHeaders, hashedCaching, headersFile, siteHeaders, type Elsewhere } from './headers.ts'
import { hashSource } from './htmlPage.ts'

const inline = { styles: 'p{margin:0}', bootstrap: 'start()' }
const chatUrl = 'https://chat.example/embed/?id=1'

/** Returns the directives of the policy by name. */
function parsePolicy(elsewhere: Partial<Elsewhere> = {}): Record<string, string[]> {
  const policy = siteHeaders(inline, { backendUrl: '', ...elsewhere })['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
}

test('denies by default, and allows one inline script and one inline style by hash', () => {
  expect(parsePolicy()).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(inline.bootstrap)],
    'style-src': ["'self'", hashSource(inline.styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ['blob:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
})

test('allows requests to a separate backend', () => {
  const origins = ['https://backend.example', 'wss://backend.example']
  const allowed = { ...parsePolicy(), 'connect-src': ["'self'", ...origins] }
  expect(parsePolicy({ backendUrl: 'https://backend.example/base' })).toEqual(allowed)
})

test('allows the chat provider’s page in a frame, and nothing else of the provider', () => {
  expect(parsePolicy({ chatUrl })).toEqual({ ...parsePolicy(), 'frame-src': ['https://chat.example'] })
})

test('sends the other security headers, and no Cross-Origin-Embedder-Policy if a chat is configured', () => {
  const { 'Permissions-Policy': permissions, ...headers } = siteHeaders(inline, { backendUrl: '' })
  expect(headers).toEqual({
    'Content-Security-Policy': expect.any(String) as string,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
  })
  // The demonstration call is the site's own; nothing in a frame of another origin may ask for a camera.
  expect(permissions).toMatch(/^autoplay=\(self\), camera=\(self\), display-capture=\(self\), microphone=\(self\), /)
  expect(permissions).toMatch(/ accelerometer=\(\), .*geolocation=\(\)/)
  expect(siteHeaders(inline, { backendUrl: '', chatUrl })).not.toHaveProperty('Cross-Origin-Embedder-Policy')
})

test.each([
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('asks for https on other hosts of the domain only with VITE_HSTS=%s', (hsts, sent) => {
  expect(siteHeaders(inline, { backendUrl: '', hsts })['Strict-Transport-Security']).toBe(sent)
})

test.each([
  ['a page', '/', pageCaching],
  ['a script', '/assets/main-1a2b3c4d.js', hashedCaching],
  ['a document to take away', '/downloads/rfq-checklist.docx', pageCaching],
])('sends %s (%s) with the same headers on every host', (_, path, caching) => {
  const headers = siteHeaders(inline, { backendUrl: 'https://backend.example' })
  const all = { ...headers, ...(path.startsWith('/downloads/') && downloadHeaders), 'Cache-Control': caching }
  // Netlify and Cloudflare Pages cache pages by default, and join the values of a header that two rules set.
  const sentByHosts = { 'Cache-Control': pageCaching, ...parseHeadersFile(headersFile(headers))(path) }
  expect(sentByHosts).toEqual(all)
})

test('keeps `_headers` within 2,000 characters per line', () => {
  const longest = siteHeaders(inline, { backendUrl: 'https://backend.example', chatUrl })
  for (const line of headersFile(longest).split('\n')) expect(line.length).toBeLessThanOrEqual(2_000)
})
