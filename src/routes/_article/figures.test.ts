import { expect, test } from 'vitest'
import { readArticle } from '../../../tests/fixtures/articleText.ts'
import { claim, findWrongFigures } from '../../../tests/fixtures/figures.ts'

// Figures that follow from others without an equation; equations.test.ts has those with one. The first half of the articles.
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
  'b2b-marketing-trends-2024': [
    claim('With {inquiries} new inquiries a year at two minutes each, that is {hours} hours', ({ inquiries }) => ({
      hours: (inquiries * 2) / 60,
    })),
    claim('One such page every two weeks gives {pages} between April and Christmas', () => ({
      pages: Math.floor((Date.UTC(2024, 11, 25) - Date.UTC(2024, 3, 1)) / (14 * 86_400_000)),
    })),
    claim(
      'Say a booth costs {booth} with travel and brings {talks} real conversations: {perTalk} each. Twenty calls at {call} minutes plus {preparation} for preparation take {hours} hours; at {rate} an hour that is {calls}, or {perCall} each',
      ({ booth, talks, call, preparation, rate }) => {
        const hours = (20 * (call + preparation)) / 60
        return { perTalk: booth / talks, hours, calls: hours * rate, perCall: (hours * rate) / 20 }
      },
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
  'brand-identity-development': [
    claim('Sixteen talks of {talk} minutes are {hours} hours {minutes} minutes', ({ talk }) => ({
      hours: Math.floor((16 * talk) / 60),
      minutes: (16 * talk) % 60,
    })),
    claim(
      'Writing them up takes twice that, {hours} hours {minutes} minutes. Together: {all} hours, {days} working days',
      () => ({
        hours: Math.floor((16 * 40 * 2) / 60),
        minutes: (16 * 40 * 2) % 60,
        all: (16 * 40 * 3) / 60,
        days: (16 * 40 * 3) / 60 / 8,
      }),
    ),
  ],
  'chatbot-implementation': [
    claim('That is {answers} answers; at two minutes each, {hours} hours', ({ answers }) => ({
      answers: 60 * 3,
      hours: (answers * 2) / 60,
    })),
    claim('Nobody should buy software to save {hours} hours', () => ({ hours: 240 / 60 })),
  ],
  'content-strategy-guide': [
    claim('= {cases} cases, or {cups} cups', ({ cases }) => ({ cups: cases * 12 })),
    claim('{minutes} minutes with {cases} cases', ({ minutes }) => ({ cases: minutes * 30 })),
    claim(
      'Four operators on today’s two semi-automatic packers, at {wage} a year each, cost {wages}; take off the one who stays ({stays}) and service ({service}), and {saved} a year remain',
      ({ wage, service }) => ({ wages: 4 * wage, stays: wage, saved: 3 * wage - service }),
    ),
    claim('If {same} of the nine are the same every time, {hours} of those hours', ({ same }) => ({
      hours: (12 * same * 15) / 60,
    })),
    claim('Collecting takes {collecting} and the pieces {pieces}, which leaves {left}', ({ collecting, pieces }) => ({
      pieces: 8 + 6 + 14 + 6 + 10 + 2 * 6,
      left: 13 * 6 - collecting - pieces,
    })),
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
  'customer-testimonials': [
    claim('{before} ÷ {after} = {ratio}, so {more} more parts', ({ before, after }) => ({
      ratio: before / after,
      more: (before / after - 1) * 100,
    })),
    claim(
      'In {hours} productive hours, {seconds} seconds, the cell went from {old} complete parts to {fresh}: {more} more a day',
      ({ hours, seconds, old, fresh }) => ({
        seconds: hours * 3600,
        old: Math.floor(seconds / 74),
        fresh: Math.floor(seconds / 61),
        more: fresh - old,
      }),
    ),
  ],
  'data-security': [
    claim('Two keys for each of {people} people at, say, {key} make {all}', ({ people, key }) => ({
      all: 2 * people * key,
    })),
    claim('A call on Friday at 08:40 rather than on Monday at 10:40 gives the banks {hours} hours more', () => ({
      hours: 170 - 96,
    })),
  ],
  'database-management': [
    claim(
      'Per month that is a loss of {loss} (0.776 to the power of 1/12 is {kept}): {records} records in the first month',
      () => ({
        kept: 0.776 ** (1 / 12),
        loss: (1 - 0.776 ** (1 / 12)) * 100,
        records: 8000 * (1 - 0.776 ** (1 / 12)),
      }),
    ),
    claim('If {wrong} are wrong, the true figure lies between about {low} and {high}', ({ wrong }) => ({
      low: wrong - 196 * Math.sqrt(((wrong / 100) * (1 - wrong / 100)) / 100),
      high: wrong + 196 * Math.sqrt(((wrong / 100) * (1 - wrong / 100)) / 100),
    })),
    claim(
      'Split the {all}: {open} contacts with an open offer or a running order, {active} active in the past year, {others} others',
      (said) => ({
        others: said.all - said.open - said.active,
      }),
    ),
    claim('{checks} checks are {minutes} minutes, or {hours} hours', ({ checks }) => ({
      checks: 600 / 6 + 2400 / 12,
      minutes: checks * 4,
      hours: (checks * 4) / 60,
    })),
  ],
  'digital-transformation': [
    claim('or thirty working days: {share} of the lead time', () => ({ share: (36 / 8 / 30) * 100 })),
    claim('At {orders} orders a year the fifty minutes add up to {hours} hours', ({ orders }) => ({
      hours: (orders * 50) / 60,
    })),
    claim('another {wrong} × {each} = {hours} hours', ({ each }) => ({ wrong: 1200 / 12, hours: 100 * each })),
    claim('takes {hours} hours of waiting, a day and a half', () => ({ hours: 8 + 4 })),
  ],
  'email-marketing-best-practices': [
    claim(
      'Say you write to {contacts} contacts, {answer} in a hundred answer, and half of those send a drawing: {replies} replies, {drawings} drawings',
      (said) => ({
        replies: (said.contacts * said.answer) / 100,
        drawings: (said.contacts * said.answer) / 200,
      }),
    ),
    claim('At {minutes} minutes of estimating each, that makes {hours} hours', ({ minutes }) => ({
      hours: (6 * minutes) / 60,
    })),
    claim('Send {daily} emails a day for {days} days instead ({contacts} ÷ {again})', ({ days, contacts }) => ({
      daily: contacts / days,
      again: days,
    })),
  ],
  'industrial-automation': [
    claim(
      'Turning takes {turning} seconds, the exchange with a double gripper {exchange}: {cycle} seconds',
      (said) => ({
        cycle: said.turning + said.exchange,
      }),
    ),
    claim('3,600 ÷ {cycle} gives {one} parts per lathe and hour, {two} for the two', ({ cycle }) => ({
      one: 3600 / cycle,
      two: (2 * 3600) / cycle,
    })),
    claim('At an availability of {share}, which you state and define, {good} good parts', ({ share }) => ({
      good: ((2 * 3600) / 113) * (share / 100),
    })),
    claim('The robot is busy for {busy} of the {cycle} seconds', () => ({ busy: 2 * 18, cycle: 95 + 18 })),
    claim('€180,000 = {years} years, or sixteen months', () => ({ years: 16 / 12 })),
    claim(
      '{cell} for the cell, {floor} for floor, air, and the interfaces of the lathes, {trays} for trays and a second set of gripper fingers, {training} for training and six weeks of ramp-up. Together {all}',
      (said) => ({
        all: said.cell + said.floor + said.trays + said.training,
      }),
    ),
    claim('That leaves {yearly} a year', () => ({ yearly: 180_000 * 0.55 * 0.85 - 9000 - 8000 })),
    claim('at a contribution of {rate} they are worth {worth}', ({ rate }) => ({ worth: 561 * rate })),
    claim(
      'the yearly benefit becomes {benefit} and the payback {years} years. If not, it stays at {without}',
      ({ benefit }) => ({
        benefit: 67_150 + 19_635,
        years: 300_000 / benefit,
        without: 300_000 / 67_150,
      }),
    ),
    claim(
      'With a loading share of {low} the payback without extra hours is {long} years; with {high} it is {short}',
      ({ low, high }) => ({
        long: 300_000 / (180_000 * (low / 100) * 0.85 - 17_000),
        short: 300_000 / (180_000 * (high / 100) * 0.85 - 17_000),
      }),
    ),
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

test('rejects a figure that does not follow, and a sentence that is gone', () => {
  const sum = claim('{a} and {b} make {c}', ({ a, b }) => ({ c: a + b }))
  expect(findWrongFigures('Two and 1,000.5 make 1,002.5', sum)).toEqual([])
  expect(findWrongFigures('€2 and 3 make €6', sum)).toEqual(['c: says €6, is 5'])
  expect(() => findWrongFigures('Nothing', sum)).toThrow('no longer says')
})

test('counts the fields, records and reasons of the customer database', async () => {
  const text = await readArticle('crm-systems')
  const rows = [...document.querySelectorAll('article tbody tr')].map((row) => row.children[1]?.textContent)
  expect(text).toContain('Twenty-three fields, six stages, and three reports')
  expect(rows).toHaveLength(23)
  expect(new Set(rows)).toEqual(new Set(['Company', 'Person', 'Inquiry']))
})
