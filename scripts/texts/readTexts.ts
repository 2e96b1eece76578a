import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { topics } from '#src/site/pageFacts.ts'
import { closingButtons } from './required.ts'

const text = v.pipe(v.string('write a text'), v.trim(), v.nonEmpty('write a text'))

const minAltWords = 8
const alt = v.pipe(
  text,
  v.check(
    (words) => words.split(' ').length >= minAltWords,
    `say in at least ${minAltWords} words what the drawing shows`,
  ),
)

/** The words of the numbered callouts in a drawing. */
const callouts = v.optional(v.array(text, 'write a list, as in [The entry, The list]'))

// Search engines and the feed cut off what is longer.
const summary = v.pipe(text, v.maxLength(160, 'say it in at most 160 characters'))

const monthHelp = 'write a month, as in March 2024'
const months = /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/
const month = v.optional(v.pipe(v.string(monthHelp), v.regex(months, monthHelp)))
const minutes = 'write a whole number'

/** A fact that only the company can give, of a form, and in words that Markdown shows as they are. */
const fact = (form: RegExp, help: string) =>
  v.pipe(v.string(help), v.trim(), v.regex(/^[^<>{}\n]+$/, help), v.regex(form, help))
const sentences = (help: string) => v.optional(fact(/^\p{Lu}.{9,}\.$/u, help))
const basis = fact(/.{20}/, 'give method, number, and years')

/** Says which field is missing or unknown. */
const explain = ({ expected, received }: { expected: string | null; received: string }) =>
  expected === 'never' ? 'there is no such field' : received === 'undefined' ? 'is missing' : 'write fields'

const ArticleMatter = v.pipe(
  v.strictObject(
    {
      title: text,
      summary,
      number: v.pipe(v.string('write a number'), v.regex(/^A-\d\d$/, 'write a number, as in A-04')),
      alt,
      callouts,
      topics: v.pipe(
        v.array(v.picklist(topics, `use topics of the list ${topics.join(', ')}`), 'write a list, as in [sales, data]'),
        v.nonEmpty('name at least one topic'),
      ),
      published: month,
      minutes: v.optional(v.pipe(v.number(minutes), v.integer(minutes), v.minValue(1, minutes))),
      checked: month,
      author: v.optional(v.strictObject({ name: text, role: text }, explain)),
      closing: v.strictObject(
        {
          heading: text,
          text,
          button: v.picklist(closingButtons, `use one of ${closingButtons.join(', ')}`),
        },
        explain,
      ),
    },
    explain,
  ),
  v.forward(
    v.partialCheck(
      [['published'], ['minutes']],
      ({ published, minutes }) => (published === undefined) === (minutes === undefined),
      'published and minutes are both there or both left out',
    ),
    ['minutes'],
  ),
  v.forward(
    v.partialCheck(
      [['published'], ['checked']],
      ({ published, checked }) => published !== undefined || checked === undefined,
      'only a dated article says when it was checked',
    ),
    ['checked'],
  ),
  v.transform(({ title, summary, number, alt, callouts, closing, ...article }) => ({
    facts: { title, summary, article },
    props: { closing },
    drawing: { number, alt, callouts },
  })),
)

const article = v.pipe(
  text,
  v.check((slug) => existsSync(`src/articles/${slug}.mdx`), 'there is no such article'),
)

const ServiceMatter = v.pipe(
  v.strictObject(
    {
      title: text,
      number: v.pipe(v.string('write a number'), v.regex(/^S-\d\d$/, 'write a number, as in S-04')),
      card: text,
      summary,
      alt,
      tagline: text,
      figures: v.optional(v.record(text, text, 'write fields, as in orders: 40%')),
      callouts,
      // The slugs of articles about it.
      articles: v.pipe(
        v.array(article, 'write a list, as in [crm-systems, ai-in-sales]'),
        v.length(3, 'name three articles'),
      ),
      // The month in which the company confirmed what the text promises.
      confirmed: month,
      // What the page adds to the text once it is known (addFacts).
      price: v.optional(fact(/\d.*VAT/, 'write a price and whether VAT is in it, as in from €2,000, without VAT')),
      remedy: sentences('say in sentences what happens if the work fails'),
      storage: sentences('say in sentences where the data is stored'),
      // By figure; empty until the company has given it.
      basis: v.optional(v.record(text, v.nullable(basis), 'write figures, as in 40% orders'), {}),
      closing: v.strictObject({ heading: text, text }, explain),
    },
    explain,
  ),
  v.transform(
    ({
      title,
      summary,
      number,
      alt,
      card,
      articles,
      callouts,
      confirmed,
      price,
      remedy,
      storage,
      basis,
      ...props
    }) => ({
      facts: { title, summary, service: { number, card } },
      props,
      drawing: { number, alt, callouts },
      articles,
      confirmed,
      companyFacts: { price, remedy, storage, basis },
    }),
  ),
)

