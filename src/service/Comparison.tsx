import { Link, useRouter } from '@tanstack/react-router'
import { getServices } from '../content/pageFacts.ts'
import { Icon } from '../ui/Drawing.tsx'
import styles from './Comparison.module.css'
import { type Order, works } from './TypicalOrder.tsx'

/** What is compared of a typical order. */
export type ComparedOrder = Pick<Order, 'scope' | 'unit' | 'provide' | 'receive' | 'excluded' | 'price' | 'factors'> & {
  steps: Pick<Order['steps'][number], 'at' | 'by'>[]
}

const orders = import.meta.glob<ComparedOrder>('../services/*.mdx', {
  query: '?order',
  import: 'default',
  eager: true,
})

const columns = ['You provide', 'You receive', 'Not included', 'Duration', 'The price depends on']

/** Compares the typical orders of all services, which the front matter of their texts states. On a narrow screen a row is a card. */
export function Comparison() {
  const bySlug = Object.fromEntries(
    Object.entries(orders).map(([file, order]) => [file.replace(/^.*\/|\.mdx.*$/g, ''), order]),
  )
  const services = getServices(useRouter()).map((service) => ({ ...service, order: bySlug[service.slug]! }))
  const longest = Math.max(...services.map(({ order }) => measure(order).days))
  return (
    <section aria-labelledby="all-services">
      <h2 id="all-services">All services compared</h2>
      <p className={styles.lead}>
        The table shows a typical order of each service. The page of a service lists the steps, and your proposal will
        state the exact scope, schedule, and price. The bars show on one scale when <i className={styles.you} /> you and{' '}
        <i className={styles.we} /> we work.
      </p>
      <table className={styles.comparison} aria-labelledby="all-services">
        <thead>
          <tr>
            {['Service', ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ path, slug, number, title, order }) => (
            <tr key={path}>
              <th scope="row">
                <span className={styles.name}>
                  <Icon name={slug} size={48} />
                  <span className="number">{number}</span>
                  <Link to={path}>{title}</Link>
                </span>
                <p>{order.scope}</p>
              </th>
              <td data-label={columns[0]}>{order.provide}</td>
              <td data-label={columns[1]}>{order.receive}</td>
              <td data-label={columns[2]}>{order.excluded}</td>
              <td data-label={columns[3]}>
                {describe(order)}
                <Bars order={order} longest={longest} />
              </td>
              <td data-label={columns[4]}>
                {capitalize(order.factors)}
                {order.price && <p className={styles.price}>{capitalize(order.price)}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the last day or week of the steps that end, and the same in working days. */
function measure({ unit, steps }: ComparedOrder) {
  const last = Math.max(...steps.map(({ at: { from, to = from - 1 } }) => to))
  return { last, days: unit === 'week' ? 5 * last : last }
}

/** Says how long we work. */
function describe(order: ComparedOrder): string {
  const { last } = measure(order)
  const { at, by } = order.steps.at(-1)!
  const goesOn = at.to === undefined && works(by, 'we')
  const unit = order.unit === 'day' ? 'working day' : 'week'
  return `${last} ${unit}${last === 1 ? '' : 's'}${goesOn ? ', then ongoing' : ''}`
}

const sides = ['you', 'we'] as const

/** Draws who works when, on one scale for all services: a bar of what you do above a bar of what we do. */
function Bars({ order, longest }: { order: ComparedOrder; longest: number }) {
  const { last, days } = measure(order)
  const at = (time: number) => `${(100 * time * days) / last / longest}%`
  return (
    <svg className={styles.bars} height="17" aria-hidden="true">
      {sides.map((side, lane) => (
        <g key={side} className={styles[side]} shapeRendering="crispEdges">
          {order.steps
            .filter(({ by }) => works(by, side))
            .map(({ at: { from, to } }) =>
              to === undefined ? (
                <svg key={from} x={at(from - 1)} y={9 * lane} overflow="visible">
                  <path d="M2 0 9 4 2 8z" />
                </svg>
              ) : (
                <rect key={from} x={at(from - 1)} y={9 * lane} width={at(to - from + 1)} height="8" />
              ),
            )}
        </g>
      ))}
    </svg>
  )
}
