import * as v from 'valibot'
import { type Definition, figure, format } from './figure.ts'

const pieces = { from: 0, to: 1_000_000 }
const weeks = { from: 0, to: 520 }

const Figures = v.object({
  demand: figure(40, pieces),
  demandDeviation: figure(12, pieces),
  lead: figure(9, weeks),
  leadDeviation: figure(2, weeks),
  z: figure(1.65, { from: 0, to: 5 }),
})

/** The figures of the safety stock: pieces a week, weeks, and the factor for the service level. */
export type StockFigures = v.InferOutput<typeof Figures>

/** Returns the safety stock in pieces, rounded up: z times the square root of L × s² + d² × t². */
export function safetyStock({ demand, demandDeviation, lead, leadDeviation, z }: StockFigures): number {
  return roundUp(z * Math.hypot(Math.sqrt(lead) * demandDeviation, demand * leadDeviation))
}

/** Returns the stock, including open orders, at which to reorder, in pieces. */
export function reorderLevel(figures: StockFigures): number {
  return roundUp(figures.demand * figures.lead) + safetyStock(figures)
}

// Up, but for the error of floating-point arithmetic. Never -0.
const roundUp = (pieces: number) => Math.max(0, Math.ceil(pieces - 1e-6))

/** The safety stock. */
export const calculator: Definition<keyof StockFigures> = {
  title: 'Your safety stock',
  fields: {
    demand: { label: 'd, weekly demand', unit: 'pieces, campaigns taken out' },
    demandDeviation: { label: 's, its standard deviation', unit: 'pieces' },
    lead: { label: 'L, lead time', unit: 'weeks' },
    leadDeviation: { label: 't, its standard deviation', unit: 'weeks, from the last 20 receipts' },
    z: { label: 'z, service level', unit: '1.28 for about 90% of cycles, 1.65 for 95%, 2.33 for 99%' },
  },
  schema: Figures,
  work(figures) {
    const [stock, level] = [safetyStock(figures), reorderLevel(figures)]
    return {
      rows: [
        { label: 'Safety stock', value: format(stock) },
        { label: 'Reorder level', value: format(level) },
      ],
      summary: `Safety stock ${format(stock)} pieces; reorder at ${format(level)}.`,
    }
  },
}
