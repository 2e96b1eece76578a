import { site } from '../../site.ts'
import styles from './ContactIcons.module.css'
import { Hint, Hints } from './Hints.tsx'
import { Icon } from './Icon.tsx'
import { phoneHref } from './phoneHref.ts'

/** Phone and e-mail as icons, where there is room for no more; each has its word (D14). */
export function ContactIcons() {
  return (
    <Hints>
      <span className={styles.icons} data-print="no">
        <Hint word={`Call ${site.phone}`}>
          <a href={phoneHref} className={styles.icon} aria-label={`Call ${site.phone}`}>
            <Icon name="phone" />
          </a>
        </Hint>
        <Hint word={`Write to ${site.email}`}>
          <a href={`mailto:${site.email}`} className={styles.icon} aria-label={`Write to ${site.email}`}>
            <Icon name="mail" />
          </a>
        </Hint>
      </span>
    </Hints>
  )
}
