import { useState } from 'react'
import { useStatechart } from 'storybook-addon-statechart/react'
import { ContactForm } from '#src/components/contact/ContactForm.tsx'
import { ContactSection } from '#src/components/contact/ContactSection.tsx'
import { message } from '../../tests/fixtures/visitor.ts'
import { startContactIn, type ContactState } from '../startInState.ts'

// Example payloads for the statechart panel.
const examples = { 'draft.change': [{ change: { name: 'Jana' } }, { change: message }] }

/** Renders the contact form in its section, in the state of the story. */
export function ContactStory(storyState: ContactState) {
  const [contact] = useState(() => startContactIn(storyState))
  useStatechart(contact, { examples })
  return (
    <ContactSection
      heading="Contact details"
      text="Whoever answers can say at once whether we are the right company for your question."
    >
      <ContactForm page="/contact" contact={contact} />
    </ContactSection>
  )
}
