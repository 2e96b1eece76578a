import { useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import type { FormPage } from '#contract/forms.ts'
import { getArticleGroups, getServices } from '../content/pageFacts.ts'
import { Mark } from './SiteHeader.tsx'
import { breakAddress, FactText } from '../content/factText.tsx'
import { imprintOf, phoneUrl, site } from '../content/site.ts'
import { PlainLinks } from './PlainLinks.tsx'
import styles from './SiteFooter.module.css'

const contacts = [
  ['CEO contact', `mailto:${site.ceoEmail}`, site.ceoEmail],
  ['General contact', `mailto:${site.email}`, site.email],
  ['Phone', phoneUrl, site.phone],
] as const

const linkTexts: Record<FormPage | '/contact#privacy', string> = {
  '/more-information': 'More Information',
  '/contact': 'Contact',
  '/free-consultation': 'Free Consultation',
  '/contact#privacy': 'Privacy',
}
const pages = Object.entries(linkTexts).map(([path, title]) => ({ path, title }))

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
  const year = useSyncExternalStore(never, latestYear, builtYear)
  return (
    <footer className={styles.footer}>
      <div className="page-width">
        <Group title="Services">
          <PlainLinks pages={getServices(router)} />
        </Group>
        <Group title="Articles" id="articles">
          <div>
            {getArticleGroups(router).map(({ title, articles }) => (
              <div key={title}>
                <h3>{title}</h3>
                <PlainLinks pages={articles} />
              </div>
            ))}
          </div>
        </Group>
        <div className={styles.block}>
          <div>
            <p>
              <Mark />
              {site.name}
            </p>
            <p>{`© ${year} ${site.name}. All rights reserved.`}</p>
          </div>
          <dl>
            {imprintOf(site).map(
              ([name, fact]) =>
                fact && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <FactText>{fact}</FactText>
                    </dd>
                  </div>
                ),
            )}
            {contacts.map(([name, url, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <a href={url}>{breakAddress(text)}</a>
                </dd>
                {url === phoneUrl && site.openingHours && <dd>{site.openingHours}</dd>}
              </div>
            ))}
            {site.profiles.length > 0 && (
              <div>
                <dt>Profiles</dt>
                <dd>
                  {site.profiles.map((url, index) => (
                    <Fragment key={url}>
                      {index > 0 && ', '}
                      <a href={url}>{new URL(url).hostname.replace('www.', '')}</a>
                    </Fragment>
                  ))}
                </dd>
              </div>
            )}
          </dl>
          <PlainLinks pages={pages} />
        </div>
      </div>
    </footer>
  )
}

/** Renders links below their heading. On a phone, a disclosure replaces the heading and opens them. */
function Group({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <nav id={id} aria-label={title}>
      <h2>{title}</h2>
      {/* Empty, because wider screens show the links without it. */}
      <details>
        <summary>{title}</summary>
      </details>
      {children}
    </nav>
  )
}
