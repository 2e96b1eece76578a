import { site } from '../../site.ts'
import { phoneUrl } from '../site/phoneUrl.ts'
import styles from './Form.module.css'

/** Shows the contact details if scripts are disabled, because a form cannot be sent without them. */
export function WithoutScript() {
  return (
    <noscript>
      <p className={styles.unscripted}>
        This form needs JavaScript. You can reach us just as well by phone at <a href={phoneUrl}>{site.phone}</a> or by
        email at <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </noscript>
  )
}
