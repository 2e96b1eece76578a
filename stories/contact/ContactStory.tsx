import { useState } from 'react'
import { FunctionFailure } from '#machines/failure.ts'
import { useStatechart } from 'storybook-addon-statechart/react'
import { ContactForm } from '#src/components/contact/ContactForm.tsx'
import { ContactSection } from '#src/components/contact/ContactSection.tsx'
import { message } from '../../tests/fixtures/visitor.ts'
import { startContactIn, type ContactState } from '../startInState.ts'

// What the statechart panel sends, and what it enters states with: a whole message, a name, and an invalid address.
const examples = {
  'draft.change': [{ change: message }, { change: { name: 'Jana' } }, { change: { email: 'jana@' } }],
  'error: sendContactEmail': { error: new FunctionFailure('refused', { status: 503 }) },
}

/** Renders the contact form alone, in the state of the story. */
export function ContactFormStory(storyState: ContactState) {
  const [contact] = useState(() => startContactIn(storyState))
  useStatechart(contact, { examples })
  return <ContactForm page="/contact" contact={contact} />
}

/** Renders the contact form in its section, in the state of the story. */
export function ContactStory(storyState: ContactState) {
  return (
    <ContactSection
      heading="Contact details"
      text="Whoever answers can say at once whether we are the right company for your question."
    >
      <ContactFormStory {...storyState} />
    </ContactSection>
  )
}
