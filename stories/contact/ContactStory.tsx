import { useState } from 'react'
import { useStoryActor } from 'storybook-addon-statechart/react'
import { matchesState, type StateValueFrom } from 'xstate'
import { newIdempotencyKey } from '#contract/attempt.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { submit } from '#machines/form.ts'
import {
  contactForm,
  emptyContactDraft,
  validateContact,
  type ContactDraft,
  type ContactMessage,
} from '#contract/contact.ts'
import { FunctionFailure, type FailureFacts } from '#contract/failure.ts'
import { sendTo } from '#src/form/functions.ts'
import { ContactForm } from '#src/contact/ContactForm.tsx'
import { ContactSection } from '#src/contact/ContactSection.tsx'
import { message } from '../../tests/fixtures/visitor.ts'
import { useReports } from '../toasts/WithToasts.tsx'

/** The state of a story's contact machine, and what is known of a failure. */
export type ContactState = {
  state: StateValueFrom<typeof contactMachine>
  draft?: ContactDraft
  failure?: FailureFacts
  /** The message that was accepted last, in the state success. */
  accepted?: ContactMessage
}

const machine = contactMachine.provide({ actors: { send: sendTo<ContactMessage>(contactForm.function) } })

// What the statechart panel sends, and finds paths with: a whole message, a name, and an invalid address.
const examples = {
  submit: [submit()],
  'draft.change': [{ change: message }, { change: { name: 'Jana' } }, { change: { email: 'jana@' } }],
  'error: send': { error: new FunctionFailure('refused', { status: 503 }) },
}

function createSnapshot({ state, draft = emptyContactDraft, failure, accepted: sent = message }: ContactState) {
  const { body, errors } = validateContact(draft)
  const attempt = body && { body, idempotencyKey: newIdempotencyKey() }
  const isAccepted = matchesState('success', state)
  const accepted = isAccepted ? { body: sent, reference: '2f1f3f6f7f10' } : undefined
  const context = { draft, body, errors, attempt, failure, accepted }
  return machine.resolveState({ value: state, context })
}

/**
 * Renders the contact form alone, with the real machine in the state of the story. Entry actions and the invoked actor of
 * that state do not run; later events run normally and reach the mocks.
 */
export function ContactFormStory(storyState: ContactState) {
  const [snapshot] = useState(() => createSnapshot(storyState))
  const contact = useStoryActor(machine, { input: { draft: snapshot.context.draft }, snapshot, examples })
  useReports(contact, contactForm.function)
  return <ContactForm key={contact.sessionId} page="/contact" contact={contact} />
}

/** Renders the contact form in its section, in the state of the story. */
export function ContactStory(storyState: ContactState) {
  return (
    <ContactSection
      heading="Contact details"
      text="The person who answers can say at once whether we are the right company for your question."
    >
      <ContactFormStory {...storyState} />
    </ContactSection>
  )
}
