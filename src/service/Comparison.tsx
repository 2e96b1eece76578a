import { Link, useRouter } from '@tanstack/react-router'
import { getServices } from '../content/pageFacts.ts'
import { ServiceIcon } from '../ui/Drawing.tsx'
import { TableHead } from '../ui/Table.tsx'
import { Block } from './Block.tsx'
import styles from './Comparison.module.css'
import { Bars, capitalize, measure, type ComparedOrder } from './orders.tsx'

const orders = import.meta.glob<ComparedOrder>('../services/*.mdx', {
  query: '?order',
  import: 'default',
  eager: true,
})

/** Returns what is said in brief of the typical order of a service. */
export const getOrder = (slug: string) => orders[`../services/${slug}.mdx`]!

const columns = ['Choose it if', 'Duration and your part', 'The price depends on']

/**
 * Compares the typical orders of all services by what a buyer chooses by: the problem, how long it takes on one scale, what the
 * customer does, and what decides the price. On a phone a row is an entry, and the disclosure shows the rest of all entries.
 */
export function Comparison() {
  const services = getServices(useRouter()).map((service) => ({ ...service, order: getOrder(service.slug) }))
  const longest = Math.max(...services.map(({ order }) => measure(order).days))
  return (
    <Block id="all-services" heading="All services compared" sheet>
      <p>
        This table compares one typical order for each service. Each service page lists the steps, and your proposal
        will state the exact scope, schedule, and price.
      </p>
      <p>
        The bars show on one scale who works when: an outline spans the days within which your part falls, a full bar
        those on which we work. Each vertical line marks one week (five working days). An arrow means that the work
        continues.
      </p>
      <details className={styles.more} data-print="no">
        <summary>Show what each order includes, and what its price depends on</summary>
      </details>
      <table className={styles.comparison} aria-labelledby="all-services">
        <TableHead columns={['Service', ...columns]} />
        <tbody>
          {services.map(({ path, slug, title, choose, order }) => (
            <tr key={path}>
              <th scope="row">
                <ServiceIcon slug={slug} />
                <Link to={path}>{title}</Link>
                <p>{order.scope}</p>
                {order.demonstration && (
                  <Link to={path} hash="demonstration" className="scripted-only" data-print="no">
                    {order.demonstration}
                  </Link>
                )}
              </th>
              <td data-label={columns[0]}>{`${capitalize(choose)}.`}</td>
              <td>
                <strong>{order.duration}</strong>
                <Bars order={order} longest={longest} />
                <p>{order.effort}</p>
              </td>
              <td data-label={columns[2]}>
                {capitalize(order.factors)}
                {order.price && <strong>{capitalize(order.price)}</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  )
}
