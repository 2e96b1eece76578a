import { site } from '../site/site.ts'
import styles from './Form.module.css'

type Props = {
  /** Why the data is processed. */
  purpose: string
  /** What the visitor can withdraw. */
  withdraw: string
  /** The legal basis, with its article of the GDPR. */
  basis: string
}

const backups = __RETENTION__.backupDays > 0 ? `, up to ${__RETENTION__.backupDays} more in backups` : ''
const mails = site.data.mailsKept && `; emails about it: ${site.data.mailsKept}`

const source = __LEAD_SOURCE__ ? '; how you found us: our interest in knowing which advertising works' : ''

/**
 * Renders what happens to the data of a form, and below it the rest of Article 13 GDPR. What is not configured is
 * left out.
 */
export function FormNotice({ purpose, withdraw, basis }: Props) {
  const email = <a href={`mailto:${site.email}`}>{site.email}</a>
  return (
    <div className={styles.notice} data-print="no">
      <dl>
        <div>
          <dt>Data goes to</dt>
          <dd>
            {`${site.name}, registration number ${site.registrationNumber.replaceAll(' ', '\u00a0')}, `}
            {email}
          </dd>
        </div>
        <div>
          <dt>What you enter</dt>
          <dd>{`Used solely to ${purpose}. Stored ${__RETENTION__.days} days on our server${backups}${mails}.`}</dd>
        </div>
        <div>
          <dt>Your IP address</dt>
          <dd>Used only to limit abuse of the form, and stored until that limit ends. You can object.</dd>
        </div>
        {__LEAD_SOURCE__ && (
          <div>
            <dt>How you found us</dt>
            <dd>
              The page that you opened first, the website that led you there, and the campaign in its address. Sent with
              the form, used to learn what leads to us, and stored as long as what you enter.
            </dd>
          </div>
        )}
        <div>
          <dt>Your choice</dt>
          <dd>
            {`You can withdraw ${withdraw} at any time, and we delete what you sent: `}
            {email}
          </dd>
        </div>
      </dl>
      <details>
        <summary>Legal basis and your rights</summary>
        <dl>
          <div>
            <dt>Legal basis</dt>
            <dd>{`${basis}. IP address: our interest in a form that works${source}, Article 6(1)(f) GDPR.`}</dd>
          </div>
          {site.data.recipients && (
            <div>
              <dt>Recipients</dt>
              <dd>{site.data.recipients}</dd>
            </div>
          )}
          <div>
            <dt>Your rights</dt>
            <dd>Access, correction, erasure, restriction, portability, and objection (Articles 15 to 21 GDPR).</dd>
          </div>
          <div>
            <dt>If you leave it out</dt>
            <dd>No law or contract asks for what you enter. Without the required fields nothing is sent.</dd>
          </div>
          <div>
            <dt>Complaints</dt>
            <dd>{site.data.authority || 'The data protection authority of your country'}</dd>
          </div>
          {site.address && (
            <div>
              <dt>Address</dt>
              <dd>{site.address}</dd>
            </div>
          )}
        </dl>
      </details>
    </div>
  )
}
