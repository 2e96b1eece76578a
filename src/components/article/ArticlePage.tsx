import { Outlet, useMatches } from '@tanstack/react-router'
import { isoMonth } from '../../pageFacts.ts'
import { AfterHeading } from '../site/AfterHeading.tsx'
import { BackHome } from '../site/BackHome.tsx'
import styles from './ArticlePage.module.css'
import { Related } from './Related.tsx'
import { ShareButton } from './ShareButton.tsx'
import { texts } from './summaries.ts'

/** Renders an article's page: title, summary, date and reading time if it has them, the article and related articles. */
export function ArticlePage() {
  const { fullPath, staticData } = useMatches({ select: (matches) => matches.at(-1)! })
  const { title, summary, article } = staticData
  return (
    <div className="page-width">
      <div className={styles.progress} aria-hidden="true" />
      <article className={styles.article}>
        <header className={styles.header}>
          <BackHome />
          <h1>{title}</h1>
          <p className={`lead ${styles.standfirst}`}>{summary || texts[fullPath]?.[0]}</p>
          <p className={styles.facts}>
            {article?.published && (
              <>
                <time dateTime={isoMonth(article.published)}>{article.published}</time>
                <span>{article.minutes} min read</span>
              </>
            )}
            <ShareButton />
          </p>
        </header>
        <AfterHeading key={fullPath}>
          <Outlet />
        </AfterHeading>
      </article>
      <Related />
    </div>
  )
}
