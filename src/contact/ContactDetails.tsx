import { breakAddress } from '../content/factText.tsx'
import { phoneUrl, site } from '../content/site.ts'
import { Icon } from '../ui/Drawing.tsx'
import styles from './ContactSection.module.css'

/** Lists the company's phone number, with the opening hours if configured, and its email address. */
export function ContactDetails() {
  return (
    <ul role="list" className={styles.details}>
      <li>
        <Icon name="phone" />
        <span>Phone</span>
        <a href={phoneUrl}>{site.phone}</a>
        {site.openingHours && <span>{site.openingHours}</span>}
      </li>
      <li>
        <Icon name="mail" />
        <span>Email</span>
        <a href={`mailto:${site.email}`}>{breakAddress(site.email)}</a>
      </li>
    </ul>
  )
}
