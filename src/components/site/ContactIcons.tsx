import { phoneUrl, site } from '../../site.ts'
import styles from './ContactIcons.module.css'
import { Icon } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

/** Shows phone and e-mail as icons with tooltips, because the header has no room for text (D14). */
export function ContactIcons() {
  return (
    <span className={styles.icons} data-print="no">
      <Tooltip text={`Call ${site.phone}`}>
        {(control) => (
          <a {...control} href={phoneUrl} className={styles.icon} aria-label={`Call ${site.phone}`}>
            <Icon name="phone" />
          </a>
        )}
      </Tooltip>
      <Tooltip text={`Email ${site.email}`}>
        {(control) => (
          <a {...control} href={`mailto:${site.email}`} className={styles.icon} aria-label={`Email ${site.email}`}>
            <Icon name="mail" />
          </a>
        )}
      </Tooltip>
    </span>
  )
}
