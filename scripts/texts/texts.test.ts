import { runInNewContext } from 'node:vm'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { jsx, jsxs } from 'react/jsx-runtime'
import { expect, test } from 'vitest'
import { compileArticle } from './plugin.ts'
import { findDrawingProblems } from './check.ts'
import { parseArticle, readArticles } from './readTexts.ts'
import { closingBoxes, closingButtons, datedArticles, undatedArticles } from './required.ts'

const frontMatter = {
  title: 'title: Spare Parts Online',
  summary: 'summary: How a plant finds a spare part.',
  topics: 'topics: [sales, web]',
  checked: 'checked: November 2026',
  closing: 'closing:\n  heading: Sell Parts\n  text: Write to us.\n  button: Get Help',
}

/** Returns an article with some fields replaced. */
const write = (fields: Partial<typeof frontMatter> & { more?: string } = {}, text = 'A paragraph.') =>
  `---\n${Object.values({ ...frontMatter, ...fields }).join('\n')}\n---\n\n${text}\n`

const parse = (source: string) => parseArticle('spare-parts', source)
const compile = (text: string) => compileArticle(parse(write({}, text)))

/** Renders a text to HTML. The components stand for themselves, as elements such as `x-table`. */
async function render(text: string): Promise<string> {
  const code = (await compile(text)).replaceAll(/^import .*$|^export default /gm, '')
  const globals = { _jsx: jsx, _jsxs: jsxs, plate: '', Article: 'x-article', Section: 'x-section', Table: 'x-table' }
  const article = runInNewContext(`${code}\n_createMdxContent({})`, globals) as { props: { children: ReactNode } }
  return renderToStaticMarkup(article.props.children)
}

test('the required articles have their titles, months and reading times', () => {
  const articles = new Map(readArticles().map(({ slug, facts }) => [slug, facts]))
  for (const [slug, [title, published, minutes]] of Object.entries(datedArticles))
    expect(articles.get(slug)).toMatchObject({ title, article: { published, minutes } })
  const dates = undatedArticles.map((slug) => [slug, articles.get(slug)?.article.published ?? '', articles.has(slug)])
  expect(dates).toEqual(undatedArticles.map((slug) => [slug, '', true]))
})

test('closing boxes have the required words, and every label of a button', () => {
  const closings = new Map(readArticles().map(({ slug, closing }) => [slug, closing]))
  for (const [slug, [heading, button]] of Object.entries(closingBoxes))
    expect(closings.get(slug)).toMatchObject({ heading, button })
  expect(new Set([...closings.values()].map(({ button }) => button))).toEqual(new Set(closingButtons))
})

test('reads front matter', () => {
  const { facts, closing } = parse(write({ more: 'published: March 2027\nminutes: 4' }))
  expect(facts).toEqual({
    title: 'Spare Parts Online',
    summary: 'How a plant finds a spare part.',
    article: { topics: ['sales', 'web'], published: 'March 2027', minutes: 4, checked: 'November 2026' },
  })
  expect(closing).toEqual({ heading: 'Sell Parts', text: 'Write to us.', button: 'Get Help' })
})

test.each([
  ['an article without front matter', '# Spare parts', ' has no front matter'],
  ['a missing field', write({ title: '' }), ': title: is missing'],
  ['an unknown field', write({ more: 'author: Jana' }), ': author: there is no such field'],
  ['an unknown topic', write({ topics: 'topics: [parts]' }), ': topics.0: use topics of the list'],
  [
    'a button that is not in required.ts',
    write({ closing: 'closing:\n  button: Buy' }),
    ': closing.button: use one of',
  ],
  ['a day in place of a month', write({ more: 'published: 2027-03-05\nminutes: 4' }), ': published: write a month'],
  ['an article that nobody checked', write({ checked: '' }), ': checked: is missing'],
  [
    'a date without a reading time',
    write({ more: 'published: March 2027' }),
    ': minutes: published and minutes are both',
  ],
  ['a colon without quotes', write({ title: 'title: Parts: online' }), ':2: Nested mappings are not allowed'],
])('names file and field of %s', (_, source, message) => {
  expect(() => parse(source)).toThrow(`src/articles/spare-parts.mdx${message}`)
})

