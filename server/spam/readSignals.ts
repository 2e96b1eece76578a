import { anyOrigin } from '#server/http/cors.ts'
import type { Signals } from './Signals.ts'

/** The header with the number of seconds since the page was loaded. */
const ageHeader = 'x-page-age'

/**
 * Reads the facts about the sender from the headers of a request.
 *
 * @param origins of other sites whose pages may send messages (`ALLOWED_ORIGINS`)
 */
export function readSignals(headers: Headers, origins: readonly string[]): Signals {
  const age = headers.get(ageHeader) ?? ''
  return { source: readSource(headers, origins), ...(/^\d{1,9}$/.test(age) && { secondsToFill: Number(age) }) }
}

/**
 * Current browsers send `Sec-Fetch-Site`, which scripts cannot forge. Older ones send only `Origin` with a POST. Behind a
 * proxy the server does not know its own name, so `Origin` alone is accepted.
 */
function readSource(headers: Headers, origins: readonly string[]): Signals['source'] {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site === null) return origin === null ? 'unknown' : 'own'
  const isAllowed = origins.includes(anyOrigin) || (origin !== null && origins.includes(origin))
  return site === 'cross-site' && !isAllowed ? 'other' : 'own'
}
