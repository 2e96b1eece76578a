/**
 * Returns whether a page of the site sent the form. A page elsewhere could otherwise let its visitors send messages.
 *
 * Every browser that the site supports sends `Origin` with a form, and all but Safari before 16.4 send `Sec-Fetch-Site`,
 * which needs no name to compare with. A browser that hides both may still send `Referer`. A request without any of the
 * three comes from a program.
 *
 * @param host the request's `Host`; behind a proxy that replaces it, list the site in `ALLOWED_ORIGINS`
 * @param origins of the site, `https://www.company.com`
 */
export function isFromSite(headers: Headers, host: string, origins: readonly string[]): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation === 'same-origin') return true
  // `none` is a form that the visitor sends again by reloading its answer.
  if (relation !== null && relation !== 'none') return false
  const origin = headers.get('origin')
  const source = URL.parse((origin === 'null' ? null : origin) ?? headers.get('referer') ?? '')
  return source !== null && (source.host === host || origins.includes(source.origin))
}
