import { useState } from 'react'
import { createActor, type StateValueFrom } from 'xstate'
import { useStatechart } from '#addons/statechart/index.ts'
import preview from '#storybook/preview.tsx'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { emptyContactDraft, type ContactDraft } from '#machines/contact/ContactMessage.ts'
import { ContactForm } from '#src/components/contact/ContactForm.tsx'

type Args = { state: StateValueFrom<typeof contactMachine>; draft: ContactDraft }

const draft: ContactDraft = {
  name: 'Jana Nováková',
  email: 'jana@example.com',
  company: 'Pump Works Ltd.',
  phone: '',
  message: 'We make pumps up to DN 200. Who buys them in Poland?',
  gdprConsent: true,
}

const examples = { 'draft.change': [{ change: { name: 'Jana' } }, { change: draft }] }

/** The real machine, standing in the state that the story names. */
function Story({ state, draft: kept }: Args) {
  const [contact] = useState(() => {
    const newKey = () => '00000000-0000-4000-8000-000000000000'
    const context = { draft: kept, key: newKey(), newKey }
    return createActor(contactMachine, {
      input: { newKey },
      snapshot: contactMachine.resolveState({ value: state, context }),
    }).start()
  })
  useStatechart(contact, { examples })
  return (
    <>
      <h2 id="contact-form-title">Send us a Message</h2>
      <ContactForm contact={contact} onInterest={() => undefined} />
    </>
  )
}

const meta = preview.meta({
  title: 'Contact/Form',
  component: Story,
  args: { state: { idle: 'clean' }, draft: emptyContactDraft } satisfies Args,
})

export const Idle = meta.story()
export const Filled = meta.story({ args: { draft } })
export const Faulty = meta.story({ args: { state: { idle: 'faulty' } } })
export const Submitting = meta.story({ args: { state: 'submitting', draft } })
export const Success = meta.story({ args: { state: 'success' } })
export const Failure = meta.story({ args: { state: 'failure', draft } })
