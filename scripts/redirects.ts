/**
 * Pages that were removed or renamed, and where their visitors go now: the old path, in lower case and without a slash at its
 * end, then that of a page, as in `'/blog/crm': '/blog/crm-systems'`. A line stays as long as other sites and search results
 * lead to the old path.
 */
export const redirects: Record<string, string> = {}

/**
 * Returns the text of `_redirects` for Netlify and Cloudflare Pages.
 *
 * @param backendUrl of a hosted backend whose function native forms reach at the site's own origin, which only Netlify can do
 */
export function redirectsFile(table: Record<string, string>, backendUrl = ''): string {
  const moved = Object.entries(table).map(([from, to]) => `${from}  ${to}  301\n`)
  const forms = backendUrl === '' ? [] : [`/forms/*  ${backendUrl}/functions/v1/forms/:splat  200\n`]
  return [...moved, ...forms].join('')
}
