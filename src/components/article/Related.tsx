import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { getArticles, getRelatedArticles } from '../../pageFacts.ts'
import styles from './Related.module.css'
import { texts } from './summaries.ts'

/** Links the three articles that share the most topics with the open one. */
export function Related() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  const related = getRelatedArticles(getArticles(useRouter()), path)
  return (
    <nav className={styles.related} aria-labelledby="related" data-print="no">
      <h2 id="related">Read next</h2>
      <ul role="list" className={styles.list}>
        {related.map(({ to, title, summary, published, minutes }, index) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{summary || texts[path!]?.[index + 1]}</p>
            {published && <p className={styles.facts}>{`${published} · ${minutes} min read`}</p>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
