import type { ReactNode } from 'react'
import styles from './Trust.module.css'

// The owner's claims (specification). Those that a sentence would only repeat or invent something for have none.
const claims: { claim: string; meaning?: ReactNode }[] = [
  {
    claim: '15+ years of experience',
    meaning: 'In marketing and remote communication for manufacturing and industrial companies.',
  },
  { claim: 'Certified Apple brand partner' },
  {
    claim: '100% GDPR compliance',
    meaning:
      'Contracts under Article 28, a legal basis for each use of personal data, and the right to object at any time.',
  },
  {
    claim: 'Proven ROI',
    meaning: (
      <>
        Return on investment (<abbr title="return on investment">ROI</abbr>) worked out from your own costs and orders.
      </>
    ),
  },
  { claim: 'More than 1,500 clients' },
  { claim: 'Over 150 countries' },
]

/** Lists six claims. */
export function Trust() {
  return (
    <section className={`blueprint ${styles.band}`} aria-labelledby="trust">
      <div className="page-width">
        <h2 id="trust">Why companies trust us</h2>
        <p className={styles.lead}>We worked with a major technology brand for 3 years.</p>
        <ul role="list" className={styles.claims}>
          {claims.map(({ claim, meaning }) => (
            <li key={claim}>
              <h3>{claim}</h3>
              {meaning && <p>{meaning}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
