import { Suspense, type ReactNode } from 'react'
import { FactText, sentence } from '../content/factText.tsx'
import { site } from '../content/site.ts'
import { Steps } from '../form/Confirmation.tsx'
import form from '../form/Form.module.css'
import { bookingSteps } from './confirmBooking.tsx'

const facts = [
  `The call takes ${site.callMinutes} minutes`,
  site.callWith && `You’ll talk to ${site.callWith}`,
  site.callLanguages && `We speak ${site.callLanguages}`,
  site.callResult && `Afterward you get ${site.callResult}`,
]
  .filter(Boolean)
  .map(sentence)
  .join(' ')

type Props = {
  /** What checks the visitor's camera and microphone. */
  check: ReactNode
  /** The form. */
  children: ReactNode
}

/** Renders the booking form and what happens after a consultation is booked. */
export function BookingSection({ check, children }: Props) {
  return (
    <div className={`page-width ${form.section}`}>
      <section className={form.beside} aria-labelledby="consultation-form-title">
        <Suspense>
          <h2 id="consultation-form-title">Your details and the time of the call</h2>
        </Suspense>
        <Suspense>{children}</Suspense>
      </section>
      <Suspense>
        <section className={form.aside} aria-labelledby="next">
          <div className={form.next}>
            <h2 id="next">What happens next?</h2>
            <Steps of={bookingSteps()} />
          </div>
          <p>
            <FactText>{facts}</FactText>
          </p>
          <p>
            Have a microphone ready, a camera if you want to show us a part, and one real case, such as a quotation that
            didn’t become an order.
          </p>
          {check}
        </section>
      </Suspense>
    </div>
  )
}
