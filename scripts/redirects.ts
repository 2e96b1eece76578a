/**
 * Pages that were removed or renamed, and where their visitors go now: the old path, then that of a page. A line stays as long
 * as other sites and search results lead to the old path. For example `'/blog/crm': '/blog/crm-systems'`.
 */
export const redirects: Record<string, string> = {}

/** Returns what is wrong with redirects, one message for each problem, with what to write. */
export function findRedirectProblems(table: Record<string, string>, pages: string[]): string[] {
  return Object.entries(table).flatMap(([from, to]) => {
    const where = `scripts/redirects.ts: '${from}'`
    if (!/^(\/[a-z\d-]+)+$/.test(from))
      return [`${where}: write the old path in lower case, without a slash at its end, as in '/blog/old-name'.`]
    if (pages.includes(from)) return [`${where} is a page. Remove the line, or the page.`]
    if (!pages.includes(to)) return [`${where}: there is no page ${to}. Write the path of a page, as in '/contact'.`]
    return []
  })
}

/**
 * Returns the text of `_redirects`, which `npm start`, Netlify and Cloudflare Pages read.
 *
 * @param backendUrl of a hosted backend whose function native forms reach at the site's own origin, which only Netlify can do
 */
export function redirectsFile(table: Record<string, string>, backendUrl = ''): string {
  const moved = Object.entries(table).map(([from, to]) => `${from}  ${to}  301\n`)
  const forms = backendUrl === '' ? [] : [`/forms/*  ${backendUrl}/functions/v1/forms/:splat  200\n`]
  return [...moved, ...forms].join('')
}
