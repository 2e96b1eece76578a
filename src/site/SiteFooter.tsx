import { useRouter, useLocation } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import type { FormPage } from '#contract/endpoints.ts'
import { articleGroups, getArticles, getServices } from './pageFacts.ts'
import { Mark } from './SiteHeader.tsx'
import { phoneUrl, site } from './site.ts'
import styles from './SiteFooter.module.css'

// A company of the EU has to show these (Directive 2000/31/EC, Article 5).
const imprint = [
  ['Company registration number', site.registrationNumber],
  ['Legal form', site.legalForm],
  ['Register', site.register],
  ['VAT number', site.vatNumber],
  ['Address', site.address],
]

const contacts = [
  ['CEO contact', `mailto:${site.ceoEmail}`, site.ceoEmail],
  ['General contact', `mailto:${site.email}`, site.email],
  ['Phone', phoneUrl, site.phone],
] as const

const linkTexts: Record<FormPage, ReactNode> = {
  '/more-information': (
    <>
      More Information<span className="visually-hidden"> about our services</span>
    </>
  ),
  '/contact': 'Contact',
  '/free-consultation': 'Free Consultation',
}
const formPages = Object.entries(linkTexts).map(([path, title]) => ({ path, title }))

const never = () => () => undefined
const builtYear = () => site.builtOn.slice(0, 4)
// A build may be served over the turn of the year.
const latestYear = () => String(Math.max(Number(builtYear()), new Date().getFullYear()))

/**
 * Renders links to every service and article, including new route files, and the company's details, as the title block of a
 * drawing.
 */
export function SiteFooter() {
  const router = useRouter()
  const articles = getArticles(router)
  const year = useSyncExternalStore(never, latestYear, builtYear)
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.columns}`}>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">Services</h2>
          <Toggle title="Services" />
          <PlainLinks pages={getServices(router)} />
        </nav>
        {articles.length > 0 && (
          <nav aria-labelledby="footer-articles">
            <h2 id="footer-articles">Articles</h2>
            <div>
              {Object.entries(articleGroups).map(([title, topics]) => (
                <div key={title}>
                  <Toggle title={title} />
                  <h3>{title}</h3>
                  <PlainLinks pages={articles.filter(({ topics: [first] }) => topics.includes(first!))} />
                </div>
              ))}
            </div>
          </nav>
        )}
        <div className={styles.block}>
          <p>
            <Mark />
            {site.name}
          </p>
          <dl>
            {imprint.map(
              ([name, fact]) =>
                fact && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{fact}</dd>
                  </div>
                ),
            )}
            {contacts.map(([name, url, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <a href={url}>{text}</a>
                </dd>
                {url === phoneUrl && site.openingHours && <dd>{site.openingHours}</dd>}
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.block}>
          <PlainLinks pages={formPages} />
          <p>{`© ${year} ${site.name}. All rights reserved.`}</p>
        </div>
      </div>
    </footer>
  )
}

/** Renders what opens the list beside it on a phone. It is empty, because wider screens show the list without it. */
function Toggle({ title }: { title: string }) {
  return (
    <details className={styles.toggle}>
      <summary>{title}</summary>
    </details>
  )
}

/**
 * Renders a list of links to pages. Each link of the router would match paths at hydration and at every navigation; a long
 * list of them slows a phone down. These only hand their click to the router.
 */
function PlainLinks({ pages }: { pages: { path: string; title: ReactNode }[] }) {
  const router = useRouter()
  const current = useLocation({ select: ({ pathname }) => pathname })
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // Browsers open a link elsewhere with one of these.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ to: event.currentTarget.pathname })
  }
  return (
    <ul role="list" className={styles.links}>
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
