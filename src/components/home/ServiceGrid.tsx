import { Link, useRouter } from '@tanstack/react-router'
import { getServices } from '../../pageFacts.ts'
import { Icon } from '../site/Icon.tsx'
import { texts } from './cards.ts'
import styles from './ServiceGrid.module.css'

/** Lists the services as cards. Adding a service's route file adds its card. */
export function ServiceGrid() {
  return (
    <section className={`page-width ${styles.services}`} aria-labelledby="services">
      <h2 id="services">Our Services</h2>
      <ul role="list" className={`cells ${styles.grid}`}>
        {getServices(useRouter()).map(({ to, title, number, card }, index) => (
          <li key={to} className={styles.card}>
            <p className={styles.number}>{number}</p>
            <Icon name={to.replace('/services/', '')} size={48} />
            <h3>{title}</h3>
            <p>{card || texts[index]}</p>
            <Link to={to} className={styles.link}>
              Read more<span className="visually-hidden"> about {title}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
