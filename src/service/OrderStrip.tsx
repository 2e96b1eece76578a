import { Link } from '@tanstack/react-router'
import styles from './OrderStrip.module.css'
import { capitalize, Facts, type Order } from './orders.tsx'

/**
 * Says below the heading of a service what a buyer asks first: how long a typical order takes, what the customer does when, and
 * what decides its price. It is the order further down, in brief.
 *
 * @param id the anchor of that order
 */
export function OrderStrip({ id, ...order }: Order & { id: string }) {
  const facts = {
    Duration: order.duration,
    'Your part': order.effort,
    'The price depends on': capitalize(order.factors),
    Price: order.price && capitalize(order.price),
  }
  return (
    <section className={styles.strip} aria-label="A typical order in brief">
      <div className="page-width">
        <Facts of={facts} />
        <p data-print="no">
          <Link to="." hash={id}>
            See a typical order
          </Link>
        </p>
      </div>
    </section>
  )
}
