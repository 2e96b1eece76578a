import { expect, test } from 'vitest'
import { isHashed, siteHeaders, type Elsewhere } from './headers.ts'
import { hashSource } from './page.ts'

const inline = { styles: 'p{margin:0}', starter: 'start()' }

/** The policy's directives by name. */
function policyWith(elsewhere: Partial<Elsewhere>) {
  const policy = siteHeaders(inline, { backendUrl: '', ...elsewhere })['Content-Security-Policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('the policy begins with nothing and allows nothing unsafe, no wildcard, no scheme and no data', () => {
  expect(policyWith({})['default-src']).toEqual(["'none'"])
  for (const sources of Object.values(policyWith({ backendUrl: 'https://backend.example' }))) {
    for (const source of sources)
      expect(source).toMatch(/^'(self|none|sha256-[\w+/=]+)'$|^(https|wss):\/\/backend\.example$/)
  }
})

test('one inline script and one block of styles may run: the starter and the styles', () => {
  const policy = policyWith({})
  expect(policy['script-src']).toEqual(["'self'", hashSource(inline.starter)])
  expect(policy['style-src']).toEqual(["'self'", hashSource(inline.styles)])
})

test('the page may speak to its own address, and to the backend where that is elsewhere', () => {
  expect(policyWith({})['connect-src']).toEqual(["'self'"])
  expect(policyWith({ backendUrl: 'https://backend.example/base' })['connect-src']).toEqual([
    "'self'",
    'https://backend.example',
    'wss://backend.example',
  ])
})

test('a chat’s provider is allowed what a widget needs, from its origins alone, and nothing unsafe', () => {
  const origins = ['https://chat.example', 'https://api.chat.example']
  const [without, policy] = [policyWith({}), policyWith({ chatOrigins: origins })]
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
  expect(policyWith({ chatOrigins: [] })).toEqual(without)
})

test('what other sites send is embedded without credentials, until a chat’s provider needs more', () => {
  const embedding = 'Cross-Origin-Embedder-Policy'
  expect(siteHeaders(inline, { backendUrl: '' })).toHaveProperty(embedding, 'credentialless')
  expect(siteHeaders(inline, { backendUrl: '', chatOrigins: ['https://chat.example'] })).not.toHaveProperty(embedding)
})

test('no other page may frame the site, move its base or take what its forms hold', () => {
  const { 'frame-ancestors': frames, 'base-uri': base, 'form-action': forms } = policyWith({})
  expect([frames, base, forms]).toEqual([["'none'"], ["'none'"], ["'self'"]])
})

test('every host sends the same protections beside the policy', () => {
  const headers = siteHeaders(inline, { backendUrl: '' })
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/)
  for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/)
})

test('files whose names hold a hash are kept for ever, pages are not', () => {
  expect(['/assets/main-1a2b.js', '/drawings/hero-0123abcd.svg'].map(isHashed)).toEqual([true, true])
  expect(['/', '/index.html', '/contact/assets/', '/robots.txt'].map(isHashed)).toEqual([false, false, false, false])
})
