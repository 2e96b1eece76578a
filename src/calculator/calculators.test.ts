import * as v from 'valibot'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '../../tests/fixtures/visit.tsx'
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

test('rounds each stage of the count-back up, and counts no hours for quotations that are made anyway', () => {
  const figures = { orders: 7, ordered: 3, quoted: 10, qualified: 11, inquiries: 25, hours: 2 }
  const needed = { quotations: 24, qualifiedNeeded: 27, inquiriesNeeded: 62, extraHours: 28 }
  expect(countBack(figures)).toEqual(needed)
  expect(countBack({ ...figures, orders: 2 })).toMatchObject({ quotations: 7, extraHours: 0 })
})

test('the money is back sooner with extra hours, later with a lower share, and never without a benefit', () => {
  const figures = { spent: 600, wages: 1_000, loading: 50, availability: 80, running: 200, extra: 100 }
  expect(payBack(figures)).toEqual({ benefit: 200, withoutExtra: 3, withExtra: 2, lowerLoading: 5 })
  const never = { withoutExtra: Infinity, withExtra: Infinity, lowerLoading: Infinity }
  expect(payBack({ ...figures, loading: 5, running: 140 })).toEqual({ benefit: -100, ...never })
})
