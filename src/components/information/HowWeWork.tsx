import { Suspense } from 'react'
import { Features } from '../service/Features.tsx'
import styles from '../service/ServicePage.module.css'

const steps = [
  {
    name: 'Brief',
    text: 'You tell us what you make, who buys it, and where sales stall. Two plain lines about a lost order help more than a presentation.',
  },
  {
    name: 'Proposal',
    text: 'You get an offer with scope, price, the legal basis for any personal data, and what we need from your side.',
  },
  {
    name: 'Work',
    text: 'The services run as the offer says. Who on your side approves texts, lists, and drawings is agreed there too.',
  },
  {
    name: 'Report',
    text: 'You see what was done and what came of it. Then you decide whether to continue, change course, or stop.',
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
