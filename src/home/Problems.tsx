import { Link, useRouter } from '@tanstack/react-router'
import { getServices } from '../content/pageFacts.ts'
import { Icon } from '../ui/Drawing.tsx'
import { capitalize } from '../service/orders.tsx'
import styles from './Problems.module.css'

/** Lists the problems for which a buyer chooses a service, each as a link to the service that solves it. */
export function Problems() {
  return (
    <section className={`ruled ${styles.band}`} aria-labelledby="problems">
      <div className="page-width">
        <h2 id="problems">What is the problem?</h2>
        <ul role="list" className={styles.list}>
          {getServices(useRouter()).map(({ path, slug, title, choose }) => (
            <li key={path}>
              <Link to={path} aria-describedby={`solves-${slug}`}>{`${capitalize(choose)}.`}</Link>
              <p id={`solves-${slug}`}>
                <Icon name="arrow-right" />
                {title}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
