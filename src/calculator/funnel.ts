import * as v from 'valibot'
import { type Definition, figure, format } from './figure.ts'

const count = { from: 1, to: 1_000_000, whole: true }

const Figures = v.object({
  orders: figure(72, count),
  inquiries: figure(500, count),
  qualified: figure(300, count),
  quoted: figure(240, count),
  ordered: figure(48, count),
  hours: figure(4, { from: 0, to: 1_000 }),
})

/** The figures of the count-back, lines A to E and the hours for one quotation. */
export type FunnelFigures = v.InferOutput<typeof Figures>

/** Counts back from the orders wanted to what is needed at each stage, each rounded up, and the extra hours of quoting. */
export function countBack({ orders, inquiries, qualified, quoted, ordered, hours }: FunnelFigures) {
  const quotations = Math.ceil((orders * quoted) / ordered)
  const qualifiedNeeded = Math.ceil((quotations * qualified) / quoted)
  const inquiriesNeeded = Math.ceil((qualifiedNeeded * inquiries) / qualified)
  return { quotations, qualifiedNeeded, inquiriesNeeded, extraHours: Math.max(0, quotations - quoted) * hours }
}

const parts = [
  ['qualified', 'inquiries', 'C', 'B'],
  ['quoted', 'qualified', 'D', 'C'],
  ['ordered', 'quoted', 'E', 'D'],
] as const

/** The funnel count-back. */
export const calculator: Definition<keyof FunnelFigures> = {
  title: 'Your count-back',
  fields: {
    orders: { label: 'A. Orders wanted', unit: 'orders from new customers, next year' },
    inquiries: { label: 'B. Inquiries last year', unit: 'inquiries, by date received' },
    qualified: { label: 'C. Qualified', unit: 'inquiries of line B' },
    quoted: { label: 'D. Quoted', unit: 'inquiries of line C; a revision counts once' },
    ordered: { label: 'E. Ordered', unit: 'inquiries of line D' },
    hours: { label: 'Hours per quotation', unit: 'hours of engineering' },
  },
  schema: Figures,
  findErrors: (figures) =>
    Object.fromEntries(
      parts
        .filter(([part, whole]) => figures[part] > figures[whole])
        .map(([part, , line, of]) => [part, `Line ${line} cannot be larger than line ${of}`]),
    ),
  work(figures) {
    const { quotations, qualifiedNeeded, inquiriesNeeded, extraHours } = countBack(figures)
    const needed = `${format(inquiriesNeeded)} inquiries and ${format(extraHours)} extra hours of engineering`
    return {
      rows: [
        { label: 'F. Quotations needed', value: format(quotations) },
        { label: 'G. Qualified inquiries needed', value: format(qualifiedNeeded) },
        { label: 'H. Inquiries needed', value: format(inquiriesNeeded) },
        { label: 'I. Extra engineering hours', value: format(extraHours) },
      ],
      summary: `${format(figures.orders)} orders need ${needed}.`,
    }
  },
}
