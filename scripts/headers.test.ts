import { expect, test } from 'vitest'
import { isHashed, siteHeaders, type Elsewhere } from './headers.ts'
import { hashSource } from './htmlPage.ts'

const inline = { styles: 'p{margin:0}', bootstrap: 'start()' }

/** Returns the directives of the policy by name. */
function parsePolicy(elsewhere: Partial<Elsewhere>) {
  const policy = siteHeaders(inline, { backendUrl: '', ...elsewhere })['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('denies by default and allows no unsafe source, wildcard, scheme or data URL', () => {
  expect(parsePolicy({})['default-src']).toEqual(["'none'"])
  for (const sources of Object.values(parsePolicy({ backendUrl: 'https://backend.example' }))) {
    for (const source of sources)
      expect(source).toMatch(/^'(self|none|sha256-[\w+/=]+)'$|^(https|wss):\/\/backend\.example$/)
  }
})

test('allows one inline script and one inline style by hash', () => {
  const policy = parsePolicy({})
  expect(policy['script-src']).toEqual(["'self'", hashSource(inline.bootstrap)])
  expect(policy['style-src']).toEqual(["'self'", hashSource(inline.styles)])
})

test('allows requests to its own origin and to a separate backend', () => {
  expect(parsePolicy({})['connect-src']).toEqual(["'self'"])
  expect(parsePolicy({ backendUrl: 'https://backend.example/base' })['connect-src']).toEqual([
    "'self'",
    'https://backend.example',
    'wss://backend.example',
  ])
})

test('allows what a chat widget needs from the provider’s origins only', () => {
  const origins = ['https://chat.example', 'https://api.chat.example']
  const [without, policy] = [parsePolicy({}), parsePolicy({ chatOrigins: origins })]
  const added = Object.keys(policy).flatMap((name) => {
    const sources = policy[name]?.filter((source) => !without[name]?.includes(source)) ?? []
    return sources.length > 0 ? [[name, sources]] : []
  })
  expect(Object.fromEntries(added)).toEqual({
    'script-src': origins,
    'style-src': origins,
    'img-src': origins,
    'font-src': origins,
    'frame-src': origins,
    'media-src': origins,
    'connect-src': ['https://chat.example', 'wss://chat.example', 'https://api.chat.example', 'wss://api.chat.example'],
  })
  expect(Object.keys(without)).not.toContain('frame-src')
  expect(parsePolicy({ chatOrigins: [] })).toEqual(without)
})

test('sends Cross-Origin-Embedder-Policy unless a chat is configured', () => {
  const embedding = 'Cross-Origin-Embedder-Policy'
  expect(siteHeaders(inline, { backendUrl: '' })).toHaveProperty(embedding, 'credentialless')
  expect(siteHeaders(inline, { backendUrl: '', chatOrigins: ['https://chat.example'] })).not.toHaveProperty(embedding)
})

test('forbids framing, base URLs and foreign form targets', () => {
  const { 'frame-ancestors': frames, 'base-uri': base, 'form-action': forms } = parsePolicy({})
  expect([frames, base, forms]).toEqual([["'none'"], ["'none'"], ["'self'"]])
})

test('sends the other security headers', () => {
  const headers = siteHeaders(inline, { backendUrl: '' })
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/)
  for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/)
})

test('recognizes files with a content hash', () => {
  expect(['/assets/main-1a2b.js', '/illustrations/hero-0123abcd.svg'].map(isHashed)).toEqual([true, true])
  expect(['/', '/index.html', '/contact/assets/', '/robots.txt'].map(isHashed)).toEqual([false, false, false, false])
})
