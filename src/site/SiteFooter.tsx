import { useRouter, useLocation } from '@tanstack/react-router'
import { Fragment, type MouseEvent, useSyncExternalStore } from 'react'
import { getArticles, getServices } from './pageFacts.ts'
import { phoneUrl, site } from './site.ts'
import styles from './SiteFooter.module.css'

// A company of the EU has to show these (Directive 2000/31/EC, Article 5).
const imprint = [
  ['Legal form', site.legalForm],
  ['Register', site.register],
  ['VAT number', site.vatNumber],
  ['Address', site.address],
]

const never = () => () => undefined
const builtYear = () => site.builtOn.slice(0, 4)
// A build may be served over the turn of the year.
const latestYear = () => String(Math.max(Number(builtYear()), new Date().getFullYear()))

/** Renders the company's details and links to every service and article, including new route files. */
export function SiteFooter() {
  const router = useRouter()
  const articles = getArticles(router)
  const year = useSyncExternalStore(never, latestYear, builtYear)
  return (
    <footer className={`blueprint ${styles.footer}`}>
      <div className={`page-width ${styles.columns}`}>
        <div>
          <p className={styles.name}>{site.name}</p>
          <dl className={styles.facts}>
            <dt>Company registration number</dt>
            <dd>{site.registrationNumber}</dd>
            {imprint.map(
              ([name, fact]) =>
                fact && (
                  <Fragment key={name}>
                    <dt>{name}</dt>
                    <dd>{fact}</dd>
                  </Fragment>
                ),
            )}
            <dt>CEO contact</dt>
            <dd>
              <a href={`mailto:${site.ceoEmail}`}>{site.ceoEmail}</a>
            </dd>
            <dt>General contact</dt>
            <dd>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </dd>
            <dd>
              <a href={phoneUrl}>{site.phone}</a>
            </dd>
            {site.openingHours && <dd className={styles.hours}>{site.openingHours}</dd>}
          </dl>
        </div>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services" className={styles.title}>
            Services
          </h2>
          <PlainLinks pages={getServices(router)} className={styles.links} />
        </nav>
        {articles.length > 0 && (
          <nav className={styles.articles} aria-labelledby="footer-articles">
            <h2 id="footer-articles" className={styles.title}>
              Articles
            </h2>
            <PlainLinks pages={articles} className={styles.links} />
          </nav>
        )}
      </div>
      <p className={`page-width ${styles.rights}`}>{`© ${year} ${site.name}. All rights reserved.`}</p>
    </footer>
  )
}

type Props = { pages: { path: string; title: string }[]; className: string | undefined }

/**
 * Renders a list of links to pages. Each link of the router would match paths at hydration and at every navigation; a long
 * list of them slows a phone down. These only hand their click to the router.
 */
export function PlainLinks({ pages, className }: Props) {
  const router = useRouter()
  const current = useLocation({ select: ({ pathname }) => pathname })
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // Browsers open a link elsewhere with one of these.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ to: event.currentTarget.pathname })
  }
  return (
    <ul role="list" className={className}>
      {pages.map(({ path: to, title }) => (
        <li key={to}>
          <a href={to} onClick={open} aria-current={to === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
