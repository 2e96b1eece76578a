// What only the company can give, and texts leave out without it. `npm run check:facts` lists it.
import type { Text } from './readTexts.ts'

type Service = Text<'services'>

/** What the company has not given or confirmed: how much, a line for each, and what to do. */
export type Gap = { heading: string; lines: string[]; advice: string }

/** Lists what texts leave out because the company has not given it, and what a visitor sees. */
export function listMissing(services: Service[], articles: Text<'articles'>[]): Gap {
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
    return texts.length === 0 ? [] : [`${field.padEnd(10)}${seen}: ${where}`]
  })
  return {
    heading: `${lines.length} facts are missing in the front matter of texts`,
    lines,
    advice: 'Write them into the front matter: docs/texts.md.',
  }
}

/** Names the services whose promises nobody has confirmed. Visitors can rely on them. */
export function listUnconfirmed(services: Service[]): Gap {
  const open = services.filter(({ confirmed }) => confirmed === undefined).map(({ slug }) => slug)
  const lines = open.length === services.length ? ['all services'] : [open.join(', ')]
  return {
    heading: `${open.length} services promise days, deliveries, and rights that nobody has confirmed`,
    lines: open.length === 0 ? [] : lines,
    advice:
      'Read their pages, correct the texts, and write the month into the front matter, as in confirmed: December 2026.',
  }
}
