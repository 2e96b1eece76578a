import { globSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { startBrowser } from './profile.ts'
import { freePort } from '../../tests/fixtures/serverProcess.ts'

type PageReport = { page: string; scores: Record<string, number>; failing: string[] }

/**
 * Runs Lighthouse's mobile profile on every built page, and prints a table and what costs points. The goals are those of
 * docs/performance.md.
 *
 * @param origin of the served site
 */
export async function measureLighthouse(origin: string): Promise<void> {
  const port = await freePort()
  const browser = await startBrowser(`--remote-debugging-port=${port}`)
  const reports: PageReport[] = []
  const pages = globSync('**/index.html', { cwd: 'dist' }).map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  for (const page of pages.toSorted()) {
    reports.push(await auditPage(origin, page, port))
    console.error(`${reports.length} of ${pages.length}: ${page}`)
  }
  await browser.close()
  const isReached = ([name, score]: [string, number]) => score >= (name === 'performance' ? 98 : 100)
  console.table(
    reports.map(({ page, scores }) => ({
      page,
      ...scores,
      'goal: 98, then 100': Object.entries(scores).every(isReached) ? 'reached' : 'MISSED',
    })),
  )
  for (const { page, failing } of reports) for (const failure of failing) console.log(`${page}: ${failure}`)
}

async function auditPage(address: string, page: string, port: number): Promise<PageReport> {
  const result = await lighthouse(address + page, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // It refuses “More Information” and “Learn More”, which the owner ordered, and hidden words that would please it
    // are not to be (D88).
    skipAudits: ['link-text'],
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
