import { expect, test } from 'vitest'
import { parseArticle, parseService, service, writeArticle } from '../../tests/fixtures/texts.ts'
import { parseText, readArticles } from './readTexts.ts'
import { closingBoxes, closingButtons, datedArticles, undatedArticles } from './required.ts'

test('the required articles have their titles, months and reading times', () => {
  const articles = new Map(readArticles().map(({ slug, facts }) => [slug, facts]))
  for (const [slug, [title, published, minutes]] of Object.entries(datedArticles))
    expect(articles.get(slug)).toMatchObject({ title, article: { published, minutes } })
  const dates = undatedArticles.map((slug) => [slug, articles.get(slug)?.article.published ?? '', articles.has(slug)])
  expect(dates).toEqual(undatedArticles.map((slug) => [slug, '', true]))
})

test('closing boxes have the required words, and every label of a button', () => {
  const closings = new Map(readArticles().map(({ slug, props }) => [slug, props.closing]))
  for (const [slug, [heading, button]] of Object.entries(closingBoxes))
    expect(closings.get(slug)).toMatchObject({ heading, button })
  expect(new Set([...closings.values()].map(({ button }) => button))).toEqual(new Set(closingButtons))
})

test('reads front matter', () => {
  const more = 'published: March 2027\nminutes: 4\nchecked: April 2027\nauthor: { name: Jana Sample, role: engineer }'
  const { facts, props } = parseArticle(writeArticle({ more }))
  expect(facts).toEqual({
    title: 'Spare Parts Online',
    alt: 'A pump on its base with motor and pipes',
    summary: 'How a plant finds a spare part.',
    article: {
      topics: ['sales', 'web'],
      published: 'March 2027',
      minutes: 4,
      checked: 'April 2027',
      author: { name: 'Jana Sample', role: 'engineer' },
    },
  })
  expect(props.service).toBe('seo-optimization')
  expect(props.closing).toEqual({ heading: 'Sell Parts', text: 'Write to us.', button: 'Get Help' })
})

test.each([
  ['an article without front matter', '# Spare parts', ' has no front matter'],
  ['a missing field', writeArticle({ title: '' }), ': title: is missing'],
  ['an unknown field', writeArticle({ more: 'writer: Jana' }), ': writer: there is no such field'],
  ['a short alt text', writeArticle({ alt: 'alt: A valve' }), ': alt: say in at least 8 words what the drawing shows'],
  ['an unknown topic', writeArticle({ topics: 'topics: [parts]' }), ': topics.0: use topics of the list'],
  [
    'a service that does not exist',
    writeArticle({ service: 'service: films' }),
    ': service: there is no src/services/films.mdx',
  ],
  [
    'a button that is not in required.ts',
    writeArticle({ closing: 'closing:\n  button: Buy' }),
    ': closing.button: use one of',
  ],
  [
    'a day in place of a month',
    writeArticle({ more: 'published: 2027-03-05\nminutes: 4' }),
    ': published: write a month',
  ],
  ['a long summary', writeArticle({ summary: `summary: ${'Seals. '.repeat(24)}` }), ': summary: say it in at most 160'],
  [
    'an undated article with a month',
    writeArticle({ more: 'checked: April 2027' }),
    ': checked: only a dated article says',
  ],
  [
    'a date without a reading time',
    writeArticle({ more: 'published: March 2027' }),
    ': minutes: published and minutes are both',
  ],
  ['a colon without quotes', writeArticle({ title: 'title: Parts: online' }), ':2: Nested mappings are not allowed'],
])('names file and field of %s', (_, source, message) => {
  expect(() => parseArticle(source)).toThrow(`src/articles/spare-parts.mdx${message}`)
})

test('reads the times of an order from its units', () => {
  const times = parseService('').order.steps.map(({ at, by }) => [at, by])
  expect(times).toEqual([
    [{ from: 1, to: 3 }, 'you and we'],
    [{ from: 4, to: 4 }, 'we'],
    [{ from: 5 }, 'you'],
  ])
})

test.each([
  ['a time in words', 'at: 4', 'at: day 4', 'order.steps.1.at: write units of the order'],
  ['a time that ends before it begins', 'at: 1–3', 'at: 3–1', 'order.steps.0.at: write the first unit before the last'],
  ['steps that overlap', 'at: 4', 'at: 3', 'order.steps: write the steps in their order'],
  ['a step after one without an end', 'at: 4', 'at: from 4', 'order.steps: write the steps in their order'],
  ['somebody else who works', 'by: we', 'by: they', 'order.steps.1.by: write you, we, you and we'],
  ['an order without a start', '  start: your order\n', '', 'order.start: is missing'],
])('rejects %s', (_, written, wrong, message) => {
  expect(() => parseService('', {}, service.replace(written, wrong))).toThrow(`spare-parts.mdx: ${message}`)
})

test.each([
  ['price', '2,000'],
  ['remedy', 'yes'],
  ['storage', 'In <b>Bratislava</b>.'],
  ['basis', { '40% orders': 'known' }],
])('wants a fact of the company in its form (%s: %j)', (name, value) => {
  expect(() => parseText('services', 'spare-parts', service, { [name]: value })).toThrow(`spare-parts.mdx: ${name}`)
})
