// npm run check:facts: lists what the company has not given or confirmed yet, and what a visitor sees meanwhile.
import { listDoubts, listMissingFacts, readSiteConfig } from './siteConfig.ts'
import { listMissing, listUnconfirmed, type Gap } from './texts/missing.ts'
import { readArticles, readServices } from './texts/readTexts.ts'

/** Returns what the company has not given or confirmed: its facts in variables, those in texts, and its promises. */
export function listGaps(variables: Record<string, string | undefined>): Gap[] {
  const services = readServices()
  const gaps = [listMissingFacts(variables), listMissing(services, readArticles()), listUnconfirmed(services)]
  return gaps.filter(({ lines }) => lines.length > 0)
}

/** Returns one line that says how many facts are missing, for the end of a build and for each start; empty if none is. */
export const countGaps = (gaps: Gap[]): string =>
  gaps.length === 0 ? '' : `${gaps.map(({ heading }) => heading).join('; ')}. npm run check:facts lists them.`

/** Returns a line for each missing fact. */
export const describeGaps = (gaps: Gap[]): string =>
  gaps.map(({ heading, lines, advice }) => [`${heading}:`, ...lines, advice].join('\n  ')).join('\n\n')

if (import.meta.main)
  try {
    const { variables } = readSiteConfig('production')
    console.log(
      describeGaps([...listGaps(variables), ...listDoubts(variables)]) ||
        'The company has given and confirmed every fact.',
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
