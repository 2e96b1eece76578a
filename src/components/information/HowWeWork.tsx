import { Suspense } from 'react'
import { Features } from '../service/Features.tsx'
import styles from '../service/ServicePage.module.css'

const steps = {
  Brief:
    'You describe an order that you won and one that you lost. They say more than a presentation, and take less time.',
  Proposal:
    'The offer states scope, price, working days, and who approves. For personal data it names the legal basis and the channels that each country’s law permits.',
  Work: 'The first piece goes to your approver before the second is begun: a row, a page, or a letter. What is wrong with it is wrong once.',
  Report: 'You see what was done and what came of it. Then you decide whether to continue, change course, or stop.',
}

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
