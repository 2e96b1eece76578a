import { useState } from 'react'
import { ContactForm } from '#src/components/contact/ContactForm.tsx'
import { startContactIn, type ContactStanding } from '../startIn.ts'

/** The message form, its journey standing where the story says. */
export function ContactIn(standing: ContactStanding) {
  const [contact] = useState(() => startContactIn(standing))
  return (
    <section className="page-width" aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">Send us a Message</h2>
      <ContactForm contact={contact} onInterest={() => undefined} />
    </section>
  )
}
