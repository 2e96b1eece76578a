import { Link, type LinkProps } from '@tanstack/react-router'
import styles from './ArticleLinks.module.css'

/** An article as another page links it, with the address of its drawing. */
export type ArticleLink = {
  to: NonNullable<LinkProps['to']>
  title: string
  src: string
  summary?: string
}

/** Lists articles with their drawings as thumbnails. */
export function ArticleLinks({ articles }: { articles: ArticleLink[] }) {
  return (
    <ul role="list" className={styles.list}>
      {articles.map(({ to, title, src, summary }) => (
        <li key={to}>
          <Link to={to}>
            <img src={src} alt="" width={1200} height={630} loading="lazy" />
            <span>{title}</span>
          </Link>
          {summary && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  )
}
