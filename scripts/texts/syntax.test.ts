import { runInNewContext } from 'node:vm'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { jsx, jsxs } from 'react/jsx-runtime'
import { expect, test } from 'vitest'
import { companyFacts, parseArticle, parseService, writeArticle } from '../../tests/fixtures/texts.ts'
import { compileText } from './plugin.ts'
import { readArticles } from './readTexts.ts'

const compile = (text: string) => compileText(parseArticle(writeArticle({}, text)), [])
const compileService = (text: string) => compileText(parseService(text), readArticles())

const order = '## A typical order\n\n<TypicalOrder />'
const features = (count: number) => `<Features>\n${'- **Seal** Keeps oil in.\n'.repeat(count)}</Features>`

/** Renders compiled code to HTML. The components stand for themselves, as elements such as `x-table`. */
function render(compiled: string): string {
  const names = [...compiled.matchAll(/^import \{\s*(\w+)/gm)].map(([, name = '']) => [name, `x-${name.toLowerCase()}`])
  const code = compiled.replaceAll(/^import .*$|^export default /gm, '')
  const globals = {
    _jsx: jsx,
    _jsxs: jsxs,
    plate: '',
    src0: '',
    src1: '',
    src2: '',
    ...(Object.fromEntries(names) as object),
  }
  const page = runInNewContext(`${code}\n_createMdxContent({})`, globals) as { props: { children: ReactNode } }
  return renderToStaticMarkup(page.props.children)
}

test.each([
  ['a link to a page that does not exist', 'See [prices](/prices).', 'There is no page /prices.'],
  ['a link without a slash', 'See [prices](contact).', 'There is no page contact.'],
  ['a link with its address elsewhere', 'See [us][1].\n\n[1]: /contact', 'Write a link as [text](/path).'],
  [
    'a link to a document that does not exist',
    'See [list](/downloads/list.csv).',
    'There is no public/downloads/list.csv.',
  ],
  ['a link to a document without its size', '[List](/downloads/crm-field-list.csv)', 'Write "(CSV, 1 kB)" in the link'],
  ['a link with a blank in its address', 'See [list](/downloads/my list.csv).', 'Write a blank in an address as %20'],
  [
    'a picture of another site',
    '![A pump](https://example.com/a.jpg)',
    'Write a picture as ![what it shows](photo.jpg)',
  ],
  ['a picture in HTML', '<img src="/a.jpg" />', 'Write a picture as ![what it shows](photo.jpg)'],
  ['a picture without words', '![](pump.jpg)', 'Write a picture as ![what it shows](photo.jpg)'],
  ['a picture that does not exist', '![A pump](pump.jpg)', 'There is no src/articles/pump.jpg.'],
  ['a link in HTML', 'See <a href="/contact">us</a>.', 'Write a link as [text](/path).'],
  ['a heading of the first level', '# Parts', 'Begin a section with ## and plain words.'],
  ['a section with the anchor of another', '## Parts\n\nA.\n\n## Parts', '#parts would lead to two sections.'],
  ['a heading with code', '## `Parts`', 'Begin a section with ## and plain words.'],
  ['a table without a name', '| a |\n| - |\n| b |', 'Put the table between <Table label="…"> and </Table>.'],
  [
    'a name without a table',
    '<Table label="Parts">\n\nNone.\n\n</Table>',
    'Put a table, and above it at most a caption',
  ],
  ['a tag without what it needs', '<Table>\n\nNothing.\n\n</Table>', '<Table> needs label="…".'],
  ['an unknown tag', '<Video />', 'There is no <Video>.'],
  ['a definition without a term', '<Terms>\n- Parts\n</Terms>', 'Begin each item of <Terms> with bold words.'],
  ['a turn without a speaker', '<Dialogue>\n\n> Yes.\n\n</Dialogue>', 'Begin each paragraph of <Dialogue> with'],
  ['a letter without a quotation', '<Letter>\n\nDear all.\n\n</Letter>', 'Put one quotation, whose lines begin with >'],
  [
    'an equation without a result',
    'It is <Equation>2 × 3</Equation>.',
    'Write a calculation and its result in <Equation>',
  ],
  [
    'a chart without its drawing',
    '<Chart alt="Four bars">Stock</Chart>',
    'There is no src/articles/spare-parts-chart.svg.',
  ],
  ['code', 'Today is {new Date()}.', 'A text has no code.'],
])('rejects %s, and names file and line', async (_, text, message) => {
  const rejected = await compile(text).catch((error: Error) => error.message)
  expect(rejected).toMatch(/^src\/articles\/spare-parts\.mdx:1\d: /)
  expect(rejected).toContain(message)
})

test('links pages by the router, and documents and other sites without it', async () => {
  const code = await compile(
    '[us](/contact#contact-form) [list (CSV, 1 kB)](/downloads/crm-field-list.csv) [law](https://eur-lex.europa.eu/)',
  )
  expect(code).toMatch(/_jsx\(Link, \{\s+to: "\/contact",\s+hash: "contact-form"/)
  expect(code).toContain('href: "/downloads/crm-field-list.csv"')
  expect(code).toContain('href: "https://eur-lex.europa.eu/"')
  expect(code).toContain("import {Link} from '@tanstack/react-router'")
})

test('keeps the punctuation after a code on its line', async () => {
  const html = render(await compile('The columns `name`, `next_date` (or `due`), and no other: `name`'))
  expect(html).toContain(
    'The columns <span data-joined=""><code>name</code>,</span> <code>next_date</code> (or ' +
      '<span data-joined=""><code>due</code>),</span> and no other: <code>name</code>',
  )
})

test('labels the cells of a table whose rows are long, so that a phone shows each row as a record', async () => {
  const [short, long] = ['Two', `Two ${'words '.repeat(16)}`].map(
    (cell) => `<Table label="Parts">\n\n| A | B | C |\n| - | - | - |\n| One | ${cell} | Three |\n\n</Table>`,
  )
  expect(render(await compile(short!))).not.toContain('data-label')
  expect(render(await compile(long!))).toContain('<td data-label="C"><span>Three</span></td>')
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
    '<dl><div><dt>Seal</dt><dd>Keeps <em>oil</em> in.</dd></div>' +
      '<div><dt>Gear (<abbr title="alternating current">AC</abbr>)</dt><dd>Turns.</dd></div></dl>',
  ],
  [
    'a section of each heading, and one paragraph of its lines',
    'One\ntwo\n\n## Parts\n\n### Seals\n\n4. a\n5. b\n\n## Gears\n\n> c',
    '<p>One\ntwo</p><x-section heading="Parts" id="parts"><h3>Seals</h3><ol start="4"><li>a</li><li>b</li></ol></x-section>' +
      '<x-section heading="Gears" id="gears"><blockquote><p>c</p></blockquote></x-section>',
  ],
  [
    'a marked list of one whose items have a bold label each',
    '- **Seal:** It keeps oil in.\n- **Gear.** It turns.\n\nOr:\n\n- **Seal** and gear\n- **Gear.**',
    '<ul data-terms=""><li><strong>Seal:</strong> It keeps oil in.</li><li><strong>Gear.</strong> It turns.</li></ul><p>Or:</p>' +
      '<ul><li><strong>Seal</strong> and gear</li><li><strong>Gear.</strong></li></ul>',
  ],
  [
    'a run of events of a list in <Timeline>',
    '<Timeline>\n- **09:40** He adds a rule.\n</Timeline>',
    '<x-timeline><li><strong>09:40</strong><span>He adds a rule.</span></li></x-timeline>',
  ],
  [
    'turns of a quotation in <Dialogue>',
    '<Dialogue>\n\n> **Visitor:** How long?\n>\n> **Bot:** A week.\n\n</Dialogue>',
    '<x-dialogue><p><strong>Visitor:</strong> How long?</p><p data-reply=""><strong>Bot:</strong> A week.</p></x-dialogue>',
  ],
  [
    'rows and text of a quotation in <Letter>',
    '<Letter>\n\n> Subject: Shafts, *h6*\n>\n> Good morning.\n\n</Letter>',
    '<x-letter><p data-row=""><span>Subject:</span><span> Shafts, <em>h6</em></span></p><p>Good morning.</p></x-letter>',
  ],
  [
    'a result of an equation, and calculations that stay on a line',
    'It costs <Equation>2 × €50 = €100,</Equation> if 3 × 4 pieces, 12 in all, break.',
    '<p>It costs <x-equation><span>2 × €50 </span><strong>= €100</strong>,</x-equation> if 3\u{A0}×\u{A0}4 pieces, 12 in all, break.</p>',
  ],
  [
    'a line of a number and its word',
    'By Article 33(1), on Monday 08:40, under (EU) 2019/882, a DN 150 valve, 11 kB, 48 (20%), a bore 60 H8, EN 10204, <abbr>UCP</abbr> 600 and 3 more.',
    '<p>By Article\u{A0}33(1), on Monday\u{A0}08:40, under (EU)\u{A0}2019/882, a DN\u{A0}150 valve, 11\u{A0}kB, 48\u{A0}(20%), a bore 60\u{A0}H8, EN\u{A0}10204, <abbr>UCP</abbr>\u{A0}600 and 3 more.</p>',
  ],
  ['nothing of a comment', '{/* Ask Jana for the figure. */}\n\nParts.', '<p>Parts.</p>'],
])('makes %s', async (_, text, html) => {
  expect(render(await compile(text))).toBe(html)
})

test('makes a block of each heading of a service, and entries and columns in it', async () => {
  const others = `## Five\n\n<Columns>\n### You\n- a\n### We\nb\n</Columns>\n\n${order}`
  const html = render(await compileService(`Zero.\n\n## Three\n\nFour.\n\n${features(6)}\n\n${others}`))
  expect(html.replaceAll('<li><h3>Seal</h3><p>Keeps oil in.</p></li>', 'x')).toBe(
    '<p>Zero.</p><x-block heading="Three" id="three"><p>Four.</p><x-features>xxxxxx</x-features></x-block>' +
      '<x-block heading="Five" id="five"><x-columns>' +
      '<div><h3>You</h3><ul><li>a</li></ul></div><div><h3>We</h3><p>b</p></div></x-columns></x-block>' +
      '<x-block heading="A typical order" id="a-typical-order"><x-typicalorder scope="One list." duration="4 working days" ' +
      'effort="You agree on it." unit="day" start="your order" ' +
      'provide="Your numbers." receive="A list." excluded="Printing." ' +
      'factors="the number of parts" begin="Send us one number."></x-typicalorder></x-block>',
  )
})

test.each([
  ['five features', `## Offer\n\n${features(5)}\n\n${order}`, ':34: A service has six features'],
  ['no features', `## Offer\n\n${order}`, ': A service has six features'],
  ['no order', `## Offer\n\n${features(6)}`, ': A service has <TypicalOrder /> below a heading'],
  ['a column without a heading', '<Columns>\n- a\n</Columns>', ':33: Begin each column of <Columns> with a heading'],
  ['a tag of articles', '<SinceWritten />', ':32: There is no <SinceWritten>. Use one of <Table>, <Sample>'],
])('rejects a service with %s', async (_, text, message) => {
  await expect(compileService(text)).rejects.toThrow(`src/services/spare-parts.mdx${message}`)
})

test('adds what the company has given to the order, and a section on its figures', async () => {
  const filled = parseService(`## Offer\n\n${features(6)}\n\n${order}\n\n## Questions\n\nTwo.`, companyFacts)
  const html = render(await compileText(filled, readArticles()))
  expect(html).toContain(
    ' price="from €2,000, without VAT" remedy="We make it again." storage="In the archive."></x-typicalorder>',
  )
  expect(html).toMatch(/<x-block heading="Basis of our figures"[^]*<dt>40% orders<.dt><dd>orders of 20 customers, 2024/)
})
