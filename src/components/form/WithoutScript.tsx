import { site } from '../../site.ts'
import { phoneHref } from '../site/phoneHref.ts'
import styles from './Form.module.css'

/** For visitors whose browser runs no script: a form cannot be sent then, but the company can be reached. */
export function WithoutScript() {
  return (
    <noscript>
      <p className={styles.unscripted}>
        This form needs JavaScript. You can reach us just as well by phone at <a href={phoneHref}>{site.phone}</a> or by
        email at <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </noscript>
  )
}
