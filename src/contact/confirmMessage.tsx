import { Link } from '@tanstack/react-router'
import type { ContactMessage } from '#contract/contact.ts'
import type { Accepted } from '#machines/form.ts'
import { breakAddress } from '../content/factText.tsx'
import { phoneUrl, site } from '../content/site.ts'
import { keepNumbers, type Confirmed } from '../form/Confirmation.tsx'
import button from '../ui/button.module.css'
import drawing from './contact.svg'
import { quote } from './quotation.ts'
import { steps } from './reply.ts'

/** Returns what the form says of a message: whom we answer, what was written, or its first sentences or words, and what comes next. */
export const confirmMessage = ({ body: { name, email, message } }: Accepted<ContactMessage>): Confirmed => ({
  picture: (
    <svg viewBox="736 68 298 218">
      <use href={`${drawing}#envelope`} />
    </svg>
  ),
  heading: `Thank you,\n${name}.`,
  another: 'Send another message',
  next: (
    <Link to="/free-consultation" className={button.inverse}>
      Free Consultation
    </Link>
  ),
  steps,
  facts: [
    ['We’ll reply to', breakAddress(email)],
    ['Your message', `“${keepNumbers(quote(message))}”`],
    [
      'If you hear nothing',
      <>
        Call <a href={phoneUrl}>{keepNumbers(site.phone)}</a> or write to{' '}
        <a href={`mailto:${site.email}`}>{breakAddress(site.email)}</a>
      </>,
    ],
  ],
})
