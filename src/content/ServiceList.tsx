import { Link, useRouter } from '@tanstack/react-router'
import { ServiceIcon } from '../ui/Drawing.tsx'
import { getServices } from './pageFacts.ts'
import styles from './ServiceList.module.css'

/** Renders a list of the services with their icons, as links, and its heading. */
export function ServiceList() {
  return (
    <nav aria-labelledby="all-services">
      <h2 id="all-services">All services</h2>
      <ul role="list" className={`cells ${styles.list}`}>
        {getServices(useRouter()).map(({ path, slug, title }) => (
          <li key={path}>
            <Link to={path}>
              <ServiceIcon slug={slug} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
