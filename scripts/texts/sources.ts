// Reads docs/content-sources.md: what each article and service cites, whether somebody has read it, and when to look again.
import { readFileSync } from 'node:fs'
import type { Text } from './readTexts.ts'

type Source = { claim: string; pages: string[]; isRead: boolean; due: string }

/** Parses the tables of the document: claim, pages, source, how it was checked, and the day on which to look again. */
export const parseSources = (document: string): Source[] =>
  document.split('\n').flatMap((line) => {
    const cells = line.split(/ *\| */).slice(1, -1)
    const [claim = '', pages = '', , how = '', due = ''] = cells
    if (cells.length !== 5 || claim === 'claim' || /^-+$/.test(claim)) return []
    return [{ claim, pages: pages.split(', '), isRead: !/\bknown\b/.test(how), due }]
  })

export const readSources = () => parseSources(readFileSync('docs/content-sources.md', 'utf8'))

/** Finds days that are none, and an article that calls itself checked although nobody has read one of its sources. */
export function findSourceProblems(sources: Source[], articles: Pick<Text<'articles'>, 'slug' | 'file' | 'facts'>[]) {
  const wrongDays = sources
    .filter(({ due }) => due !== '' && !/^\d{4}-\d\d-\d\d$/.test(due))
    .map(({ claim, due }) => `docs/content-sources.md: "${claim}": due: Write ${due} as 2027-01-20.`)
  const unread = articles
    .filter(({ facts }) => facts.article.checked !== undefined)
    .flatMap(({ slug, file }) =>
      sources
        .filter(({ pages, isRead }) => pages.includes(slug) && !isRead)
        .map(({ claim }) => `${file}: checked: Nobody has read the source of "${claim}" (docs/content-sources.md).`),
    )
  return [...wrongDays, ...unread]
}

/** Lists the claims that are to be looked up again by a day, the earliest first. */
export const listDue = (sources: Source[], until: string): string[] =>
  sources
    .filter(({ due }) => due !== '' && due <= until)
    .toSorted((one, other) => (one.due < other.due ? -1 : 1))
    .map(({ due, claim, pages }) => `${due}  ${claim} (${pages.join(', ')})`)
