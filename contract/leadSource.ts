import type { RequestHeader } from './endpoints.ts'

/**
 * The header beside a payload that says where the visit came from, as a URL query. The site sends it if
 * VITE_LEAD_SOURCE is `yes`.
 */
export const sourceHeader = 'x-lead-source' satisfies RequestHeader

/** The path that was opened first, the host of the page that led there, and the parameters of a campaign. */
const names = ['landing', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** A header of longer values would be refused by some proxies. */
const maxLength = 100

/** Returns the known facts of a source in their order: `landing=%2Fcontact&utm_source=newsletter`; empty if there are none. */
export function cleanSource(query: string | URLSearchParams): string {
  const parameters = new URLSearchParams(query)
  const known = names.flatMap((name) => {
    // Whole code points: a half would arrive as a question mark.
    const value = Array.from(parameters.get(name)?.trim() ?? '')
      .slice(0, maxLength)
      .join('')
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(known).toString()
}

/**
 * Returns where a visit came from.
 *
 * @param opened URL of the document, as it was opened
 * @param referrer URL of the page that led there; empty if the browser does not tell
 */
export function describeVisit(opened: string, referrer: string): string {
  const { pathname, host, searchParams } = new URL(opened)
  const from = referrer && new URL(referrer).host
  searchParams.set('landing', pathname)
  searchParams.set('referrer', from === host ? '' : from)
  return cleanSource(searchParams)
}
