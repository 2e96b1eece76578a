import { hashSource } from './page.ts'

/** Where things are that the policy has to allow beside the site's own address. */
export type Elsewhere = {
  /** The functions' address; empty when they are at the site's own. */
  backendUrl: string
  /** The chat provider's origins, as in `https://chat.provider.com`; none when no chat is configured. */
  chatOrigins?: string[] | undefined
}

/**
 * The headers that every host sends with every file of the site: the one source of `_headers` and of the nginx snippet
 * (build/hosts.ts), and through `_headers` of what `npm start` sends.
 *
 * @param inline the styles and the starter, whose hashes the policy holds
 */
export function siteHeaders(
  inline: { styles: string; starter: string },
  { backendUrl, chatOrigins = [] }: Elsewhere,
): Record<string, string> {
  const backend = backendUrl === '' ? [] : withSocket(new URL(backendUrl).origin)
  const sources = (directive: string, ...allowed: string[]) => [directive, ...allowed].join(' ')
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      sources("script-src 'self'", hashSource(inline.starter), ...chatOrigins),
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
    // A chat provider's frames and images do not say that they may be embedded.
    ...(chatOrigins.length === 0 && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  }
}

// D18: the official client speaks to the same backend by WebSocket, which a policy allows by its own scheme.
const withSocket = (origin: string) => [origin, origin.replace(/^http/, 'ws')]

// Names that Chromium knows: it writes an error to the console for any other. Sharing and copying stay allowed.
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

/** Pages are asked for again each time, so that a deploy shows at once; the answer is 304 while nothing changed. */
export const pageCaching = 'public, max-age=0, must-revalidate'

/** Files whose name holds a hash of their content never change. */
export const hashedCaching = 'public, max-age=31536000, immutable'

/** Folders of such files. */
export const hashedFolders = ['/assets/', '/drawings/']

/** Whether a file's name holds a hash of its content. */
export const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))
