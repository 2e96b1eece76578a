import { Suspense, type ReactNode } from 'react'
import { site } from '../site/site.ts'
import { FormNotice } from '../form/FormNotice.tsx'
import form from '../form/Form.module.css'

const facts = [
  site.callLength && `The call takes ${site.callLength}.`,
  site.callWith && `You speak with ${site.callWith}.`,
  site.callLanguages && `We speak ${site.callLanguages}.`,
  site.callResult && `You then get ${site.callResult}.`,
]
  .filter(Boolean)
  .join(' ')

/** Renders the booking form, what happens after a consultation is booked, and what happens to the data. */
export function BookingSection({ children }: { children: ReactNode }) {
  return (
    <div className={`page-width ${form.section}`}>
      <section className={form.beside} aria-labelledby="consultation-form-title">
        <Suspense>
          <h2 id="consultation-form-title">Your details</h2>
        </Suspense>
        <Suspense>{children}</Suspense>
      </section>
      <Suspense>
        <section className={form.aside} aria-labelledby="next">
          <h2 id="next">What happens next?</h2>
          <ol role="list" className={form.steps}>
            <li>Your request</li>
            <li>
              We send you a meeting link by email, and an SMS with the same link. Our&nbsp;team contacts you to settle
              the time.
            </li>
            <li>
              We meet at the chosen time, on our own chat platform. Join on a computer or mobile phone, with nothing to
              install.
            </li>
          </ol>
          <p>You need a microphone, and a camera to show the part. Have a lost inquiry ready.</p>
          {facts && <p>{facts}</p>}
        </section>
      </Suspense>
      <Suspense>
        <FormNotice
          purpose="arrange and hold your consultation"
          withdraw="your request"
          basis="Steps that you ask for before a contract, Article 6(1)(b) GDPR"
        />
      </Suspense>
    </div>
  )
}
