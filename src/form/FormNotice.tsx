import { site } from '../site/site.ts'
import { Fact } from './Confirmation.tsx'
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
const mails = site.mailRetention && `; emails about it: ${site.mailRetention}`

const source = __LEAD_SOURCE__ ? '; how you found us: our interest in knowing which advertising works' : ''

/**
 * Renders what happens to the data of a form, and below it the rest of Article 13 GDPR. What is not configured is
 * left out.
 */
export function FormNotice({ purpose, withdraw, basis }: Props) {
  const email = <a href={`mailto:${site.email}`}>{site.email}</a>
  return (
    <div id="privacy" className={styles.notice} data-print="no">
      <dl>
        <Fact label="Data goes to">
          {`${site.name}, registration number ${site.registrationNumber.replaceAll(' ', '\u00a0')}, `}
          {email}
        </Fact>
        <Fact label="What you enter">{`Used solely to ${purpose}. Stored ${__RETENTION__.days} days on our server${backups}${mails}.`}</Fact>
        <Fact label="Your IP address">
          Used only to limit abuse of the form, and stored until that limit ends. You can object.
        </Fact>
        {__LEAD_SOURCE__ && (
          <Fact label="How you found us">
            The page that you opened first, the website that led you there, and the campaign in its address. Sent with
            the form, used to learn what leads to us, and stored as long as what you enter.
          </Fact>
        )}
        <Fact label="Your choice">
          {`You can withdraw ${withdraw} at any time, and we delete what you sent: `}
          {email}
        </Fact>
      </dl>
      <details>
        <summary>Legal basis and your rights</summary>
        <dl>
          <Fact label="Legal basis">{`${basis}. IP address: our interest in a form that works${source}, Article 6(1)(f) GDPR.`}</Fact>
          {site.dataRecipients && <Fact label="Recipients">{site.dataRecipients}</Fact>}
          <Fact label="Your rights">
            Access, correction, erasure, restriction, portability, and objection (Articles 15 to 21 GDPR).
          </Fact>
          <Fact label="If you leave it out">
            No law or contract asks for what you enter. Without the required fields nothing is sent.
          </Fact>
          <Fact label="Complaints">{site.dataAuthority || 'The data protection authority of your country'}</Fact>
          {site.address && <Fact label="Address">{site.address}</Fact>}
        </dl>
      </details>
    </div>
  )
}
