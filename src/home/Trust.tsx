import { FactText, sentence } from '../content/factText.tsx'
import styles from './Trust.module.css'

const { bases, references } = __EVIDENCE__

// The owner's claims (docs/requirements.md, section 2). A note that would only repeat one, or invent something, is left out. A
// row of the grid is as high as its longest note, so the claims come by the length of theirs.
const claims: {
  claim: string
  /** The part of it that is shown large. */
  large: string
  note?: string
  basis: string
}[] = [
  {
    claim: '15+ years of experience',
    large: '15+',
    basis: bases.experience,
  },
  { claim: 'Certified Apple brand partner', large: 'Certified', basis: bases.partner },
  { claim: 'More than 1,500 clients', large: '1,500', basis: bases.clients },
  {
    claim: 'Proven ROI',
    large: 'Proven',
    // As the questions on the page of SEO say.
    note: 'Our SEO report compares each month with the same month of the year before.',
    basis: bases.roi,
  },
  {
    claim: 'Over 150 countries',
    large: '150',
    note: 'We work remotely: calls run in the browser, and you can book one in any of eleven time zones.',
    basis: bases.countries,
  },
  {
    claim: '100% GDPR compliance',
    large: '100%',
    note: 'Before we receive your contacts’ data, you sign a processor contract (Article\u00a028 GDPR). It lists every company that handles the data.',
    basis: bases.gdpr,
  },
]

/** Lists six claims, each with the note on it and its basis, and the companies that recommend us. */
export function Trust() {
  return (
    <section className="blueprint" aria-labelledby="trust">
      <div className={`page-width ${styles.facts}`}>
        <h2 id="trust">Why companies trust us</h2>
        <p className={`lead ${styles.words}`}>
          We worked with a major technology brand for 3 years.{' '}
          {bases.brand && <span className={styles.basis}>{sentence(`Basis: ${bases.brand}`)}</span>}
        </p>
        <ol role="list" className={`cells ${styles.claims}`}>
          {claims.map(({ claim, large, note, basis }) => {
            const [before, after] = claim.split(large)
            return (
              <li key={claim}>
                <h3>
                  {before}
                  <b>{large}</b>
                  <span>{after === ' ROI' ? <abbr title="return on investment">{after}</abbr> : after}</span>
                </h3>
                {note && <p>{note}</p>}
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
