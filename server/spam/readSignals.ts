import { anyOrigin } from '#server/http/cors.ts'
import type { Signals } from './Signals.ts'

/** The header in which the site sends how many seconds ago its page was loaded. */
const ageHeader = 'x-page-age'

/**
 * Reads what the headers of a request say about its sender.
 *
 * @param origins of other sites whose pages may send messages (`ALLOWED_ORIGINS`)
 */
export function readSignals(headers: Headers, origins: readonly string[]): Signals {
  const age = headers.get(ageHeader) ?? ''
  return { source: readSource(headers, origins), ...(/^\d{1,9}$/.test(age) && { secondsToFill: Number(age) }) }
}

/**
 * Every browser of today sends `Sec-Fetch-Site`, which scripts cannot forge. Older ones send only `Origin` with a POST,
 * and the server does not know its own name behind a proxy, so that an `Origin` without the other header is accepted.
 */
function readSource(headers: Headers, origins: readonly string[]): Signals['source'] {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site === null) return origin === null ? 'unknown' : 'own'
  const isAllowed = origins.includes(anyOrigin) || (origin !== null && origins.includes(origin))
  return site === 'cross-site' && !isAllowed ? 'other' : 'own'
}
