import { expect, test } from 'vitest'
import { readArticle } from '../../tests/fixtures/articleText.ts'
import { claim, findWrongFigures } from '../../tests/fixtures/figures.ts'

// Figures without an equation: export, funnel and LinkedIn. equations.test.ts has those with one.
const claims = {
  'international-market-expansion': [
    claim('A and B are {gap} points apart, which is {marks} mark in a criterion of weight {weight}', ({ weight }) => ({
      gap: 68 - 64,
      marks: (68 - 64) / weight,
    })),
    claim(
      '{pages} pages of {each} words are {words} words; at an assumed {price} a word, that is {total} per',
      ({ pages, each, words, price }) => ({ words: pages * each, total: words * price }),
    ),
    claim(
      'For {price}, say {order}% with the order, {test}% after the factory acceptance test and before dispatch, and {rest}% after start-up, no later than 60 days after delivery: {a}, {b}, and {c}.',
      ({ price, order, test, rest }) => ({
        rest: 100 - order - test,
        a: (price * order) / 100,
        b: (price * test) / 100,
        c: (price * rest) / 100,
      }),
    ),
  ],
  'lead-generation-funnel': [
    claim(
      'Last year {all} firms that had never bought before sent an inquiry. In {qualified} cases it was qualified: medium, flow rate, head, and temperature were known and within the firm’s range. The application engineers wrote {quoted} quotations, and {ordered} of them became orders, at {price} on average',
      () => ({ all: 500, qualified: 300, quoted: 240, ordered: 48, price: 16_000 }),
    ),
    claim('That is {more} more than last year', () => ({ more: 750 - 500 })),
    claim(
      '{more} more quotations. At {hours} hours each that is {total} hours, or {share} of an application engineer who works {year} hours',
      ({ more, hours, total, year }) => ({ more: 360 - 240, total: more * hours, share: total / year }),
    ),
    claim('Of the {all} quotations, {lost} did not', ({ all }) => ({ lost: all - 48 })),
    claim(
      '{price} were lost on price, {time} on delivery time, and {stopped} projects were stopped. For the remaining {rest},',
      ({ price, time, stopped }) => ({ rest: 240 - 48 - price - time - stopped }),
    ),
    claim('If one in {n} of the {rest} turns into an order, that is {more} more', ({ n, rest }) => ({
      more: rest / n,
    })),
    claim('qualified inquiries, {lost} never got a price. The firm declined {declined}', () => ({ lost: 300 - 240 })),
    claim('Another {late} had bought elsewhere before a quotation was ready, and {lost} fell', ({ late }) => ({
      lost: 60 - 20 - late,
    })),
    claim('Assume that {saved} of the {unintended} unintended', () => ({ unintended: 60 - 20 })),
    claim(
      'Of the {all} unqualified inquiries, {range} were outside the range, {parts} wanted spare parts for other makes, and {silent} senders could not be reached. Only the last {last}',
      ({ all, range, parts, silent }) => ({ all: 500 - 300, last: all - range - parts - silent }),
    ),
    claim('If {back} of the {last} are won back, {sum} ÷', ({ back }) => ({ sum: 300 + back })),
    claim('the table leaves these {left} in', () => ({ left: 80 + 40 })),
    claim('from {before} inquiries to {after}, and', () => ({ before: 750 - 500, after: 530 - 500 })),
    claim('would have given {last} orders at the last stage and {other} at either', () => ({
      last: 500 * 0.6 * 0.8 * 0.25,
      other: 500 * 0.6 * 0.85 * 0.2,
    })),
    claim('At a {margin}% contribution margin an order brings {sum}.', ({ margin }) => ({ sum: 160 * margin })),
    claim('so about {value} at break-even', () => ({ value: 460.8 - 134.4 })),
    claim('× €280 = €152.32, about {value} before the calls.', () => ({ value: 652.8 - 152.32 })),
    claim('F. Quotations needed A × D ÷ E {f}', () => ({ f: (72 * 240) / 48 })),
    claim('G. Qualified inquiries needed F × C ÷ D {g}', () => ({ g: (360 * 300) / 240 })),
    claim('H. Inquiries needed G × B ÷ C {h}', () => ({ h: (450 * 500) / 300 })),
    claim('I. Extra engineering hours (F − D) × hours per quotation {i}', () => ({ i: (360 - 240) * 4 })),
    ...(['Inquiries', 'Qualified', 'Quoted', 'Ordered'] as const).slice(1).map((stage, index) =>
      claim(`${stage} {a} ({x}) {b} ({y}) {c} ({z})`, ({ a, b, c }) => {
        const before = [
          [500, 750, 530],
          [300, 450, 339],
          [240, 360, 288],
        ][index]!
        return { x: (a / before[0]!) * 100, y: (b / before[1]!) * 100, z: (c / before[2]!) * 100 }
      }),
    ),
  ],
  'linkedin-lead-generation': [
    claim(
      'Half accept: {half}. One in {n} of those gets into a real exchange: {exchanges}. One exchange in three',
      ({ half, n }) => ({
        half: 120 / 2,
        exchanges: half / n,
      }),
    ),
    claim('At {price} and a contribution of {share}%, it brings {sum}.', ({ price, share }) => ({
      sum: (price * share) / 100,
    })),
    claim('a quarter of {sum}, or {rfq}, so', ({ sum }) => ({ rfq: sum / 4 })),
    claim(
      'With {accepted} acceptances in {asked} instead of five, the chain gives {a}, then {b}, then {c} RFQs',
      ({ accepted, asked }) => ({
        a: (120 * accepted) / asked,
        b: (120 * accepted) / asked / 5,
        c: (120 * accepted) / asked / 5 / 3,
      }),
    ),
    ...(['Three hours go', 'Each week', 'One hour for 20', 'Twenty more', 'The last 40', 'Easter'] as const).map(
      (next) => claim(`{a} hours a week, {b} in all. ${next}`, ({ a }) => ({ b: a * 2 })),
    ),
  ],
}

