import { breakAddress, FactText, sentence } from '../content/factText.tsx'
import { site } from '../content/site.ts'
import { Fact } from './Confirmation.tsx'
import styles from './FormNotice.module.css'

type Props = {
  /** Why the data is processed. */
  purpose: string
  /** What the visitor can withdraw. */
  withdraw: string
  /** The legal basis, with its article of the GDPR. */
  basis: string
}

// Each is a constant of its own, which the build replaces.
const days = __RETENTION__.days
const backupDays = __RETENTION__.backupDays
const backups = backupDays > 0 && {
  kept: ` and in backups for up to ${backupDays} more`,
  expire: ` Copies in backups expire within ${backupDays} days.`,
}
const mails = site.mailRetention && ` ${sentence(`We keep emails about it for ${site.mailRetention}`)}`

// A hosted backend is nobody's own server.
const stays = site.backendUrl === '' ? 'stays on our server' : 'is stored'

const source = __LEAD_SOURCE__ ? '; how you found us: our legitimate interest in knowing which advertising works' : ''

/**
 * Renders what happens to the data of a form, and below it the rest of Article 13 GDPR. What is not configured is
 * left out.
 */
export function FormNotice({ purpose, withdraw, basis }: Props) {
  const email = <a href={`mailto:${site.email}`}>{breakAddress(site.email)}</a>
  return (
    <div id="privacy" className={styles.notice} data-print="no">
      <dl>
        <Fact label="Who receives your data">
          {`${site.legalName}, registration number ${site.registrationNumber.replaceAll(' ', '\u00a0')}, `}
          {email}
        </Fact>
        <Fact label="What you enter">
          {`We use it solely to ${purpose}. It ${stays} for ${days} days${backups ? backups.kept : ''}.${mails}`}
        </Fact>
        <Fact label="Your IP address">
          We use it only to protect the form from abuse. We delete it as soon as we no longer need it to limit repeated
          messages. You can object to this use.
        </Fact>
        {__LEAD_SOURCE__ && (
          <Fact label="How you found us">
            With the form we receive the first page you opened, the website that brought you here, and any campaign name
            in the link. We use this to see which advertising works, and we keep it as long as what you enter.
          </Fact>
        )}
        <Fact label="Your choice">
          {/* The address is last: one that is longer than a line would leave a period alone on the next. */}
          {`You can withdraw ${withdraw} at any time. We then delete what you sent.${backups ? backups.expire : ''} Write to `}
          {email}
        </Fact>
      </dl>
      <details>
        <summary>Legal basis and your rights</summary>
        <dl>
          <Fact label="Legal basis">{`${basis}. IP address: our legitimate interest in protecting the form from abuse${source}, Article 6(1)(f) GDPR.`}</Fact>
          {site.dataRecipients && (
            <Fact label="Recipients">
              <FactText>{site.dataRecipients}</FactText>
            </Fact>
          )}
          <Fact label="Your rights">
            Access, correction, erasure, restriction, portability, and objection (Articles 15 to 21 GDPR).
          </Fact>
          <Fact label="Do you have to provide your data?">
            No. Neither a law nor a contract requires you to, but the form cannot be sent without the required fields.
          </Fact>
          <Fact label="Complaints">
            <FactText>
              {site.dataAuthority || 'You can complain to the data protection authority in your country.'}
            </FactText>
          </Fact>
          {site.address && <Fact label="Address">{site.address}</Fact>}
        </dl>
      </details>
    </div>
  )
}
