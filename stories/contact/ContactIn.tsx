import { useState } from 'react'
import { useStatechart } from '#addons/statechart/index.ts'
import { ContactForm } from '#src/components/contact/ContactForm.tsx'
import { message } from '../../tests/startContact.ts'
import { startContactIn, type ContactStanding } from '../startIn.ts'

// What the statechart panel offers to send.
const examples = { 'draft.change': [{ change: { name: 'Jana' } }, { change: message }] }

/** The message form, its journey standing where the story says. */
export function ContactIn(standing: ContactStanding) {
  const [contact] = useState(() => startContactIn(standing))
  useStatechart(contact, { examples })
  return (
    <section className="page-width" aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">Send us a Message</h2>
      <ContactForm contact={contact} onInterest={() => undefined} />
    </section>
  )
}
