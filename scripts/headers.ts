import type { Hosting } from '#server/http/siteFiles.ts'
import { hashSource, type PageParts } from './htmlPage.ts'

/** Other origins that the Content-Security-Policy must allow. */
export type Elsewhere = {
  /** URL of the endpoints; empty if they share the site's origin. */
  backendUrl: string
  /** URL of the chat provider's page, if there is a chat. */
  chatUrl?: string | undefined
  /** Where browsers report what the policy has blocked; empty if they do not. */
  failuresUrl?: string
}

/** What else than its own host a browser may reach only over https from now on (VITE_HSTS). */
export type HttpsScope = 'subdomains' | 'preload' | undefined

/**
 * Returns the headers of every file of the site.
 *
 * @param inline the inline styles and scripts, whose hashes the policy allows
 */
export function siteHeaders(
  inline: PageParts,
  {
    backendUrl,
    chatUrl,
    failuresUrl = '',
    hsts,
    isHidden = false,
  }: Elsewhere & { hsts?: HttpsScope; isHidden?: boolean },
): Record<string, string> {
  const backend = backendUrl === '' ? [] : withSocket(new URL(backendUrl).origin)
  const sources = (directive: string, ...allowed: string[]) => [directive, ...allowed].join(' ')
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      sources("script-src 'self'", ...[inline.bootstrap, inline.failures].filter(Boolean).map(hashSource)),
      sources("style-src 'self'", hashSource(inline.styles)),
      "img-src 'self'",
      "font-src 'self'",
      // A recording of the demonstration call, which the browser holds.
      'media-src blob:',
      sources("connect-src 'self'", ...backend),
      ...(chatUrl === undefined ? [] : [sources('frame-src', new URL(chatUrl).origin)]),
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...(failuresUrl === '' ? [] : ['report-to failures']),
    ].join('; '),
    // By the browser, because the script of the page may be what is blocked, as where a proxy has changed it.
    ...(failuresUrl !== '' && { 'Reporting-Endpoints': `failures="${failuresUrl}"` }),
    'Strict-Transport-Security': `max-age=63072000${httpsScopes[hsts ?? 'host']}`,
    'X-Content-Type-Options': 'nosniff',
    ...(isHidden && { 'X-Robots-Tag': 'noindex' }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Every file is public and the same for everybody. A browser would show no sharing image or icon on the page of another site.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // A provider's page does not send this header itself, so its frame would be blocked.
    ...(chatUrl === undefined && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
    'Permissions-Policy': [
      ...ownFeatures.map((feature) => `${feature}=(self)`),
      ...refusedFeatures.map((feature) => `${feature}=()`),
    ].join(', '),
  }
}

// An owner's other hosts, some without TLS, would be unreachable for two years if a visitor's browser were told so unasked.
const httpsScopes = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' }

// The Supabase client of a stored session also connects by WebSocket, and CSP does not match `wss:` with an `https:` source.
const withSocket = (origin: string) => [origin, origin.replace(/^http/, 'ws')]

// What the demonstration call needs. Every page allows it, because a client navigation keeps the first page's policy; no frame
// of another origin gets it.
const ownFeatures = ['autoplay', 'camera', 'display-capture', 'microphone']

// Lists names that Chromium knows, because it logs an error for others. Web Share and clipboard stay allowed.
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Cache-Control of files with a content hash in their name, which never change. */
const hashedCaching = 'public, max-age=31536000, immutable'

/**
 * Returns the headers of the site by the beginning of a path. Pages have no caching rule: Netlify and Cloudflare Pages send
 * `pageCaching` by default. They join the values of overlapping rules, so no header is in two of them.
 *
 * @param headers headers of every file
 */
export const headerRules = (headers: Record<string, string>): Hosting['headers'] => [
  ['/', headers],
  ['/assets/', { 'Cache-Control': hashedCaching }],
  // The browser saves a document to take away, and does not show it as a page.
  ['/downloads/', { 'Content-Disposition': 'attachment' }],
]

/** Returns the text of `_headers` for Netlify and Cloudflare Pages. */
export const headersFile = (rules: Hosting['headers']): string =>
  rules
    .map(([below, sent]) => [`${below}*`, ...Object.entries(sent).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
