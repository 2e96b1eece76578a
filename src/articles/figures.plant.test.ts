import { expect, test } from 'vitest'
import { readArticle } from '../../tests/fixtures/articleText.ts'
import { claim, findWrongFigures } from '../../tests/fixtures/figures.ts'

// Figures without an equation: data, paperwork and automation. equations.test.ts has those with one.
const claims = {
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

test.each(Object.entries(claims))('the figures of %s follow from its inputs', async (slug, claims) => {
  const text = await readArticle(slug)
  for (const claim of claims) expect(findWrongFigures(text, claim)).toEqual([])
})
