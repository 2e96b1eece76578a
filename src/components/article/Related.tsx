import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { articlesIn, relatedTo } from '../../page.ts'
import styles from './Related.module.css'

/** Three articles that bear on the open one, by the topics they declare. */
export function Related() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  const related = relatedTo(articlesIn(useRouter()), path)
  return (
    <nav className={styles.related} aria-labelledby="related" data-print="no">
      <h2 id="related">Read next</h2>
      <ul className={styles.list}>
        {related.map(({ to, title, published, minutes }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{published ? `${published} · ${minutes} min read` : 'Article'}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
