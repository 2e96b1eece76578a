import { Suspense } from 'react'
import layout from './ConsultationLayout.module.css'

/** Lists what happens after a consultation is booked. */
export function NextSteps() {
  return (
    <Suspense>
      <section className={layout.next} aria-labelledby="next">
        <h2 id="next">What happens next?</h2>
        <ol role="list" className={layout.steps}>
          <li>You receive a meeting link by email.</li>
          <li>You receive an SMS with the same link.</li>
          <li>You join from your computer or mobile; there is nothing to install.</li>
          <li>We meet on our own chat platform.</li>
          <li>The call begins at the time you chose.</li>
          <li>If any time works for you, our team contacts you to agree on one.</li>
        </ol>
      </section>
    </Suspense>
  )
}
