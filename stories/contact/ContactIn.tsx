import { useState } from 'react'
import { useStatechart } from '#addons/statechart/index.ts'
import { ContactSection } from '#src/components/contact/ContactSection.tsx'
import { message } from '../../tests/startContact.ts'
import { startContactIn, type ContactStanding } from '../startIn.ts'

// What the statechart panel offers to send.
const examples = { 'draft.change': [{ change: { name: 'Jana' } }, { change: message }] }

/** The message form in its section, its journey standing where the story says. */
export function ContactIn(standing: ContactStanding) {
  const [contact] = useState(() => startContactIn(standing))
  useStatechart(contact, { examples })
  return (
    <ContactSection
      heading="Contact details"
      text="Whoever answers can say at once whether we are the right company for your question."
      contact={contact}
      onInterest={() => undefined}
    />
  )
}
