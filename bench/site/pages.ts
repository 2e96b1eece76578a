import { glob, readFile } from 'node:fs/promises'

/** One page of each kind. */
export const samplePages = [
  '/',
  '/services/b2b-database',
  '/services/advanced-chat-system',
  '/blog/data-security',
  '/more-information',
  '/contact',
  '/free-consultation',
]

/** Returns the paths of all pages in `dist/`, shortest first. */
export async function builtPages(): Promise<string[]> {
  const pages: string[] = []
  for await (const file of glob('**/index.html', { cwd: 'dist' })) pages.push(`/${file.replace(/\/?index\.html$/, '')}`)
  return pages.toSorted((a, b) => a.split('/').length - b.split('/').length || a.localeCompare(b, 'en'))
}

/** Reads the HTML of a built page. */
export const readHtml = (page: string): Promise<string> =>
  readFile(`dist${page === '/' ? '' : page}/index.html`, 'utf8')
