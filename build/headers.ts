import { hashSource } from './page.ts'

/**
 * The headers that every host sends with the site's pages.
 *
 * @param inline the styles and the starter, whose hashes the policy holds
 * @param backendUrl where the functions are; empty when they are at the site's own address
 * @param chatOrigins what the chat's provider is reached at (D13); none where the site has no chat
 */
export function pageHeaders(
  inline: { styles: string; starter: string },
  backendUrl: string,
  chatOrigins: string[] = [],
): Record<string, string> {
  const backend = backendUrl === '' ? '' : ` ${new URL(backendUrl).origin}`
  const chat = chatOrigins.map((origin) => ` ${origin}`).join('')
  const chatSockets = chat.replaceAll(' http', ' ws')
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self' ${hashSource(inline.starter)}${chat}`,
      `style-src 'self' ${hashSource(inline.styles)}${chat}`,
      `img-src 'self'${chat}`,
      `font-src 'self'${chat}`,
      `connect-src 'self'${backend}${chat}${chatSockets}`,
      ...(chat === '' ? [] : [`frame-src${chat}`, `media-src${chat}`]),
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
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

/** Pages are asked for again each time, so that a deploy shows at once; the answer is 304 while nothing changed. */
export const pageCaching = 'public, max-age=0, must-revalidate'

/** Files whose name holds a hash of their content never change. */
export const hashedCaching = 'public, max-age=31536000, immutable'

/** Whether a file's name holds a hash of its content. */
export const isHashed = (path: string) => /^\/(assets|drawings)\//.test(path)
