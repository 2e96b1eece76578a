import { downloadFolder, downloadHeaders, hashedCaching, hashedFolders } from './headers.ts'

/** Headers of every path below a prefix. */
export type HostRule = { below: string; headers: Record<string, string> }

/**
 * Returns the header rules for static hosts. Hosts join the values of overlapping rules, so no header is in two of them.
 * Pages therefore have no caching rule: Netlify and Cloudflare Pages send `pageCaching` by default.
 *
 * @param headers headers of every file
 */
export function hostRules(headers: Record<string, string>): HostRule[] {
  const hashed = hashedFolders.map((below) => ({ below, headers: { 'Cache-Control': hashedCaching } }))
  return [{ below: '/', headers }, ...hashed, { below: downloadFolder, headers: downloadHeaders }]
}

/** Returns the text of `_headers` for Netlify and Cloudflare Pages. */
export function headersFile(rules: HostRule[]): string {
  return rules
    .map(({ below, headers }) =>
      [`${below}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/**
 * Returns the text of `_redirects` for Netlify: native forms reach the hosted function at the site's own origin (D28).
 *
 * @param backendUrl of the hosted backend
 */
export const redirectsFile = (backendUrl: string): string => `/forms/*  ${backendUrl}/functions/v1/forms/:splat  200\n`
