import { contactForm, emptyContactDraft, validateContact } from '#contract/contact.ts'
import type { ContactDraft, ContactMessage } from '#contract/contact.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { ContactForm } from '#src/contact/ContactForm.tsx'
import { ContactSection } from '#src/contact/ContactSection.tsx'
import { message } from '../../tests/fixtures/visitor.ts'
import { useFormStory, type FormStory } from '../form/useFormStory.ts'

/** The state of a story's contact machine. */
export type ContactState = FormStory<typeof contactMachine, ContactDraft, ContactMessage>

// A whole message, a name, and an invalid address.
const examples = {
  'draft.change': [{ change: message }, { change: { name: 'Jana' } }, { change: { email: 'jana@' } }],
}

/** Renders the contact form alone, in the state of the story. */
export function ContactFormStory(story: ContactState) {
  const { draft = emptyContactDraft } = story
  const contact = useFormStory({
    form: contactForm,
    machine: contactMachine,
    story,
    input: { draft },
    judged: validateContact(draft),
    payload: message,
    examples,
  })
  return <ContactForm key={contact.sessionId} page="/contact" contact={contact} />
}

/** Renders the contact form in its section, in the state of the story. */
export function ContactStory(story: ContactState) {
  return (
    <ContactSection
      heading="Contact details"
      text="The person who answers can say at once whether we are the right company for your question."
    >
      <ContactFormStory {...story} />
    </ContactSection>
  )
}
