import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { getServices } from '../content/pageFacts.ts'
import { ServiceIcon } from '../ui/Drawing.tsx'
import { TableHead } from '../ui/Table.tsx'
import button from '../ui/button.module.css'
import styles from './Comparison.module.css'
import orderStyles from './orders.module.css'
import { Bars, capitalize, measure, type ComparedOrder } from './orders.tsx'

const orders = import.meta.glob<ComparedOrder>('../services/*.mdx', {
  query: '?order',
  import: 'default',
  eager: true,
})

const measures = ['Duration', 'The price depends on']
const parts = ['You provide', 'You receive', 'Not included']

/**
 * Compares the typical orders of all services, which the front matter of their texts states: first what fits a line, on one
 * scale, then what each side does. On a phone a row of the first table is a card; the rows of the second are closed at first.
 */
export function Comparison() {
  const bySlug = Object.fromEntries(
    Object.entries(orders).map(([file, order]) => [file.replace(/^.*\/|\.mdx.*$/g, ''), order]),
  )
  const services = getServices(useRouter()).map((service) => ({ ...service, order: bySlug[service.slug]! }))
  const longest = Math.max(...services.map(({ order }) => measure(order).days))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="all-services">
      <h2 id="all-services">All services compared</h2>
      <p className={styles.lead}>
        This table compares one typical order for each service. Each service page lists the steps, and your proposal
        will state the exact scope, schedule, and price.
      </p>
      <h3 id="duration-and-price">Duration and price</h3>
      <p className={styles.key}>
        The bars show, on one scale, when{' '}
        <span>
          <i className={orderStyles.you} /> you
        </span>{' '}
        and{' '}
        <span>
          <i className={orderStyles.we} /> we
        </span>{' '}
        work. Each vertical line marks one week (five working days). An arrow means that the work continues.
      </p>
      <table className={styles.measures} aria-labelledby="duration-and-price">
        <TableHead columns={['Service', ...measures]} />
        <tbody>
          {services.map(({ path, slug, title, choose, order }) => (
            <tr key={path}>
              <th scope="row">
                <ServiceIcon slug={slug} />
                <Link to={path}>{title}</Link>
                <p>Choose it if {choose}.</p>
                <p>{order.scope}</p>
                {order.demonstration && (
                  <Link to={path} hash="demonstration" className="scripted-only" data-print="no">
                    {order.demonstration}
                  </Link>
                )}
              </th>
              <td data-label={measures[0]}>
                <strong>{order.duration}</strong>
                <Bars order={order} longest={longest} />
                <p>{order.effort}</p>
              </td>
              <td data-label={measures[1]}>
                {capitalize(order.factors)}
                {order.price && <strong>{capitalize(order.price)}</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 id="provide-and-receive">What you provide and receive</h3>
      <button
        type="button"
        className={`scripted-only ${button.secondary} ${styles.all}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close all' : 'Open all'}
      </button>
      <table className={styles.parts} aria-labelledby="provide-and-receive">
        <TableHead columns={['Service', ...parts]} />
        <tbody>
          {services.map(({ path, title, order }) => (
            <tr key={path}>
              <th scope="row">{title}</th>
              {[order.provide, order.receive, order.excluded].map((text, index) => (
                <td key={parts[index]}>
                  {/* On a narrow screen it stands for the name of the row, and shows and hides its texts. */}
                  {index === 0 && (
                    <details open={isOpen}>
                      <summary>{title}</summary>
                    </details>
                  )}
                  <span data-label={parts[index]}>{text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
