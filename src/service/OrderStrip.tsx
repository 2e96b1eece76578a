import { Link } from '@tanstack/react-router'
import styles from './OrderStrip.module.css'
import { capitalize, describeDuration, describeSpan, Facts, works, type Order, type Step } from './orders.tsx'

/**
 * Says below the heading of a service what a buyer asks first: how long a typical order takes, when the customer works on it,
 * and what decides its price. It is the order further down, in brief.
 *
 * @param id the anchor of that order
 */
export function OrderStrip({ id, ...order }: Order & { id: string }) {
  const facts = {
    Duration: describeDuration(order),
    'You take part': capitalize(listWords(yours(order).map((at) => describeSpan(at, order.unit).toLowerCase()))),
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

/** Returns when the customer works, with steps that follow each other as one. */
const yours = ({ steps }: Order) =>
  steps
    .filter(({ by }) => works(by, 'you'))
    .reduce<Step['at'][]>((spans, { at }) => {
      const before = spans.at(-1)
      return before?.to === at.from - 1 ? [...spans.slice(0, -1), { ...at, from: before.from }] : [...spans, at]
    }, [])

/** Returns `a`, `a and b`, or `a, b, and c`. `Intl.ListFormat` would load the browser's locale data (docs/performance.md). */
const listWords = (words: string[]) =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`
