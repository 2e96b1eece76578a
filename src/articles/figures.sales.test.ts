import { expect, test } from 'vitest'
import { readArticle } from '../../tests/fixtures/articleText.ts'
import { claim, findWrongFigures } from '../../tests/fixtures/figures.ts'

// Figures without an equation: sales and its software. equations.test.ts has those with one.
const claims = {
  'ai-in-sales': [
    claim('The gain is {gain} minutes, and {rfqs} × {again} = {minutes} minutes, or {hours} hours a year', (said) => ({
      gain: 12 - 4.5,
      again: said.gain,
      hours: said.minutes / 60,
    })),
    claim('If the check takes {check} minutes', () => ({ check: 11.5 - 0.1 * 15 })),
    claim('the total is {total} against {entry}', () => ({ total: 10 + 0.1 * 15, entry: 12 })),
    claim(
      '{fields} fields, {right} right, which is {share}. Of the {errors} errors, {needless} were needless “not stated,” {plain} were plain at a glance, {serious} were serious',
      ({ fields, right, needless, plain }) => ({
        share: (right / fields) * 100,
        errors: fields - right,
        serious: fields - right - needless - plain,
      }),
    ),
  ],
  'b2b-platform-success': [
    claim('= {capacity} machine hours a week. At {booked} booked, {free} hours are free', ({ capacity, booked }) => ({
      free: capacity * (1 - booked / 100),
    })),
    claim(
      'A, fee {fee}: {inquiries} inquiries, {quoted} worth quoting, {orders} orders of {value}. Time {sorting} + {quoting} + 8 = {hours} hours, or {time}. Cost {cost}, margin {margin}, result {result}',
      (said) => {
        const { time, margin } = platformYear(said)
        return { ...platformYear(said), cost: time + said.fee, result: margin - time - said.fee }
      },
    ),
    claim(
      'B, free: {inquiries} inquiries, {quoted} worth quoting, {orders} order of {value}. Time {sorting} + {quoting} + 8 = {hours} hours, or {time}. Margin {margin}, result {result}',
      (said) => ({ ...platformYear(said), result: platformYear(said).margin - platformYear(said).time }),
    ),
    claim(
      'C, fee {fee}: {inquiries} inquiries, {quoted} worth quoting, {orders} orders of {value}. Time {sorting} + {quoting} + 8 = {hours} hours, or {time}. Cost {cost}, margin {margin}, result {result}',
      (said) => {
        const { time, margin } = platformYear(said)
        return { ...platformYear(said), cost: time + said.fee, result: margin - time - said.fee }
      },
    ),
    claim('One more order on B would have lifted its result to {result}', () => ({ result: 2 * 6000 * 0.3 - 70 * 45 })),
    claim('{goodA} of {allA} is {shareA} and {goodB} of {allB} is {shareB}', ({ goodA, allA, goodB, allB }) => ({
      shareA: (goodA / allA) * 100,
      shareB: (goodB / allB) * 100,
    })),
    claim(
      'cut B to {inquiries} inquiries, the same {quoted} of them good. Time falls to {sorting} + {quoting} + 8 = {hours} hours or {time}, and the one order, with its margin of {margin}, covers it with {left} to spare',
      ({ inquiries, quoted, margin }) => {
        const hours = inquiries / 3 + quoted * 2 + 8
        return { sorting: inquiries / 3, quoting: quoted * 2, hours, time: hours * 45, left: margin - hours * 45 }
      },
    ),
  ],
  'chatbot-implementation': [
    claim('That is {answers} answers; at two minutes each, {hours} hours', ({ answers }) => ({
      answers: 60 * 3,
      hours: (answers * 2) / 60,
    })),
    claim('Nobody should buy software to save {hours} hours', () => ({ hours: 240 / 60 })),
  ],
  'crm-systems': [
    claim(
      '{won} of {all} is {rate}; leave out the unanswered ones and it is {again} of {answered}, or {higher}',
      (said) => ({
        rate: (said.won / said.all) * 100,
        again: said.won,
        answered: said.all - 40,
        higher: (said.won / (said.all - 40)) * 100,
      }),
    ),
    claim('in value it is {won} of {all}, or {rate}', ({ won, all }) => ({ rate: (won / all) * 100 })),
    claim('The average quotation was {quotation}, the average order {order}', () => ({
      quotation: 6_000_000 / 200,
      order: 900_000 / 50,
    })),
    claim(
      'Existing customers: {old} quotations, {oldWon} orders, {oldRate}. New ones: {fresh} quotations, {freshWon} orders, {freshRate}',
      ({ old, oldWon, fresh, freshWon }) => ({
        oldRate: (oldWon / old) * 100,
        fresh: 200 - old,
        freshWon: 50 - oldWon,
        freshRate: (freshWon / fresh) * 100,
      }),
    ),
    claim(
      '{cold} were single pieces from firms nobody had spoken to, and they gave {coldWon} orders, {coldRate}. The remaining {rest} gave {restWon}, which is {restRate}',
      ({ cold, coldWon, rest, restWon }) => ({
        coldRate: (coldWon / cold) * 100,
        rest: 140 - cold,
        restWon: 20 - coldWon,
        restRate: (restWon / rest) * 100,
      }),
    ),
    claim(
      'those {cold} single pieces took {hours} hours, {each} hours per order won. The other {rest} took {restHours} hours, about {restEach} per order',
      ({ cold, rest }) => ({
        hours: cold * 3,
        each: (cold * 3) / 4,
        restHours: rest * 3,
        restEach: (rest * 3) / 16,
      }),
    ),
    claim('Eighty such calls take {minutes} minutes, a little over {hours} hours', ({ minutes }) => ({
      minutes: 80 * 10,
      hours: Math.floor(minutes / 60),
    })),
    claim('If they weed out {out} of the 80, they free {hours} hours', ({ out }) => ({ hours: out * 3 })),
  ],
}

/** Recomputes the year on a sourcing platform: 20 minutes for an inquiry, 2 hours for a quotation, 8 for upkeep, €45 an hour, 30% margin. */
function platformYear({
  inquiries,
  quoted,
  orders,
  value,
}: Record<'inquiries' | 'quoted' | 'orders' | 'value', number>) {
  const [sorting, quoting] = [inquiries / 3, quoted * 2]
  const hours = sorting + quoting + 8
  return { sorting, quoting, hours, time: hours * 45, margin: orders * value * 0.3 }
}

test.each(Object.entries(claims))('the figures of %s follow from its inputs', async (slug, claims) => {
  const text = await readArticle(slug)
  for (const claim of claims) expect(findWrongFigures(text, claim)).toEqual([])
})

test('counts the fields, records and reasons of the customer database', async () => {
  const text = await readArticle('crm-systems')
  const rows = [...document.querySelectorAll('article tbody tr')].map((row) => row.children[1]?.textContent)
  expect(text).toContain('Twenty-three fields, six stages, and three reports')
  expect(rows).toHaveLength(23)
  expect(new Set(rows)).toEqual(new Set(['Company', 'Person', 'Inquiry']))
})
