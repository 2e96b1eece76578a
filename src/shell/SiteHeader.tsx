import { Link, useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { site, phoneUrl } from '../content/site.ts'
import button from '../ui/button.module.css'
import { ArticlesMenu, HeaderMenu, ServicesMenu } from './HeaderMenu.tsx'
import styles from './SiteHeader.module.css'
import { Icon } from '../ui/Drawing.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { useReturningHeader } from './useReturningHeader.ts'

/** Renders the company's name and the main navigation. Without script all items are links. */
export function SiteHeader() {
  const pathname = useLocation({ select: ({ pathname }) => pathname })
  const header = useRef<HTMLElement>(null)
  useReturningHeader(header)
  return (
    <header ref={header} className={styles.header}>
      <div className={`page-width ${styles.row}`}>
        <Link to="/" className={styles.name}>
          <Mark />
          {site.name}
        </Link>
        <nav className={styles.links} aria-label="Main">
          <ul role="list" className={styles.list}>
            <HeaderMenu title="Services" href="/#services" isCurrent={pathname.startsWith('/services/')}>
              <ServicesMenu />
            </HeaderMenu>
            <li>
              <Link to="/more-information" className={styles.link} activeOptions={exactly}>
                More Information
              </Link>
            </li>
            <HeaderMenu title="Articles" href="#articles" isCurrent={pathname.startsWith('/blog/')}>
              <ArticlesMenu />
            </HeaderMenu>
            <li>
              <Link to="/contact" className={styles.link} activeOptions={exactly}>
                Contact
              </Link>
            </li>
          </ul>
        </nav>
        <ContactIcons />
        <Link
          to="/free-consultation"
          className={styles.consultation}
          activeOptions={exactly}
          activeProps={{ className: button.secondary }}
          // The contact form's own button is the one to press on its page.
          inactiveProps={{ className: pathname === '/contact' ? button.secondary : button.primary }}
        >
          Free Consultation
        </Link>
      </div>
    </header>
  )
}

/** Renders the mark of the company, which stands beside its name. */
export const Mark = () => (
  <svg className="icon" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <path d="M1 1h26v26H1z" stroke="currentColor" strokeWidth="2" />
    <path d="M7 21V7h7a3.5 3.5 0 0 1 0 7H7m7 0a3.5 3.5 0 0 1 0 7H7" stroke="currentColor" strokeWidth="2.5" />
    <path d="M20.5 17.5h4v7h-4z" fill="var(--signal)" />
  </svg>
)

const exactly = { exact: true, includeSearch: false }

/** Shows phone and email as icons with tooltips, because the header has no room for text. */
export function ContactIcons() {
  return (
    <span className={styles.icons} data-print="no">
      <Tooltip text={`Call ${site.phone}`}>
        {(control) => (
          <a {...control} href={phoneUrl} className="icon-button">
            <Icon name="phone" />
            <span className="visually-hidden">{`Call ${site.phone}`}</span>
          </a>
        )}
      </Tooltip>
      <Tooltip text={`Email ${site.email}`}>
        {(control) => (
          <a {...control} href={`mailto:${site.email}`} className="icon-button">
            <Icon name="mail" />
            <span className="visually-hidden">{`Email ${site.email}`}</span>
          </a>
        )}
      </Tooltip>
    </span>
  )
}

/** Renders the first focusable element, which skips the header. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Skip to content
    </a>
  )
}