const frontMatter = { articles: ArticleMatter, services: ServiceMatter }

/** The kinds of texts, which are the names of their folders in `src/`. */
export type Kind = keyof typeof frontMatter

/** A text of a page: its source, the facts of its route, and what its page shows beside the text. */
export type Text<Of extends Kind = Kind> = {
  kind: Of
  slug: string
  /** Its path, as in `src/articles/crm-systems.mdx`. */
  file: string
  source: string
} & v.InferOutput<(typeof frontMatter)[Of]>

export const kinds = Object.keys(frontMatter) as Kind[]

/** Lists the slugs of all texts of a kind. */
export const listSlugs = (kind: Kind): string[] =>
  readdirSync(`src/${kind}`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length))
    .toSorted()

/** Reads all articles, by slug. */
export const readArticles = () => listSlugs('articles').map((slug) => readText('articles', slug))

/** Reads all services, by slug. */
export const readServices = () => listSlugs('services').map((slug) => readText('services', slug))

/** Facts of texts that replace those of their front matter, by file. */
export type Replaced = Record<string, object>

/** Reads a text. */
export const readText = <Of extends Kind>(kind: Of, slug: string, replaced: Replaced = {}): Text<Of> =>
  parseText(kind, slug, readFileSync(`src/${kind}/${slug}.mdx`, 'utf8'), replaced[`${kind}/${slug}`])

/**
 * Validates the front matter of a text.
 *
 * @throws Error with a line for each wrong field, which names file and field
 */
export function parseText<Of extends Kind>(kind: Of, slug: string, source: string, replaced?: object): Text<Of> {
  const file = `src/${kind}/${slug}.mdx`
  if (!/^[a-z\d-]+$/.test(slug)) throw new Error(`${file}: Name the file in lowercase letters, digits and hyphens.`)
  const { issues, output } = v.safeParse(frontMatter[kind], { ...parseFrontMatter(file, source), ...replaced })
  if (issues)
    throw new Error(
      issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`).join('\n'),
    )
  return {
    kind,
    slug,
    file,
    source: 'companyFacts' in output ? addFacts(source, output.companyFacts) : source,
    ...output,
  }
}

type CompanyFacts = v.InferOutput<typeof ServiceMatter>['companyFacts']

/** Adds rows to the typical order of a service, and a section on its figures; neither without what the company has given. */
function addFacts(source: string, { price, remedy, storage, basis }: CompanyFacts): string {
  const rows = toTerms({
    Price: price && `The order above costs ${price}.`,
    'If it fails': remedy,
    'Stored data': storage,
  })
  const figures = toTerms(basis)
  const text =
    rows &&
    source.replace(/^## [^\n]*typical order\b.*?(?=^## |(?![^]))/ms, (order) =>
      `${order.trimEnd()}\n\n${rows}\n`.replace('</Terms>\n\n<Terms>\n', ''),
    )
  return `${text || source}${figures && `\n## Basis of our figures\n\n${figures}`}`
}

function toTerms(facts: Record<string, string | null | undefined>): string {
  const items = Object.entries(facts).flatMap(([term, text]) => (text ? [`- **${term}** ${text}\n`] : []))
  return items.length === 0 ? '' : `<Terms>\n${items.join('')}</Terms>\n`
}

function parseFrontMatter(file: string, source: string): object {
  const [, yaml] = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(source) ?? []
  if (yaml === undefined) throw new Error(`${file} has no front matter. Start it with lines between --- and ---.`)
  const document = parseDocument(yaml)
  const [error] = document.errors
  if (!error) return (document.toJS() ?? {}) as object
  const [message] = error.message.split(/ at line|\n/)
  // The line of `---` is not part of the YAML.
  const line = (error.linePos?.[0].line ?? 0) + 1
  throw new Error(`${file}:${line}: ${message}. A text with a colon needs quotes, or >- and a line of its own.`)
}
