import type { Form } from '#contract/form.ts'
import { breakAddress, FactText, sentence } from '../content/factText.tsx'
import { site } from '../content/site.ts'
import { Fact } from './Confirmation.tsx'
import styles from './FormNotice.module.css'

// Each is a constant of its own, which the build replaces.
const days = __RETENTION__.days
const backupDays = __RETENTION__.backupDays

// A hosted backend is nobody's own server.
const copy = `keep a copy ${site.backendUrl === '' ? 'on our server ' : ''}for ${days} days`
const backups = backupDays > 0 ? ` Backups may keep it for up to ${backupDays} days longer.` : ''
const inBackups = backupDays > 0 ? ` Copies in backups expire within ${backupDays} days.` : ''
const source = __LEAD_SOURCE__ ? '; how you found us: our legitimate interest in knowing which advertising works' : ''

/**
 * Renders who receives the data of a form, what for and how long, and below it the rest of Article 13 GDPR (D30). What the
 * product itself does is said without any setting (D95); a fact that only the company knows is left out.
 */
export function FormNotice({ purpose, withdraw, basis }: Form['notice']) {
  const email = <a href={`mailto:${site.email}`}>{breakAddress(site.email)}</a>
  return (
    <div id="privacy" className={styles.notice} data-print="no">
      <p>
        {`${site.legalName} uses what you enter solely to ${purpose}. We receive it by email and ${copy}.${backups} `}
        {`You can withdraw ${withdraw} at any time.`}
      </p>
      <details>
        <summary>More about your data and your rights</summary>
        <dl>
          <Fact label="Who is responsible">
            {/* An address that is longer than a line would leave a period alone on the next. */}
            {`${sentence(`${site.legalName}, registration number ${site.registrationNumber.replaceAll(' ', '\u00a0')}${site.address && `, ${site.address}`}`)} `}
            {email}
          </Fact>
          <Fact label="Emails about it">
            {sentence(
              site.mailRetention
                ? `We keep emails about it for ${site.mailRetention}`
                : 'They stay in our mailbox until we delete them, which you can ask us to do',
            )}
            {
              ' If no email reaches us, our server keeps what you sent until one does, even beyond the days named above.'
            }
          </Fact>
          <Fact label="Who else receives it">
            <FactText>
              {site.dataRecipients
                ? sentence(site.dataRecipients)
                : 'Companies that process data for us, if we use any: for email, for text messages, and for our customer database.'}
            </FactText>
          </Fact>
          <Fact label="Your IP address">
            We use it only to protect the form from abuse, and keep it only while we need it to limit repeated messages.
            You can object to this use.
          </Fact>
          {__LEAD_SOURCE__ && (
            <Fact label="How you found us">
              Along with the form, we receive the first page you opened, the website that brought you here, and any
              campaign or advertising network named in the link. We use this to see which advertising works, and we keep
              it as long as what you enter. Only monthly totals, which say nothing about you, stay longer.
            </Fact>
          )}
          <Fact label="In your browser">
            The form sets no cookies. Until you close the tab, your browser keeps how far you have scrolled and, until
            you send it, what you type.
            {__FAILURES_URL__ &&
              ' If a page fails, your browser tells us what failed and where, and its own name and version, but nothing about ' +
                'you. We use your IP address to limit how many such reports we accept, as we do for messages.'}
          </Fact>
          <Fact label="Your choice">
            {`If you withdraw ${withdraw}, we delete what you sent, unless the law requires us to keep it.${inBackups} Write to `}
            {email}
          </Fact>
          <Fact label="Legal basis">{`${basis}. IP address: our legitimate interest in protecting the form from abuse${source}, Article 6(1)(f) GDPR.`}</Fact>
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
        </dl>
      </details>
    </div>
  )
}
