// What a typical order is, and what is said of it in brief: above the fold of a service's page and where all are compared.
import styles from './orders.module.css'

type Side = 'you' | 'we'

export type Step = {
  /** The first and the last day or week, counted from 1. What goes on has no last one. */
  at: { from: number; to?: number }
  /** Who works. */
  by: Side | 'you and we'
  text: string
}

/** What a customer orders, as the front matter of a service states it (scripts/texts/readTexts.ts). */
export type Order = {
  scope: string
  /** How long it takes: `4 weeks, then ongoing`. */
  duration: string
  /** What the customer does, and when. */
  effort: string
  unit: 'day' | 'week'
  /** With what the first day or week begins. */
  start: string
  steps: Step[]
  provide: string
  receive: string
  excluded: string
  /** What the price depends on: `the number of pages and languages`. */
  factors: string
  /** What a first message says beside what each one says. */
  begin: string
  /** What only the company can say: `from €2,000, without VAT`, what happens if the work fails, where data is stored. */
  price?: string | undefined
  remedy?: string | undefined
  storage?: string | undefined
}

/** What is said in brief of an order. */
export type ComparedOrder = Pick<Order, 'scope' | 'duration' | 'effort' | 'unit' | 'price' | 'factors' | 'begin'> & {
  steps: Pick<Step, 'at' | 'by'>[]
  /** The label of the link to a demonstration on the page of the service. */
  demonstration?: string
}

export const works = (by: Step['by'], side: Side) => by.split(' and ').includes(side)

/** Says when a step is: `Days 1–8`, `From day 9`. */
export function describeSpan({ from, to }: Step['at'], unit: string): string {
  if (to === undefined) return `From ${unit.toLowerCase()} ${from}`
  return from === to ? `${unit} ${from}` : `${unit}s ${from}–${to}`
}

/** Lists facts by their terms; those that are not known are left out. */
export const Facts = ({
  of,
  className,
}: {
  of: Record<string, string | undefined>
  className?: string | undefined
}) => (
  <dl className={className}>
    {Object.entries(of).map(
      ([term, text]) =>
        text && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ),
    )}
  </dl>
)

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the last day or week of the steps that end, and the same in working days. */
export function measure({ unit, steps }: ComparedOrder) {
  const last = Math.max(...steps.map(({ at: { from, to = from - 1 } }) => to))
  return { last, days: unit === 'week' ? 5 * last : last }
}

const sides = [
  { side: 'you', name: 'You' },
  { side: 'we', name: 'We' },
] as const

/**
 * Draws who works when, on one scale for all services, with a line for each week: a bar of what the customer does above a bar of
 * what we do.
 */
export function Bars({ order, longest }: { order: ComparedOrder; longest: number }) {
  const { last, days } = measure(order)
  const at = (time: number) => `${(100 * time * days) / last / longest}%`
  const weeks = Array.from({ length: Math.floor(longest / 5) + 1 }, (_, week) => `M${5 * week} 0v1`)
  return (
    <svg className={styles.bars} height="28" aria-hidden="true">
      <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" overflow="visible">
        <path className={styles.weeks} d={weeks.join('')} vectorEffect="non-scaling-stroke" />
      </svg>
      {sides.map(({ side, name }, lane) => (
        <g key={side} className={styles[side]} shapeRendering="crispEdges">
          <text x="-8" y={15 * lane + 11} textAnchor="end">
            {name}
          </text>
          {order.steps
            .filter(({ by }) => works(by, side))
            .map(({ at: { from, to } }) =>
              to === undefined ? (
                <svg key={from} x={at(from - 1)} y={15 * lane} overflow="visible">
                  <path d="M2 0 13 6.5 2 13z" />
                </svg>
              ) : (
                <rect key={from} x={at(from - 1)} y={15 * lane} width={at(to - from + 1)} height="13" />
              ),
            )}
        </g>
      ))}
    </svg>
  )
}
