import { expect, test } from 'vitest'
import { readArticle } from '../../tests/fixtures/articleText.ts'
import { claim, findWrongFigures } from '../../tests/fixtures/figures.ts'

// Figures without an equation: channels, supply and trade shows. equations.test.ts has those with one.
const safety = (weeks: number, s: number, d: number, t: number) => 1.65 * Math.hypot(Math.sqrt(weeks) * s, d * t)

const claims = {
  'social-media-b2b': [
    claim(
      'costs {film} minutes of filming, {cut} of cutting and captions, {text} for the text, {release} to get the customer’s release, and {answer} to answer what comes in: {hours} hours. Six hours make {clips} clips',
      ({ film, cut, text, release, answer, hours }) => ({
        hours: (film + cut + text + release + answer) / 60,
        clips: 6 / hours,
      }),
    ),
    claim('among {n} accounts, {hours} hours are {minutes} minutes each', ({ n, hours }) => ({
      minutes: (hours * 60) / n,
    })),
    claim('{firms} firms matter to you, with {each} people each: {all} people', ({ firms, each }) => ({
      all: firms * each,
    })),
    claim('If it is {few}, the other {rest} were', ({ few }) => ({ rest: 100 - few })),
  ],
  'supply-chain-optimization': [
    claim(
      'We plan {weekly} DN 10 valve bodies a week. From week {from} to {to} that would be {plan}. Your trade-press offer made it {sold}. I had {reserve} in reserve. {late} pieces',
      ({ weekly, from, to, plan, sold, reserve }) => ({
        plan: weekly * (to - from + 1),
        late: sold - plan - reserve,
      }),
    ),
    claim(
      'booked {booked} weeks before it appeared. Had you written one line that day, I could have ordered {more} more castings with {spare} weeks to spare',
      ({ booked }) => ({
        more: 220 - 160,
        spare: booked - 9,
      }),
    ),
    claim(
      '{a} pieces at {p}, {b} at {q}, {c} at {r}, {d} at {s}. That makes {w} + {x} + {y} + {z} =',
      ({ a, p, b, q, c, r, d, s }) => ({
        w: (a * p) / 100,
        x: (b * q) / 100,
        y: (c * r) / 100,
        z: (d * s) / 100,
      }),
    ),
    claim('The root of {sum} is {root}, times {z} gives {stock}.', () => ({
      sum: 1296 + 6400,
      root: Math.sqrt(7696),
      stock: safety(9, 12, 40, 2),
    })),
    claim('1.65 × {dt} = 132 pieces, a saving of {saved}.', () => ({ dt: 40 * 2, saved: 145 - 132 })),
    claim('the root of 1,296 + {rest} would be {root}, and {stock} pieces', () => ({
      rest: (40 * 1) ** 2,
      root: Math.hypot(3 * 12, 40),
      stock: safety(9, 12, 40, 1),
    })),
    claim('At {price} each, the first frees {first}, the second {pieces} ×', ({ price }) => ({
      first: 13 * price,
      pieces: 145 - 89,
    })),
    claim('Week 30: {refill} in addition', () => ({ refill: 145 + 10 })),
    claim('Weeks {from}–{to}: {all} in all', ({ from, to }) => ({ all: (to - from + 1) * 40 })),
    claim(
      '{all} bodies a year, {share}% of them from a second foundry at {dear} instead of {cheap}: {part} × {more} =',
      ({ all, share, dear, cheap }) => ({
        all: 52 * 40,
        part: (all * share) / 100,
        more: dear - cheap,
      }),
    ),
    claim('cost {pattern}, over {years} years {each} a year. Together {sum}.', ({ pattern, years, each }) => ({
      each: pattern / years,
      sum: 4368 + each,
    })),
    claim(
      'A stoppage of {weeks} weeks costs {sum}, so the second source must prevent one every {years} years to pay. At {more} weeks, {total}, one in {rare} years',
      ({ weeks, sum, more, total }) => ({
        sum: weeks * 5600,
        years: sum / 6168,
        total: more * 5600,
        rare: total / 6168,
      }),
    ),
    claim('{pieces} more castings tie up {sum}, at {rate}% interest {cost} a year', ({ pieces, sum, rate }) => ({
      pieces: 2 * 40,
      sum: pieces * 85,
      cost: (sum * rate) / 100,
    })),
  ],
  'trade-show-marketing': [
    claim('If one conversation in three is never followed up, {lost} of them, then {sum} has', ({ lost }) => ({
      lost: 144 / 3,
      sum: lost * 250,
    })),
    claim(
      '{days} days of eight hours make {hours} hours; with one of the four always at lunch or walking a customer around, {people} people give {presence} hours',
      ({ days, hours, people }) => ({
        hours: days * 8,
        presence: people * hours,
      }),
    ),
    claim('takes 20 minutes: {hours} hours × {each} = {all} conversations, {price} each', ({ all }) => ({
      hours: 96 / 2,
      each: 60 / 20,
      price: 36_000 / all,
    })),
    claim(
      'A fifth person costs {hotel} for hotel, {travel} for travel, and {work} in working time, {sum} together',
      ({ hotel, travel, work }) => ({
        hotel: 5 * 220,
        work: 6 * 400,
        sum: hotel + travel + work,
      }),
    ),
    claim('× 3 = {more} conversations at {price}.', ({ more }) => ({ price: 3750 / more })),
    claim(
      'Say the {all} divide into {a} A, {b} B, and {c} C. At {x}, {y}, and {z} minutes that is {p} hours, {q} hours, and about {r} hours: {sum} hours in all. At {rate} an hour follow-up costs {cost}, some {share} of',
      ({ a, b, c, x, y, z, p, q, r, sum, rate, cost }) => ({
        all: a + b + c,
        p: (a * x) / 60,
        q: (b * y) / 60,
        r: (c * z) / 60,
        sum: p + q + r,
        cost: sum * rate,
        share: (cost / 36_000) * 100,
      }),
    ),
    claim(
      'A day on the road costs {work} in working time and, say, {travel} in travel. The show’s budget would pay for {budget} ÷ {day} =',
      ({ work, travel }) => ({ day: work + travel }),
    ),
    claim('gave you {a} A and {b} B contacts, {sum} in all', ({ a, b }) => ({ sum: a + b })),
    claim('The visits take {visits} working days and the show takes {days}.', () => ({
      visits: 36_000 / 500,
      days: 4 * 6,
    })),
  ],
}

test.each(Object.entries(claims))('the figures of %s follow from its inputs', async (slug, claims) => {
  const text = await readArticle(slug)
  for (const claim of claims) expect(findWrongFigures(text, claim)).toEqual([])
})

test('no combination of the four open orders is the weighted sum', async () => {
  expect(await readArticle('supply-chain-optimization')).toContain('No combination of your four orders gives 104')
  const sums = [50, 120, 30, 200].reduce((all, order) => [...all, ...all.map((sum) => sum + order)], [0])
  expect(sums).not.toContain(104)
})

test('the eight cost lines of the booth add up to the total', async () => {
  const text = await readArticle('trade-show-marketing')
  const lines = [...text.matchAll(/^(?:Space|Modular|Power|Machine|Hotel|Travel|Badge|Working).*€([\d,]+)$/gm)]
  expect(lines).toHaveLength(8)
  const sum = lines.reduce((total, [, euros]) => total + Number(euros!.replace(',', '')), 0)
  expect(text).toContain(`The total is €${sum.toLocaleString('en')}.`)
})
