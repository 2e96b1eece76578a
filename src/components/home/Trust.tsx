import type { ReactNode } from 'react'
import styles from './Trust.module.css'

// The owner's claims (docs/requirements.md, section 2). A note stands below them, as on a drawing. A claim that a note would
// only repeat, or invent something for, has none.
const claims: { claim: string; note?: ReactNode }[] = [
  {
    claim: '15+ years of experience',
    note: 'In marketing and remote communication for manufacturing and industrial companies.',
  },
  { claim: 'Certified Apple brand partner' },
  {
    claim: '100% GDPR compliance',
    note: 'Contracts under Article 28, a legal basis for each use of personal data, and the right to object at any time.',
  },
  {
    claim: 'Proven ROI',
    note: (
      <>
        Return on investment (<abbr title="return on investment">ROI</abbr>) worked out from your own costs and orders.
      </>
    ),
  },
  { claim: 'More than 1,500 clients' },
  { claim: 'Over 150 countries' },
]

/** Lists six claims and the notes on them. */
export function Trust() {
  return (
    <section className={`blueprint ${styles.band}`} aria-labelledby="trust">
      <div className="page-width">
        <h2 id="trust">Why companies trust us</h2>
        <p className={`lead ${styles.lead}`}>We worked with a major technology brand for 3 years.</p>
        <ol role="list" className={`cells ${styles.claims}`}>
          {claims.map(({ claim }) => (
            <li key={claim}>
              <h3>{claim}</h3>
            </li>
          ))}
        </ol>
        <div className={styles.notes}>
          {claims.map(
            ({ claim, note }, index) =>
              note && (
                <p key={claim} className={styles.note} data-number={`0${index + 1}`}>
                  <span>{note}</span>
                </p>
              ),
          )}
        </div>
      </div>
    </section>
  )
}
