import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { topics } from '#src/content/pageFacts.ts'
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

// Search results cut a longer one, and a shorter one says as little as the title.
const searchTitle = v.optional(
  v.pipe(text, v.minLength(30, 'say for whom it is'), v.maxLength(60, 'say it in at most 60 characters')),
)

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

/** The slug of another text. */
const slugOf = (kind: string) =>
  v.pipe(
    text,
    v.check(
      (slug) => existsSync(`src/${kind}/${slug}.mdx`),
      ({ input }) => `there is no src/${kind}/${input}.mdx`,
    ),
  )

const ArticleMatter = v.pipe(
  v.strictObject(
    {
      title: text,
      searchTitle,
      summary,
      number: v.pipe(v.string('write a number'), v.regex(/^A-\d{2,}$/, 'write a number, as in A-04')),
      alt,
      callouts,
      topics: v.pipe(
        v.array(v.picklist(topics, `use topics of the list ${topics.join(', ')}`), 'write a list, as in [sales, data]'),
        v.nonEmpty('name at least one topic'),
      ),
      // The slug of the service that does what it is about.
      service: slugOf('services'),
      published: month,
      minutes: v.optional(v.pipe(v.number(minutes), v.integer(minutes), v.minValue(1, minutes))),
      checked: month,
      revised: month,
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
  v.transform(({ title, searchTitle, summary, number, alt, callouts, service, closing, ...article }) => ({
    facts: { title, searchTitle, summary, alt, article },
    props: { service, closing },
    drawing: { number, alt, callouts },
  })),
)

const spanHelp = 'write units of the order, as in 4, 1–3, or from 5'

/** Parses when a step takes place, counted in the unit of its order: `4`, `1–3`, or `from 5`. */
const span = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), v.string()], spanHelp),
  v.regex(/^([1-9]\d*(–[1-9]\d*)?|from [1-9]\d*)$/, spanHelp),
  v.transform((at) => {
    const [from = 0, to = from] = at.match(/\d+/g)!.map(Number)
    return at.startsWith('from') ? { from } : { from, to }
  }),
  v.check(({ from, to = from }) => from <= to, 'write the first unit before the last'),
)

const units = ['day', 'week'] as const
const sides = ['you', 'we', 'you and we'] as const

/** What a customer orders, as each service states it. The page draws the steps, and lists them and the rest in rows. */
const Order = v.strictObject(
  {
    scope: text,
    // How long it takes, and what the customer does when, in words that a line of the page holds.
    duration: text,
    effort: text,
    unit: v.picklist(units, 'write day or week'),
    // With what the first unit begins, as in: your order and your list.
    start: text,
    steps: v.pipe(
      v.array(
        v.strictObject({ at: span, by: v.picklist(sides, `write ${sides.join(', ')}`), text }, explain),
        'write a list',
      ),
      v.nonEmpty('write at least one step'),
      v.check(
        (steps) => steps.every(({ at }, index) => index === 0 || at.from > (steps[index - 1]!.at.to ?? Infinity)),
        'write the steps in their order; nothing follows a step without an end',
      ),
    ),
    provide: text,
    receive: text,
    excluded: text,
    // What the price depends on, which ends a sentence of the page and fills a cell of the comparison.
    factors: v.pipe(text, v.regex(/^\p{Ll}.*[^.]$/u, 'end the sentence “The price depends on …”, without its period')),
    // What a first message says beside what each one says (src/contact/reply.ts).
    begin: text,
  },
  explain,
)

const ServiceMatter = v.pipe(
  v.strictObject(
    {
      title: text,
      searchTitle,
      number: v.pipe(v.string('write a number'), v.regex(/^S-\d{2,}$/, 'write a number, as in S-04')),
      card: text,
      // When it is the right service, which ends the sentence “Choose it if …”.
      choose: v.pipe(text, v.regex(/^\p{Ll}.*[^.]$/u, 'end the sentence “Choose it if …”, without its period')),
      summary,
      alt,
      tagline: text,
      figures: v.optional(v.record(text, text, 'write fields, as in orders: 40%')),
      // The label of the link that leads from the top of the page to <TryCall />.
      demonstration: v.optional(text),
      callouts,
      // The slugs of articles about it.
      articles: v.pipe(
        v.array(slugOf('articles'), 'write a list, as in [crm-systems, ai-in-sales]'),
        v.length(3, 'name three articles'),
      ),
      // The services that are often ordered with it, each with the reason.
      goesWith: v.array(
        v.strictObject({ service: slugOf('services'), reason: text }, explain),
        'write a list with service and reason',
      ),
      // The month in which the company confirmed what the text promises.
      confirmed: month,
      order: Order,
      // What the page adds to the order once it is known.
      price: v.optional(fact(/\d.*VAT/, 'write a price and whether VAT is in it, as in from €2,000, without VAT')),
      remedy: sentences('say in sentences what happens if the work fails'),
      storage: sentences('say in sentences where the data is stored'),
      // By figure; empty until the company has given it. What is known becomes a section.
      basis: v.optional(v.record(text, v.nullable(basis), 'write figures, as in 40% orders'), {}),
      closing: v.strictObject({ heading: text, text }, explain),
    },
    explain,
  ),
  v.transform(
    ({
      title,
      searchTitle,
      summary,
      number,
      alt,
      card,
      choose,
      articles,
      callouts,
      confirmed,
      order,
      price,
      remedy,
      storage,
      basis,
      ...props
    }) => ({
      facts: { title, searchTitle, summary, alt, service: { number, card, choose } },
      props,
      order: { ...order, price, remedy, storage },
      drawing: { number, alt, callouts },
      articles,
      confirmed,
      basis,
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
    source: 'basis' in output ? `${source}${describeBasis(output.basis)}` : source,
    ...output,
  }
}

/** The typical order of a service, with what the company has said of price, failure and stored data. */
export type Order = v.InferOutput<typeof ServiceMatter>['order']

/** Returns a section on what the figures of a service rest on; empty if the company has not said it. */
function describeBasis(basis: Record<string, string | null>): string {
  const items = Object.entries(basis).flatMap(([figure, text]) => (text ? [`- **${figure}** ${text}\n`] : []))
  return items.length === 0 ? '' : `\n## Basis of our figures\n\n<Terms>\n${items.join('')}</Terms>\n`
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
