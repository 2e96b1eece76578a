import { Link, useRouter } from '@tanstack/react-router'
import { getServices } from '../content/pageFacts.ts'
import { Icon } from '../ui/Drawing.tsx'
import styles from './Comparison.module.css'
import orderStyles from './orders.module.css'
import { Bars, capitalize, describeDuration, measure, type ComparedOrder } from './orders.tsx'

const orders = import.meta.glob<ComparedOrder>('../services/*.mdx', {
  query: '?order',
  import: 'default',
  eager: true,
})

const columns = ['Duration', 'You provide', 'You receive', 'Not included', 'The price depends on']

/** Compares the typical orders of all services, which the front matter of their texts states. On a narrow screen a row is a card, closed at first. */
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
        state the exact scope, schedule, and price.
      </p>
      <p className={styles.key}>
        The bars show on one scale when{' '}
        <span>
          <i className={orderStyles.you} /> you
        </span>{' '}
        and{' '}
        <span>
          <i className={orderStyles.we} /> we
        </span>{' '}
        work.
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
              <td data-label={columns[0]}>
                <span>{describeDuration(order)}</span>
                {/* On a narrow screen it shows and hides the cells that follow. */}
                <details>
                  <summary>Typical order: {describeDuration(order)}</summary>
                </details>
                <Bars order={order} longest={longest} />
              </td>
              <td data-label={columns[1]}>{order.provide}</td>
              <td data-label={columns[2]}>{order.receive}</td>
              <td data-label={columns[3]}>{order.excluded}</td>
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
