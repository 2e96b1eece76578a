import { site } from '../../site.ts'
import { Icon } from './Icon.tsx'
import { phoneHref } from './phoneHref.ts'
import styles from './ContactDetails.module.css'

/** The company's phone number and contact e-mail, ready to be tapped. */
export function ContactDetails() {
  return (
    <ul className={styles.details}>
      <li>
        <Icon name="phone" />
        <span className={styles.label}>Phone</span>
        <a href={phoneHref}>{site.phone}</a>
      </li>
      <li>
        <Icon name="mail" />
        <span className={styles.label}>Email</span>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
    </ul>
  )
}
