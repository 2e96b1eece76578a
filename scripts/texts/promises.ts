import type { Text } from './readTexts.ts'

type Service = Text<'services'>

/** What a section offers with terms, days or deliveries stands in one of these. */
const offers = /<(Terms|Steps|Columns|Table)\b/

/**
 * Lists what a service promises: each line of the sections that state terms, days, deliveries or answers. Specimens are
 * left out.
 */
export const listPromises = ({ source }: Service): string[] =>
  source
    .replaceAll(/<Specimen.*?<\/Specimen>/gs, '')
    .split(/^(?=## )/m)
    .filter((section) => offers.test(section))
    .flatMap((section) => section.split('\n'))
    .filter((line) => !/^(#|<\/?(Terms|Steps|Columns|Table|Specimen|Connection)|\{|\| -|$)/.test(line))
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&nbsp;', ' ')
        .replace(/^- /, '')
        .replaceAll(/^\| *| *\|$/g, '')
        .replaceAll(/ *\| */g, ', '),
    )

/** Returns a section for each service: whether its promises are confirmed, and a line for each. */
export const describePromises = (services: Service[]): string =>
  services
    .map((service) => {
      const { title } = service.facts
      const state = service.confirmed ? `Confirmed in ${service.confirmed}.` : 'Not confirmed.'
      return `## ${title}\n\n${state}\n\n${listPromises(service)
        .map((promise) => `- ${promise.match(/.{1,150}(?= |$)/g)!.join('\n ')}\n`)
        .join('')}`
    })
    .join('\n')

/** Lists what texts leave out because the company has not given it, for the end of a build; empty if nothing is missing. */
export function describeMissing(services: Service[], articles: Text<'articles'>[]): string {
  const lacking = (name: 'price' | 'remedy' | 'storage') =>
    services.filter(({ companyFacts }) => companyFacts[name] === undefined)
  const missing = [
    ['price', lacking('price'), services, 'a typical order without a price'],
    ['remedy', lacking('remedy'), services, 'no word on what happens if the work fails'],
    ['storage', lacking('storage'), services, 'no place where data is stored'],
    [
      'basis',
      services.filter(({ companyFacts }) => Object.values(companyFacts.basis).includes(null)),
      [],
      'figures without a basis',
    ],
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

/** Lists the services whose promises nobody has confirmed, for the end of a build; empty if all are. */
export function describeUnconfirmed(services: Service[]): string {
  const open = services.filter(({ confirmed }) => confirmed === undefined)
  if (open.length === 0) return ''
  const lines = open.map((service) => `  ${service.slug.padEnd(30)}${listPromises(service).length} lines`)
  return [
    `${open.length} services promise days, deliveries, and rights that nobody has confirmed. Visitors can rely on them:`,
    ...lines,
    '  Read docs/promises.md, correct the texts, and write the month into the front matter, as in confirmed: December 2026.',
  ].join('\n')
}
