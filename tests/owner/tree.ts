// What an owner adds to a copy of this repository: the settings, facts and texts.
import { cp, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { listSlugs, readServices, type Kind } from '#scripts/texts/readTexts.ts'

type Matter = Record<string, unknown>

/** Returns a text with other facts in its front matter. */
function withMatter(source: string, facts: Matter): string {
  const [, yaml = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source)!
  const document = parseDocument(yaml)
  for (const [name, value] of Object.entries(facts)) document.set(name, value)
  return `---\n${document.toString({ lineWidth: 0 })}---\n${text}`
}

/** Writes a copy of a text and its drawings under another name, with other facts. */
async function copyText(tree: string, kind: Kind, slug: string, copy: string, facts: Matter, end = ''): Promise<void> {
  const [from, to] = [`src/${kind}/${slug}`, join(tree, `src/${kind}/${copy}`)]
  for (const part of ['-chart.svg', '-icon.svg']) if (existsSync(from + part)) await cp(from + part, to + part)
  const drawing = await readFile(`${from}.svg`, 'utf8')
  const label = `label-${String(facts['number']).toLowerCase()}`
  await writeFile(`${to}.svg`, drawing.replace(/label-[as]-\d+/, label))
  // Each page has a title of its own in search results.
  const source = (await readFile(`${from}.mdx`, 'utf8')).replace(/^searchTitle: .*\n/m, '')
  await writeFile(`${to}.mdx`, withMatter(source, facts) + end)
}

const author = { name: 'Ing. Žofia Nováková-Großschmidt, Ph.D.', role: 'editor' }

const page = `import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../shell/Page.tsx'

export const Route = createFileRoute('/trade-shows')({
  staticData: { title: 'Trade Shows', summary: 'Where you can meet us this year: the trade shows, with hall, booth and day.' },
  component: TradeShows,
})

function TradeShows() {
  return (
    <Page heading="Trade Shows" introduction={<p className="lead">Where you can meet us this year.</p>}>
      <div className="page-width">
        <p>
          In hall 5, booth 12, we show how a buyer finds a part by its number, and how a call from a website leads to a
          drawing with dimensions. Bring a part that you would like to sell more of, and the words that your customers use
          for it. You leave with a list of searches that should find it, and the names of three companies that could buy it.
        </p>
      </div>
    </Page>
  )
}
`

/** Adds a copy of an article under a number of its own. */
export const addArticle = (tree: string, slug: string, number: number, facts: Matter, end = '') =>
  copyText(tree, 'articles', slug, `${slug}-${number}`, { ...facts, number: `A-${number}` }, end)

/** Adds a page and twelve articles, the first of which links to it and shows a picture. Their numbers go beyond two digits. */
async function addTexts(tree: string): Promise<void> {
  await writeFile(join(tree, 'src/routes/trade-shows.tsx'), page)
  for (const [index, slug] of listSlugs('articles').slice(0, 12).entries()) {
    const number = 95 + index
    const facts = {
      title: `Größere Serien & kleinere Lose: Beschaffung, Folge ${number}`,
      summary: `Article ${number} of an owner says in one sentence what a manufacturer with “long” words & figures finds in it.`,
      author,
    }
    const end =
      '\nWhere you can meet us: [Trade Shows](/trade-shows).\n\n![Our stand with a pump on a table](stand.png)\n'
    await addArticle(tree, slug, number, facts, index === 0 ? end : '')
  }
  await cp('tests/visual/screenshots/readme.png', join(tree, 'src/articles/stand.png'))
}

/** What only the company can say of a service. */
const companyFacts = (figures: string[]): Matter => ({
  price: 'from €12,000 to €18,000 a year for “standard” volumes & two languages, without VAT',
  remedy: 'If a delivery breaks the order, we repeat it within ten working days, or you pay nothing for it.',
  storage: 'The data is stored in Frankfurt & Žilina, on servers of Rechenzentrum "Nord" GmbH, and nowhere else.',
  basis: Object.fromEntries(figures.map((figure) => [figure, '38 customers & 142 orders, 2019 to 2026, s.r.o.'])),
  confirmed: 'November 2026',
})

/** Gives every service and article the facts that only the company has, and adds a tenth service. */
async function addFacts(tree: string): Promise<void> {
  const change = async (file: string, facts: Matter) =>
    writeFile(join(tree, file), withMatter(await readFile(file, 'utf8'), facts))
  for (const { file, basis } of readServices()) await change(file, companyFacts(Object.keys(basis)))
  for (const slug of listSlugs('articles')) await change(`src/articles/${slug}.mdx`, { author })
  await copyText(tree, 'services', 'linkedin-marketing', 'spare-parts', {
    title: 'Spare Parts & Ersatzteile',
    number: 'S-90',
    card: 'Spare parts that buyers find by the number on the old one, with “prices” & delivery times.',
    summary: 'We put your spare parts where buyers look for them: by number, by machine & by drawing.',
    tagline: 'Sell the part that a machine waits for.',
    ...companyFacts([]),
  })
}

/** Gives a tree every setting, a page, twelve articles and a tenth service. */
export async function turnOnEverything(tree: string): Promise<void> {
  await addFacts(tree)
  await addTexts(tree)
  await cp('tests/owner/env', join(tree, '.env.local'))
}
