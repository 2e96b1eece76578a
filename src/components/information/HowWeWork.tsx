import { Suspense } from 'react'
import { Features } from '../service/Features.tsx'
import styles from '../service/ServicePage.module.css'

const steps = [
  {
    name: 'Brief',
    text: 'You tell us what you make, who buys it and where sales stall. A catalogue, a recent RFQ and a lost quotation help more than a presentation.',
  },
  {
    name: 'Proposal',
    text: 'We set out scope, price, the legal basis for any personal data, and what we need from your side. Work that we consider unnecessary is named too.',
  },
  {
    name: 'Work',
    text: 'One person on each side has the authority to decide. Texts, lists and drawings go to your specialists before they go to anybody else.',
  },
  {
    name: 'Report',
    text: 'You read what was done, what came of it and what failed, with the data behind it. Then you decide whether to continue, change course or stop.',
  },
]

/** Lists the four steps of every engagement. */
export function HowWeWork() {
  return (
    <Suspense>
      <section className={styles.offer} aria-labelledby="how-we-work">
        <div className="page-width">
          <h2 id="how-we-work">How we work</h2>
          <Features features={steps} />
        </div>
      </section>
    </Suspense>
  )
}
