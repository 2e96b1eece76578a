import type { ContactMessage } from '#contract/contact.ts'
import type { Accepted } from '#machines/form.ts'
import type { Confirmed } from '../form/Confirmation.tsx'

/** Returns what the form says of a message: whom we answer, and how to add to it. */
export const confirmMessage = ({ body: { email } }: Accepted<ContactMessage>): Confirmed => ({
  heading: 'Message sent. Thank you.',
  another: 'Send another message',
  facts: [
    ['We answer to', email],
    ['Next', 'To add or change something, write or call us and name the reference.'],
  ],
})
