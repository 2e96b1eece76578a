import styles from './Trust.module.css'

const claims = [
  {
    claim: '15+ years of experience',
    proof: 'Technical products, explained to the people who specify, maintain and purchase them.',
  },
  {
    claim: 'Certified Apple brand partner',
    proof: 'Ask us what the certification covers and how it bears on your project.',
  },
  {
    claim: '100% GDPR compliance',
    proof: 'Art. 28 contracts, a documented legal basis, and objections under Art. 21 respected.',
  },
  { claim: 'Proven ROI', proof: 'Return is calculated from your own costs and orders, with the arithmetic laid open.' },
  {
    claim: 'More than 1,500 clients',
    proof: 'Our services are made for manufacturing and industrial companies above all.',
  },
  {
    claim: 'Over 150 countries',
    proof: 'That reach matters when you look for buyers or distributors outside your home market.',
  },
]

/** Lists six claims. */
export function Trust() {
  return (
    <section className={styles.band} aria-labelledby="trust">
      <div className="page-width">
        <h2 id="trust">Why companies trust us</h2>
        <p className={styles.lead}>
          Six claims that you may ask us about. Besides, we worked with a major technology brand for 3 years.
        </p>
        <ul role="list" className={styles.claims}>
          {claims.map(({ claim, proof }) => (
            <li key={claim}>
              <h3>{claim}</h3>
              <p>{proof}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
