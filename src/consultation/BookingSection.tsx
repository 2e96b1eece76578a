import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { FactText, sentence } from '../content/factText.tsx'
import { site } from '../content/site.ts'
import form from '../form/Form.module.css'

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
          <h2 id="next">What happens next?</h2>
          <ol role="list" className={form.steps}>
            <li>You request a day and time.</li>
            <li>
              We will send you a meeting link by email and the same link by text message (SMS). Our&nbsp;team will also
              contact you to confirm the time, or to agree on one if any time works for you.
            </li>
            <li>
              {/* The link is no cell of the step's grid. */}
              <span>
                At the chosen time we will meet on our own chat platform, the{' '}
                <Link to="/services/advanced-chat-system">Advanced Chat System</Link>. You can join from a computer or
                mobile phone, and there is nothing to install.
              </span>
            </li>
          </ol>
          <p>
            You’ll need a microphone, and a camera if you want to show us a part. It helps to have one real case at
            hand, such as a quotation that didn’t become an order.
          </p>
          {check}
          <p>
            <FactText>{facts}</FactText>
          </p>
        </section>
      </Suspense>
    </div>
  )
}
