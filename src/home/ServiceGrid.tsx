import { Link, useRouter } from '@tanstack/react-router'
import { getServices } from '../content/pageFacts.ts'
import { Callouts, type DrawingFile, ServiceIcon } from '../ui/Drawing.tsx'
import styles from './ServiceGrid.module.css'

type Props = {
  /** The drawings of the services that are shown large, by slug. */
  drawings: Record<string, DrawingFile>
}

/**
 * Lists the services as cards. Adding a service adds its card, and the last one fills its row. One with a drawing is as high
 * as two, and on a large screen as wide, if there are at least six: the grid closes if the others stand beside the two in pairs.
 */
export function ServiceGrid({ drawings }: Props) {
  return (
    <section className="section ruled" aria-labelledby="services">
      <div className="page-width">
        <h2 id="services">Our Services</h2>
        <p className={`lead ${styles.introduction}`}>
          Each page describes a typical order: what you do, what you receive, how long it takes, and what the price
          depends on.{' '}
          <Link to="/more-information" hash="all-services">
            Compare all services
          </Link>
        </p>
        <ul role="list" className={`cells ${styles.grid}`}>
          {getServices(useRouter()).map(({ path: to, slug, title, card }) => (
            <li key={to} className={drawings[slug] && styles.large}>
              <div className={styles.card}>
                {drawings[slug] && <Figure drawing={drawings[slug]} />}
                <ServiceIcon slug={slug} />
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{card}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * Renders the drawing of a service over the width of its card, with the words of its callouts. The margin and the frame of its
 * sheet are cut off: the card is its frame.
 */
const Figure = ({ drawing: { src, alt, callouts } }: { drawing: DrawingFile }) => (
  <div className={styles.figure} data-print="no">
    <img src={`${src}#svgView(viewBox(31,31,1138,569))`} alt={alt} width={1140} height={570} loading="lazy" />
    <Callouts words={callouts} />
  </div>
)
