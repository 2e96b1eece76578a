import { hashSource } from './htmlPage.ts'

/** Other origins that the Content-Security-Policy must allow. */
export type Elsewhere = {
  /** URL of the endpoints; empty if they share the site's origin. */
  backendUrl: string
  /** Origins of the chat provider, as in `https://chat.provider.com`; empty without a chat. */
  chatOrigins?: string[] | undefined
}

/**
 * Returns the headers of every file of the site. The build writes them into `_headers` (scripts/hosts.ts), which static
 * hosts and `npm start` read.
 *
 * @param inline the inline styles and script, whose hashes the policy allows
 */
export function siteHeaders(
  inline: { styles: string; bootstrap: string },
  { backendUrl, chatOrigins = [] }: Elsewhere,
): Record<string, string> {
  const backend = backendUrl === '' ? [] : withSocket(new URL(backendUrl).origin)
  const sources = (directive: string, ...allowed: string[]) => [directive, ...allowed].join(' ')
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      sources("script-src 'self'", hashSource(inline.bootstrap), ...chatOrigins),
      sources("style-src 'self'", hashSource(inline.styles), ...chatOrigins),
      sources("img-src 'self'", ...chatOrigins),
      sources("font-src 'self'", ...chatOrigins),
      sources("connect-src 'self'", ...backend, ...chatOrigins.flatMap(withSocket)),
      ...(chatOrigins.length > 0 ? [sources('frame-src', ...chatOrigins), sources('media-src', ...chatOrigins)] : []),
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Frames and images of chat providers send no Cross-Origin-Resource-Policy, so this header would block them.
    ...(chatOrigins.length === 0 && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  }
}

// D18: the Supabase client also connects by WebSocket, and CSP does not match `wss:` with an `https:` source.
const withSocket = (origin: string) => [origin, origin.replace(/^http/, 'ws')]

// Lists names that Chromium knows, because it logs an error for others. Web Share and clipboard stay allowed.
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Cache-Control of files with a content hash in their name, which never change. */
export const hashedCaching = 'public, max-age=31536000, immutable'

/** Folders of files with a content hash in their name. */
export const hashedFolders = ['/assets/', '/illustrations/']

/** The folder of the documents to take away. */
export const downloadFolder = '/downloads/'

/** What the documents to take away are sent with: the browser saves them, and does not show them as a page. */
export const downloadHeaders = { 'Content-Disposition': 'attachment' }

/** Returns whether a file has a content hash in its name. */
export const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))
