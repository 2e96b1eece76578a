import { type ErrorComponentProps, Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { breakAddress } from '../content/factText.tsx'
import { phoneUrl, site } from '../content/site.ts'
import styles from './ErrorScreen.module.css'
import page from './Page.module.css'
import button from '../ui/button.module.css'
import { Drawing } from '../ui/Drawing.tsx'
import src from './not-found.svg'
import { ServiceList } from '../content/ServiceList.tsx'

/** Renders in place of a page that failed, with the error's message. Both links load a full page. */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  // The router has caught it, so the browser fires no event.
  useEffect(() => window.reportFailure?.('error', error), [error])
  return (
    <div className={`page-width section ${page.words}`}>
      <h1>Unexpected Application Error!</h1>
      <pre className={styles.detail}>{error instanceof Error ? error.message : String(error)}</pre>
      <p className="lead">
        {!navigator.onLine && 'Your device seems to be offline. '}
        Please reload the page. If you have just sent a form, please ask us whether it arrived: call{' '}
        <a href={phoneUrl}>{site.phone}</a> or email <a href={`mailto:${site.email}`}>{breakAddress(site.email)}</a>.
      </p>
      <p className="actions">
        <button type="button" className={button.primary} onClick={() => location.reload()}>
          Reload
        </button>
        <a href="/" className={button.secondary}>
          Return to Home
        </a>
      </p>
    </div>
  )
}

const plate = { src, alt: 'A shaft whose middle is missing, with a question mark in its place.' }

/** Renders the page for unknown addresses and logs the path, so that a broken link can be traced. */
export function NotFound() {
  // While a navigation is pending, one of the two is another page.
  const path = useRouterState({
    select: ({ location: { pathname }, resolvedLocation }) =>
      pathname === (resolvedLocation?.pathname ?? pathname) ? pathname : undefined,
  })
  useEffect(() => {
    if (path !== undefined) console.warn(`404: no page at ${path}`)
  }, [path])
  return (
    <div className="page-width section pair">
      <div className={page.words}>
        <h1>
          <span className={styles.code}>404</span>{' '}
          <span>
            Oops! <br />
            Page not found
          </span>
        </h1>
        <p className="lead">
          The page may have moved, or the address may contain a typo. You’ll find all services below and all articles at
          the foot of the page.
        </p>
        <p className="actions">
          <Link to="/" className={button.primary}>
            Return to Home
          </Link>
          <Link to="/contact" className={button.secondary}>
            Contact us
          </Link>
        </p>
      </div>
      <div data-print="no">
        <Drawing drawing={plate} className="plate" />
      </div>
      <ServiceList />
    </div>
  )
}
