import { expect, test } from 'vitest'
import { readArticle } from '../../tests/fixtures/articleText.ts'
import { claim, findWrongFigures } from '../../tests/fixtures/figures.ts'

// Figures without an equation: content and brand. equations.test.ts has those with one.
const claims = {
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
}

test.each(Object.entries(claims))('the figures of %s follow from its inputs', async (slug, claims) => {
  const text = await readArticle(slug)
  for (const claim of claims) expect(findWrongFigures(text, claim)).toEqual([])
})