test.each([
  ['a link to a page that does not exist', 'See [prices](/prices).', 'There is no page /prices.'],
  ['a link without a slash', 'See [prices](contact).', 'There is no page contact.'],
  ['a link with its address elsewhere', 'See [us][1].\n\n[1]: /contact', 'Write a link as [text](/path).'],
  ['a link in HTML', 'See <a href="/contact">us</a>.', 'Write a link as [text](/path).'],
  ['a heading of the first level', '# Parts', 'Begin a section with ## and plain words.'],
  ['a heading with code', '## `Parts`', 'Begin a section with ## and plain words.'],
  ['a table without a name', '| a |\n| - |\n| b |', 'Put the table between <Table label="…"> and </Table>.'],
  [
    'a name without a table',
    '<Table label="Parts">\n\nNone.\n\n</Table>',
    'Put a table, and above it at most a caption',
  ],
  ['a tag without what it needs', '<Table>\n\nNothing.\n\n</Table>', '<Table> needs label="…".'],
  ['an unknown tag', '<Video />', 'There is no <Video>.'],
  ['a definition without a term', '<Terms>\n- Parts\n</Terms>', 'Begin each item of <Terms> with a bold term.'],
  ['code', 'Today is {new Date()}.', 'An article has no code.'],
])('rejects %s, and names file and line', async (_, text, message) => {
  const rejected = await compile(text).catch((error: Error) => error.message)
  expect(rejected).toMatch(/^src\/articles\/spare-parts\.mdx:1\d: /)
  expect(rejected).toContain(message)
})

test('links pages by the router, and documents and other sites without it', async () => {
  const code = await compile(
    '[us](/contact#contact-form) [list](/downloads/list.csv) [law](https://eur-lex.europa.eu/)',
  )
  expect(code).toMatch(/_jsx\(Link, \{\s+to: "\/contact",\s+hash: "contact-form"/)
  expect(code).toContain('href: "/downloads/list.csv"')
  expect(code).toContain('href: "https://eur-lex.europa.eu/"')
  expect(code).toContain("import {Link} from '@tanstack/react-router'")
})

const table = '| Part | Price |\n| --- | --- |\n| Seal | €4 |\n| Total | €4 |'

test.each([
  [
    'a table with caption, row headers and total',
    `<Table label="Parts" figures total>\n\nPrices\n\n${table}\n\n</Table>`,
    '<x-table label="Parts" figures=""><caption>Prices</caption>' +
      '<thead><tr><th scope="col">Part</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><th scope="row">Seal</th><td>€4</td></tr></tbody>' +
      '<tfoot><tr><th scope="row">Total</th><td>€4</td></tr></tfoot></x-table>',
  ],
  [
    'definitions of a list in <Terms>',
    '<Terms>\n- **Seal** Keeps *oil* in.\n- **Gear (<abbr title="alternating current">AC</abbr>)** Turns.\n</Terms>',
    '<dl><dt>Seal</dt><dd>Keeps <em>oil</em> in.</dd>' +
      '<dt>Gear (<abbr title="alternating current">AC</abbr>)</dt><dd>Turns.</dd></dl>',
  ],
  [
    'a section of each heading, and one paragraph of its lines',
    'One\ntwo\n\n## Parts\n\n### Seals\n\n4. a\n5. b\n\n## Gears\n\n> c',
    '<p>One\ntwo</p><x-section heading="Parts"><h3>Seals</h3><ol start="4"><li>a</li><li>b</li></ol></x-section>' +
      '<x-section heading="Gears"><blockquote><p>c</p></blockquote></x-section>',
  ],
  ['nothing of a comment', '{/* Ask Jana for the figure. */}\n\nParts.', '<p>Parts.</p>'],
])('makes %s', async (_, text, html) => {
  expect(await render(text)).toBe(html)
})

test('names drawings that are missing, cannot be loaded, lack words or share a number', () => {
  const plates = [
    { file: 'illustrations/articles/pumps.ts', number: 'A-01', alt: 'A pump on its base, with motor and pipes' },
    { file: 'illustrations/articles/valves.ts', number: 'A-01', alt: 'A valve' },
  ]
  const errors = ['illustrations/articles/seals.ts: ring is not defined']
  expect(findDrawingProblems(['pumps', 'gears', 'valves', 'seals'], plates, errors)).toEqual([
    'illustrations/articles/seals.ts: ring is not defined',
    'src/articles/gears.mdx has no drawing. Draw it in illustrations/articles/gears.ts.',
    'illustrations/articles/valves.ts: alt: Say in at least 8 words what the drawing shows.',
    'illustrations/articles/valves.ts: number: A-01 is the number of illustrations/articles/pumps.ts. Use one that is free.',
  ])
})
