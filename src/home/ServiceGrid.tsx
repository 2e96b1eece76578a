import { Link, useRouter } from '@tanstack/react-router'
import { getServices } from '../content/pageFacts.ts'
import { capitalize } from '../service/orders.tsx'
import { Callouts, type DrawingFile, Icon, ServiceIcon } from '../ui/Drawing.tsx'
import styles from './ServiceGrid.module.css'

type Props = {
  /** The drawings of the services that are shown large, by slug. */
  drawings: Record<string, DrawingFile>
}

/**
 * Lists the services as cards, each with the problem for which a buyer chooses it. Adding a service adds its card, and the last
 * one fills its row. One with a drawing is as high as two, and on a large screen as wide, if there are at least six: the grid
 * closes if the others stand beside the two in pairs.
 */
export function ServiceGrid({ drawings }: Props) {
  return (
    <section className={`ruled ${styles.section}`} aria-labelledby="services">
      <div className="page-width">
        <h2 id="services">Our Services</h2>
        <p className="lead">What is the problem?</p>
        <ul role="list" className={`cells ${styles.grid}`}>
          {getServices(useRouter()).map(({ path: to, slug, title, choose, card }) => (
            <li key={to} className={drawings[slug] && styles.large}>
              <ServiceIcon slug={slug} />
              <div>
                <p id={`solves-${slug}`}>{`${capitalize(choose)}.`}</p>
                <h3>
                  <Icon name="arrow-right" />
                  <Link to={to} aria-describedby={`solves-${slug}`}>
                    {title}
                  </Link>
                </h3>
                <p>{card}</p>
              </div>
              {drawings[slug] && <Figure drawing={drawings[slug]} />}
            </li>
          ))}
        </ul>
        <p className="lead">
          Do two of them fit?{' '}
          <Link to="/more-information" hash="all-services">
            Compare all services
          </Link>
        </p>
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
