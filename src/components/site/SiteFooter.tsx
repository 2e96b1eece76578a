import { useRouter } from '@tanstack/react-router'
import { Fragment } from 'react'
import { getArticles, getServices } from '../../pageFacts.ts'
import { phoneUrl, site } from '../../site.ts'
import { PlainLinks } from './PlainLinks.tsx'
import styles from './SiteFooter.module.css'

// A company of the EU has to show these (Directive 2000/31/EC, Article 5).
const imprint = [
  ['Legal form', site.legalForm],
  ['Register', site.register],
  ['VAT number', site.vatNumber],
  ['Address', site.address],
]

/** Renders the company's details and links to every service and article, including new route files. */
export function SiteFooter() {
  const router = useRouter()
  const articles = getArticles(router)
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
      <p className={`page-width ${styles.rights}`}>
        © {site.builtOn.slice(0, 4)} {site.name}. All rights reserved.
      </p>
    </footer>
  )
}
