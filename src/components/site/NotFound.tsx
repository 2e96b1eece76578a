import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import styles from './Message.module.css'
import button from './button.module.css'

/** Renders the page for unknown addresses and logs the path, so that a broken link can be traced. */
export function NotFound() {
  // `location` is already the next page while a navigation is pending; `resolvedLocation` is the shown one.
  const path = useRouterState({ select: ({ location, resolvedLocation = location }) => resolvedLocation.pathname })
  useEffect(() => console.warn(`404: no page at ${path}`), [path])
  return (
    <div className={`page-width ${styles.message}`}>
      <p className={styles.code}>404</p>
      <h1>Oops! Page not found</h1>
      <p>
        The address may have changed or contain a typo. All services and articles are listed at the bottom of this page.
      </p>
      <p className="ways">
        <Link to="/" className={button.primary}>
          Return to Home
        </Link>
      </p>
    </div>
  )
}
