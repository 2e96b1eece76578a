import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { useState, type ComponentProps } from 'react'
import { ArticleLinks, type ArticleLink } from '../content/ArticleLinks.tsx'
import { articleGroups, getServices, isoDate } from '../content/pageFacts.ts'
import { AfterHeading, BackHome } from '../shell/Page.tsx'
import { Icon } from '../ui/Drawing.tsx'
import { Article } from './Article.tsx'
import { atItsPlace } from './Contents.tsx'
import styles from './ArticlePage.module.css'

type Props = Omit<ComponentProps<typeof Article>, 'service'> & {
  summary: string
  /** The slug of the service that does what the article is about. */
  service: string
  /** The articles to read next. */
  articles: ArticleLink[]
}

/**
 * Renders an article's page: title, summary, the service that it belongs to, date and reading time if it has them, the article
 * and what to read next. Title and date come from its route.
 */
export function ArticlePage({ summary, service: slug, articles, ...body }: Props) {
  const { title, article } = useMatches({ select: (matches) => matches.at(-1)!.staticData })
  const service = getServices(useRouter()).find((one) => one.slug === slug)!
  const [group] = Object.entries(articleGroups).find(([, topics]) => topics.includes(article!.topics[0]!))!
  return (
    <div className="page-width">
      <article className={styles.article}>
        <header className={styles.header}>
          <BackHome />
          <h1>{title}</h1>
          <p className={`lead ${styles.standfirst}`}>{summary}</p>
          <div className={styles.facts}>
            <p>
              Related service: <Link to={service.path}>{service.title}</Link>
            </p>
            {article?.published && (
              <>
                <time dateTime={isoDate(article.published)}>{article.published}</time>
                {/* For copied text, reader views and programs. */}
                <span className="visually-hidden"> · </span>
                <span>{`${article.minutes} min read`}</span>
              </>
            )}
            <span data-print="no">
              Topic:{' '}
              <Link to="." hash="articles" activeOptions={atItsPlace}>
                {group}
              </Link>
            </span>
            {article?.author && <span>{`By ${article.author.name}, ${article.author.role}`}</span>}
            <ShareButton />
          </div>
        </header>
        <AfterHeading>
          <Article service={service} {...body} />
        </AfterHeading>
      </article>
      <nav className="section" aria-labelledby="related" data-print="no">
        <h2 id="related">Read next</h2>
        <ArticleLinks articles={articles} />
      </nav>
    </div>
  )
}

/** Renders a button that shares the page or copies its URL. */
function ShareButton() {
  const [status, setStatus] = useState('')
  const share = async () => {
    try {
      setStatus(await sharePage())
    } catch {
      setStatus('Sharing isn’t available here. Copy the link from the address bar.')
    }
  }
  return (
    <span className={`scripted-only ${styles.share}`}>
      <button type="button" className={styles.button} onClick={() => void share()}>
        <Icon name="share" />
        Share
      </button>
      <output className={styles.status}>{status}</output>
    </span>
  )
}

/**
 * Shares the open page with the device's share dialog, or copies its URL. Call it synchronously in a click handler:
 * WebKit allows neither after an `await`, because the user activation has expired.
 *
 * @returns the status to show; empty after the share dialog
 * @throws DOMException if the browser allows neither
 */
async function sharePage(): Promise<string> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  if ('share' in navigator) {
    try {
      await navigator.share({ title: document.title, url })
      return ''
    } catch (error) {
      // The visitor closed the device's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return ''
    }
  }
  await navigator.clipboard.writeText(url)
  return 'Link copied'
}
