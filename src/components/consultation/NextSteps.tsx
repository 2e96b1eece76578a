import { Suspense } from 'react'
import { site } from '../../site.ts'
import layout from './ConsultationLayout.module.css'

const { length, with: people, languages } = site.call
const facts = [
  length && `The call takes ${length}.`,
  people && `You speak with ${people}.`,
  languages && `The call is in ${languages}.`,
]
  .filter(Boolean)
  .join(' ')

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
          <li>We meet at the time you chose, or suggest another.</li>
          <li>If any time works for you, our team contacts you to agree on one.</li>
        </ol>
        {facts && <p>{facts}</p>}
      </section>
    </Suspense>
  )
}
