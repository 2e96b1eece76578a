import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '../../../tests/fixtures/visit.tsx'
import { calculator as funnel, countBack } from './funnel.ts'
import { calculator as payback, payBack } from './payback.ts'
import { calculator as stock } from './safetyStock.ts'

test.each([
  ['lead-generation-funnel', funnel],
  ['industrial-automation', payback],
  ['supply-chain-optimization', stock],
] as const)('the worked table of %s shows what the calculator works out', async (slug, calculator) => {
  await visit(`/blog/${slug}`)
  const rows = Array.from(page.getByRole('article').element().querySelectorAll('tr'), ({ children }) =>
    Array.from(children, ({ textContent }) => textContent.replaceAll(/\s+/g, ' ')).join(' '),
  )
  const { fields, schema } = calculator
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

const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })

test('each stage of the count-back is the smallest that gives the stage after it', () => {
  const count = fc.integer({ min: 1, max: 5_000 })
  fc.assert(
    fc.property(fc.array(count, { minLength: 4, maxLength: 4 }), count, count, (stages, orders, hours) => {
      const [ordered, quoted, qualified, inquiries] = stages.toSorted((one, other) => one - other) as [
        number,
        number,
        number,
        number,
      ]
      const needed = countBack({ orders, ordered, quoted, qualified, inquiries, hours })
      // In integers: quotations × ordered ÷ quoted ≥ orders, and one quotation less is not enough.
      for (const [count, rate, of, target] of [
        [needed.quotations, ordered, quoted, orders],
        [needed.qualifiedNeeded, quoted, qualified, needed.quotations],
        [needed.inquiriesNeeded, qualified, inquiries, needed.qualifiedNeeded],
      ] as const) {
        expect(count * rate).toBeGreaterThanOrEqual(of * target)
        expect((count - 1) * rate).toBeLessThan(of * target)
      }
      expect(needed.extraHours).toBe(Math.max(0, needed.quotations - quoted) * hours)
    }),
  )
})

test('the money spent is back after the payback, sooner with extra hours and later with a lower share', () => {
  const share = fc.integer({ min: 0, max: 100 })
  const figures = fc.record({
    spent: amount(1, 1e7),
    wages: amount(0, 1e7),
    loading: share,
    availability: share,
    running: amount(0, 1e6),
    extra: amount(0, 1e6),
  })
  fc.assert(
    fc.property(figures, (given) => {
      const { benefit, withExtra, withoutExtra, lowerLoading } = payBack(given)
      // A benefit below a millionth of a euro is lost in rounding.
      expect(benefit > 1e-6 ? withoutExtra * benefit : given.spent).toBeCloseTo(given.spent, 0)
      expect(benefit > 0 || withoutExtra === Infinity).toBe(true)
      expect(withExtra).toBeLessThanOrEqual(withoutExtra)
      expect(lowerLoading).toBeGreaterThanOrEqual(withoutExtra)
    }),
  )
})
