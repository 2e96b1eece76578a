import { expect, test } from 'vitest'
import { headerRules, headersFile, siteHeaders, type Elsewhere } from './headers.ts'
import { hashSource } from './htmlPage.ts'

const inline = { styles: 'p{margin:0}', bootstrap: 'start()', failures: 'listen()' }
const chatUrl = 'https://chat.example/embed/?id=1'

/** Returns the directives of the policy by name. */
function parsePolicy(elsewhere: Partial<Elsewhere> = {}): Record<string, string[]> {
  const policy = siteHeaders(inline, { backendUrl: '', ...elsewhere })['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
}

test('denies by default, and allows the inline scripts and the inline style by hash', () => {
  expect(parsePolicy()).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(inline.bootstrap), hashSource(inline.failures)],
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

test('allows one inline script if browsers report no failures', () => {
  const { 'Content-Security-Policy': policy } = siteHeaders({ ...inline, failures: '' }, { backendUrl: '' })
  expect(policy).toContain(`script-src 'self' ${hashSource(inline.bootstrap)};`)
})

test('allows requests to a separate backend', () => {
  const origins = ['https://backend.example', 'wss://backend.example']
  const allowed = { ...parsePolicy(), 'connect-src': ["'self'", ...origins] }
  expect(parsePolicy({ backendUrl: 'https://backend.example/base' })).toEqual(allowed)
})

test('allows the chat provider’s page in a frame, and nothing else of the provider', () => {
  expect(parsePolicy({ chatUrl })).toEqual({ ...parsePolicy(), 'frame-src': ['https://chat.example'] })
})

test('has browsers report what the policy blocks, unless the owner wants no reports', () => {
  const failuresUrl = 'https://backend.example/functions/v1/report-failure'
  expect(parsePolicy({ failuresUrl })).toEqual({ ...parsePolicy(), 'report-to': ['failures'] })
  const { 'Reporting-Endpoints': sent } = siteHeaders(inline, { backendUrl: '', failuresUrl })
  expect(sent).toBe(`failures="${failuresUrl}"`)
  expect(siteHeaders(inline, { backendUrl: '', failuresUrl: '' })).not.toHaveProperty('Reporting-Endpoints')
})

test('sends the other security headers, and no Cross-Origin-Embedder-Policy if a chat is configured', () => {
  const { 'Permissions-Policy': permissions, ...headers } = siteHeaders(inline, { backendUrl: '' })
  expect(headers).toEqual({
    'Content-Security-Policy': expect.any(String) as string,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
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

test('hides every file of a test host from search engines', () => {
  expect(siteHeaders(inline, { backendUrl: '', isHidden: true })['X-Robots-Tag']).toBe('noindex')
})

test('writes `_headers` with no header in two rules, whose values hosts would join, and within 2,000 characters a line', () => {
  const rules = headerRules(siteHeaders(inline, { backendUrl: 'https://backend.example', chatUrl }))
  const names = rules.flatMap(([, sent]) => Object.keys(sent))
  expect(new Set(names).size).toBe(names.length)
  const text = headersFile(rules)
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; .*\n {2}Strict-Transport-Security: /)
  expect(text).toContain('\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  expect(text).toMatch(/\n\n\/downloads\/\*\n {2}Content-Disposition: attachment\n$/)
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2_000)
})
