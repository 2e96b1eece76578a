// What only the company can give, and texts leave out without it. The build and `npm start` print it.
import type { Text } from './readTexts.ts'

type Service = Text<'services'>

/** Lists what texts leave out because the company has not given it, for the end of a build; empty if nothing is missing. */
export function describeMissing(services: Service[], articles: Text<'articles'>[]): string {
  const lacking = (name: 'price' | 'remedy' | 'storage') => services.filter(({ order }) => order[name] === undefined)
  const missing = [
    ['price', lacking('price'), services, 'a typical order without a price'],
    ['remedy', lacking('remedy'), services, 'no word on what happens if the work fails'],
    ['storage', lacking('storage'), services, 'no place where data is stored'],
    ['basis', services.filter(({ basis }) => Object.values(basis).includes(null)), [], 'figures without a basis'],
    ['author', articles.filter(({ facts }) => !facts.article.author), articles, 'the company as the author'],
  ] as const
  const lines = missing.flatMap(([field, texts, all, seen]) => {
    const where = texts.length === all.length ? `all ${all[0]?.kind}` : texts.map(({ slug }) => slug).join(', ')
    return texts.length === 0 ? [] : [`  ${field.padEnd(10)}${seen}: ${where}`]
  })
  if (lines.length === 0) return ''
  return [
    `${lines.length} facts are missing in the front matter of texts. What a visitor sees:`,
    ...lines,
    '  Write them into the front matter: CONTRIBUTING.md.',
  ].join('\n')
}

/** Names the services whose promises nobody has confirmed, for the end of a build; empty if all are. */
export function describeUnconfirmed(services: Service[]): string {
  const open = services.filter(({ confirmed }) => confirmed === undefined).map(({ slug }) => slug)
  if (open.length === 0) return ''
  return [
    `${open.length} services promise days, deliveries, and rights that nobody has confirmed. Visitors can rely on them:`,
    `  ${open.length === services.length ? 'all services' : open.join(', ')}`,
    '  Read their pages, correct the texts, and write the month into the front matter, as in confirmed: December 2026.',
  ].join('\n')
}