test.each(Object.entries(claims))('the figures of %s follow from its inputs', async (slug, claims) => {
  const text = await readArticle(slug)
  for (const claim of claims) expect(findWrongFigures(text, claim)).toEqual([])
})

test('the scores of three markets are mark times weight, and add up', async () => {
  const text = await readArticle('international-market-expansion')
  const rows = [...text.matchAll(/\(×(\d)\) (\d+) \((\d)\) (\d+) \((\d)\) (\d+) \((\d)\)/g)].map((row) =>
    row.slice(1).map(Number),
  )
  expect(rows).toHaveLength(6)
  for (const [weight, ...cells] of rows)
    for (let at = 0; at < cells.length; at += 2) expect(cells[at]).toBe(weight! * cells[at + 1]!)
  const sum = (at: number) => rows.reduce((total, row) => total + row[at]!, 0)
  expect(sum(0)).toBe(20)
  expect(text).toContain(`Total ${sum(1)} ${sum(3)} ${sum(5)}`)
})

test('the sample note fits the 200 characters of an invitation', async () => {
  const note = (await readArticle('linkedin-lead-generation'))
    .split('\n')
    .find((line) => line.startsWith('Your mixers'))!
  expect(note.length).toBeLessThanOrEqual(200)
})

test('the twelve weeks of 2024 fall on the weekdays named, before the show', async () => {
  expect(await readArticle('linkedin-lead-generation')).toContain(
    'starts on Monday, January 15, week 12 ends on Friday, April 5, seventeen days before Hannover Messe',
  )
  const [start, end, show] = ['2024-01-15', '2024-04-05', '2024-04-22'].map((day) => new Date(day))
  const days = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000
  expect([start!.getUTCDay(), end!.getUTCDay()]).toEqual([1, 5])
  expect(days(start!, end!)).toBe(11 * 7 + 4)
  expect(days(end!, show!)).toBe(17)
})
