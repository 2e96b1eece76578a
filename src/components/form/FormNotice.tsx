import { site } from '../../site.ts'
import styles from './Form.module.css'

type Props = {
  /** Why the data is processed. */
  purpose: string
  /** What the visitor can withdraw. */
  withdraw: string
}

const backups = __RETENTION__.backupDays > 0 ? `, up to ${__RETENTION__.backupDays} more in backups` : ''

/**
 * Renders what happens to the data of a form (D30). The server compares `data-retention` with its own configuration
 * (server/checkRetention.ts).
 */
export function FormNotice({ purpose, withdraw }: Props) {
  const address = <a href={`mailto:${site.email}`}>{site.email}</a>
  return (
    <dl className={styles.notice} data-retention={`${__RETENTION__.days} ${__RETENTION__.backupDays}`} data-print="no">
      <dt>Data goes to</dt>
      <dd>
        {`${site.name}, registration number ${site.registrationNumber}, `}
        {address}
      </dd>
      <dt>Used</dt>
      <dd>{`Solely to ${purpose}.`}</dd>
      <dt>Stored</dt>
      <dd>
        {`${__RETENTION__.days} days on our server${backups}. Emails about it stay in our mailbox. Your IP address: up to a day, to limit abuse.`}
      </dd>
      <dt>Your choice</dt>
      <dd>
        {`You can withdraw ${withdraw} at any time, and we delete what you sent: `}
        {address}
      </dd>
    </dl>
  )
}
