import type { ErrorComponentProps } from '@tanstack/react-router'
import { phoneUrl, site } from '../../site.ts'
import styles from './Message.module.css'
import button from './button.module.css'

/** Renders in place of a page that failed, with the error's message (D19). Both links load a full page. */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <div className={`page-width ${styles.message}`}>
      <h1>Unexpected Application Error!</h1>
      <pre className={styles.detail}>{error instanceof Error ? error.message : String(error)}</pre>
      <p>
        {!navigator.onLine && 'Your device is offline. '}
        If you were filling in a form, please check with us whether it arrived. Reload the page, call{' '}
        <a href={phoneUrl}>{site.phone}</a>, or email <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <p className="ways">
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
