import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readArticle } from '../../../tests/fixtures/articleText.ts'
import { calculator as funnel, countBack, type FunnelFigures } from './funnel.ts'
import { calculator as payback, payBack, type PaybackFigures } from './payback.ts'
import { calculator as stock, reorderLevel, safetyStock, type StockFigures } from './safetyStock.ts'

test.each([
  ['lead-generation-funnel', funnel],
  ['industrial-automation', payback],
  ['supply-chain-optimization', stock],
] as const)('the worked table of %s shows what the calculator works out', async (slug, calculator) => {
  const { fields, schema } = calculator
  const rows = (await readArticle(slug)).split('\n')
  const example = v.parse(schema, {})
  for (const { label, value } of calculator.work(example as never).rows)
    expect(rows.filter((row) => row.startsWith(label) && row.endsWith(` ${value}`))).toHaveLength(1)
  for (const [name, { label }] of Object.entries(fields)) {
    if (label === 'Hours per quotation') continue
    const figure = example[name as never] as number
    const shown = new RegExp(String.raw` €?${figure.toLocaleString('en')}%?$`)
    expect(rows.filter((row) => row.startsWith(label) && shown.test(row))).toHaveLength(1)
  }
})

const whole = (max: number) => fc.integer({ min: 1, max })
const share = fc.integer({ min: 0, max: 100 })
const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })

const funnels: fc.Arbitrary<FunnelFigures> = fc
  .tuple(whole(5_000), whole(5_000), whole(5_000), whole(5_000), whole(5_000), whole(100))
  .map(([orders, a, b, c, d, hours]) => {
    const [ordered, quoted, qualified, inquiries] = [a, b, c, d].toSorted((one, other) => one - other) as [
      number,
      number,
      number,
      number,
    ]
    return { orders, ordered, quoted, qualified, inquiries, hours }
  })

test('last year’s orders need last year’s funnel, without extra hours', () => {
  fc.assert(
    fc.property(funnels, (figures) => {
      expect(countBack({ ...figures, orders: figures.ordered })).toEqual({
        quotations: figures.quoted,
        qualifiedNeeded: figures.qualified,
        inquiriesNeeded: figures.inquiries,
        extraHours: 0,
      })
    }),
  )
})

test('each stage of the count-back is the smallest that gives the stage after it', () => {
  fc.assert(
    fc.property(funnels, (figures) => {
      const { orders, ordered, quoted, qualified, inquiries } = figures
      const { quotations, qualifiedNeeded, inquiriesNeeded } = countBack(figures)
      // In integers: quotations × ordered ÷ quoted ≥ orders, and one quotation less is not enough.
      for (const [needed, rate, of, target] of [
        [quotations, ordered, quoted, orders],
        [qualifiedNeeded, quoted, qualified, quotations],
        [inquiriesNeeded, qualified, inquiries, qualifiedNeeded],
      ] as const) {
        expect(needed * rate).toBeGreaterThanOrEqual(of * target)
        expect((needed - 1) * rate).toBeLessThan(of * target)
      }
    }),
  )
})

const paybacks: fc.Arbitrary<PaybackFigures> = fc.record({
  spent: amount(1, 1e7),
  wages: amount(0, 1e7),
  loading: share,
  availability: share,
  running: amount(0, 1e6),
  extra: amount(0, 1e6),
})

test('the money spent is back after the payback, and never if nothing is left over', () => {
  fc.assert(
    fc.property(paybacks, (figures) => {
      const { benefit, withoutExtra } = payBack(figures)
      // A benefit below a millionth of a euro is lost in rounding.
      expect(benefit > 1e-6 ? withoutExtra * benefit : figures.spent).toBeCloseTo(figures.spent, 0)
      expect(benefit > 0 || withoutExtra === Infinity).toBe(true)
    }),
  )
})

test('extra hours shorten the payback, and a lower loading share lengthens it', () => {
  fc.assert(
    fc.property(paybacks, (figures) => {
      const { withExtra, withoutExtra, lowerLoading } = payBack(figures)
      expect(withExtra).toBeLessThanOrEqual(withoutExtra)
      expect(lowerLoading).toBeGreaterThanOrEqual(withoutExtra)
    }),
  )
})

const stocks: fc.Arbitrary<StockFigures> = fc.record({
  demand: amount(0, 1e4),
  demandDeviation: amount(0, 1e4),
  lead: amount(0, 100),
  leadDeviation: amount(0, 50),
  z: amount(0, 5),
})

test('the square of the safety stock is z² times the sum of both variances, rounded up', () => {
  fc.assert(
    fc.property(stocks, (figures) => {
      const { demand, demandDeviation, lead, leadDeviation, z } = figures
      const exact = z * Math.sqrt(lead * demandDeviation ** 2 + demand ** 2 * leadDeviation ** 2)
      expect(safetyStock(figures)).toBeGreaterThanOrEqual(exact - 1e-3)
      expect(safetyStock(figures)).toBeLessThan(exact + 1 + 1e-3)
      expect(reorderLevel(figures) - safetyStock(figures)).toBeGreaterThanOrEqual(demand * lead - 1e-3)
    }),
  )
})

test('without deviations there is no safety stock', () => {
  fc.assert(
    fc.property(stocks, (figures) => {
      expect(safetyStock({ ...figures, demandDeviation: 0, leadDeviation: 0 })).toBe(0)
    }),
  )
})
