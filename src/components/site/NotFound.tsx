import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import styles from './Message.module.css'
import button from './button.module.css'

/** What any unknown address shows; its path is logged, so that a broken link can be traced. */
export function NotFound() {
  // Where the visitor has arrived; the location itself is already the next page while this one still stands.
  const path = useRouterState({ select: ({ location, resolvedLocation = location }) => resolvedLocation.pathname })
  useEffect(() => console.warn(`404: no page at ${path}`), [path])
  return (
    <div className={`page-width ${styles.message}`}>
      <p className={styles.code}>404</p>
      <h1>Oops! Page not found</h1>
      <p>
        The address may have changed, or a letter in it is missing. All services and articles are listed at the foot of
        this page.
      </p>
      <p className={styles.ways}>
        <Link to="/" className={button.primary}>
          Return to Home
        </Link>
      </p>
    </div>
  )
}
