import { FactText, sentence } from '../content/factText.tsx'
import styles from './Trust.module.css'

const { bases, references } = __EVIDENCE__

// The owner's claims (docs/requirements.md, section 2): figures first. A note of ours would only repeat one, or invent something.
const claims: {
  claim: string
  /** The part of it that is shown large. */
  large: string
  basis: string
}[] = [
  { claim: '15+ years of experience', large: '15+', basis: bases.experience },
  { claim: 'More than 1,500 clients', large: '1,500', basis: bases.clients },
  { claim: 'Over 150 countries', large: '150', basis: bases.countries },
  { claim: '100% GDPR compliance', large: '100%', basis: bases.gdpr },
  { claim: 'Certified Apple brand partner', large: 'Certified', basis: bases.partner },
  { claim: 'Proven ROI', large: 'Proven', basis: bases.roi },
]

/** Lists six claims, each with its basis, and the companies that recommend us. */
export function Trust() {
  return (
    <section className="blueprint" aria-labelledby="trust">
      <div className="page-width">
        <h2 id="trust">Why companies trust us</h2>
        <p className={`lead ${styles.words}`}>
          We worked with a major technology brand for 3 years.{' '}
          {bases.brand && <span className={styles.basis}>{sentence(`Basis: ${bases.brand}`)}</span>}
        </p>
        <ol role="list" className={`cells ${styles.claims}`}>
          {claims.map(({ claim, large, basis }) => {
            const [before, after] = claim.split(large)
            return (
              <li key={claim}>
                <h3>
                  {before}
                  <b>{large}</b>
                  <span>
                    {after === ' ROI'
                      ? [
                          ' ',
                          <abbr key="ROI" title="return on investment">
                            ROI
                          </abbr>,
                        ]
                      : after}
                  </span>
                </h3>
                {basis && (
                  <p className={styles.basis}>
                    <FactText>{sentence(`Basis: ${basis}`)}</FactText>
                  </p>
                )}
              </li>
            )
          })}
        </ol>
        {references.length > 0 && (
          <div className={styles.references}>
            <p>Companies that recommend us in writing</p>
            <ul role="list">
              {references.map((reference) => {
                const [company = '', letter] = reference.split(': ')
                return (
                  <li key={reference}>
                    <b>
                      <FactText>{company}</FactText>
                    </b>
                    {': '}
                    <span>{letter}</span>
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
