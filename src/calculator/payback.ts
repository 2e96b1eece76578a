import * as v from 'valibot'
import { type Definition, figure, format } from './figure.ts'

const euros = { from: 0, to: 1_000_000_000 }
const percent = { from: 0, to: 100 }

const Figures = v.object({
  spent: figure(300_000, { ...euros, from: 1 }),
  wages: figure(180_000, euros),
  loading: figure(55, percent),
  availability: figure(85, percent),
  running: figure(17_000, euros),
  extra: figure(19_635, euros),
})

/** The figures of the payback, lines A to F: euros, euros a year, and percent. */
export type PaybackFigures = v.InferOutput<typeof Figures>

/** Returns the yearly benefit in euros without extra hours, and the payback in years of three cases; Infinity for never. */
export function payBack({ spent, wages, loading, availability, running, extra }: PaybackFigures) {
  const benefitAt = (share: number) => (wages * share * availability) / 10_000 - running
  const benefit = benefitAt(loading)
  return {
    benefit,
    withoutExtra: years(spent, benefit),
    withExtra: years(spent, benefit + extra),
    lowerLoading: years(spent, benefitAt(Math.max(0, loading - 10))),
  }
}

const years = (spent: number, benefit: number) => (benefit > 0 ? spent / benefit : Infinity)

const formatYears = (value: number) => (value === Infinity ? 'never' : `${format(value, 1)} years`)

/** The payback of a robot cell. */
export const calculator: Definition<keyof PaybackFigures> = {
  title: 'Your payback',
  fields: {
    spent: {
      label: 'A. Total spent before it runs',
      unit: 'euros: cell, floor, interfaces, tooling, training, ramp-up',
    },
    wages: { label: 'B. Wages of the operators', unit: 'euros a year, all shifts' },
    loading: { label: 'C. Loading share', unit: 'percent of a shift, by stopwatch' },
    availability: { label: 'D. Availability', unit: 'percent, as agreed' },
    running: { label: 'E. Service, spares, programming', unit: 'euros a year' },
    extra: { label: 'F. Value of the extra hours', unit: 'euros a year, if there are orders for them' },
  },
  schema: Figures,
  work(figures) {
    const { benefit, withoutExtra, withExtra, lowerLoading } = payBack(figures)
    return {
      rows: [
        { label: 'G. Benefit without extra hours', value: `${benefit < 0 ? '−' : ''}€${format(Math.abs(benefit), 0)}` },
        { label: 'H. Payback without extra hours', value: formatYears(withoutExtra) },
        { label: 'I. Payback with extra hours', value: formatYears(withExtra) },
        { label: 'J. Payback, loading share ten points lower', value: formatYears(lowerLoading) },
      ],
      summary: `Payback without extra hours: ${formatYears(withoutExtra)}. With them: ${formatYears(withExtra)}.`,
    }
  },
}
