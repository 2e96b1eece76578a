import { glob } from 'node:fs/promises'
import lighthouse from 'lighthouse'
import { startBrowser } from './profile.ts'
import { formatColumns } from './results.ts'
import { freePort } from '../../tests/fixtures/serverProcess.ts'

type PageReport = { page: string; scores: Record<string, number>; failing: string[] }

/**
 * Runs Lighthouse's mobile profile on every built page. The goals are those of docs/performance.md.
 *
 * @param origin of the served site
 * @returns a table, and what costs points
 */
export async function measureLighthouse(origin: string): Promise<string> {
  const port = await freePort()
  const browser = await startBrowser(`--remote-debugging-port=${port}`)
  const reports: PageReport[] = []
  const pages = await listPages()
  for (const page of pages) {
    reports.push(await auditPage(origin, page, port))
    console.error(`${reports.length} of ${pages.length}: ${page}`)
  }
  await browser.close()
  return formatTable(reports)
}

/** Returns the paths of all pages in `dist/`. */
async function listPages(): Promise<string[]> {
  const pages: string[] = []
  for await (const file of glob('**/index.html', { cwd: 'dist' })) pages.push(`/${file.replace(/\/?index\.html$/, '')}`)
  return pages.toSorted()
}

async function auditPage(address: string, page: string, port: number): Promise<PageReport> {
  const result = await lighthouse(address + page, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${page}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse failed on ${page}: ${runtimeError.message}`)
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const)
  const weighed = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  const failing = Object.values(audits)
    .filter(({ id, score }) => weighed.has(id) && score !== null && score < 1)
    .map(({ id, title, score, displayValue }) => `${id} ${score}: ${title}${displayValue ? ` (${displayValue})` : ''}`)
  return { page, scores: Object.fromEntries(scores), failing }
}

function formatTable(reports: PageReport[]): string {
  const names = Object.keys(reports[0]?.scores ?? {})
  const rows = reports.map(({ page, scores }) => [
    page,
    ...names.map((name) => String(scores[name])),
    names.every((name) => scores[name]! >= (name === 'performance' ? 98 : 100)) ? 'reached' : 'MISSED',
  ])
  const failures = reports.flatMap(({ page, failing }) => failing.map((failure) => `${page}: ${failure}`))
  return [formatColumns([['page', ...names, 'goal: 98, then 100'], ...rows]), '', ...failures].join('\n')
}
