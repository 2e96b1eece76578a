import { contactMachine } from '#machines/contact/contactMachine.ts'
import { emptyContactDraft } from '#contract/contact.ts'
import preview from '#storybook/preview.tsx'
import { statechartUsage } from '#storybook/preview/docs.tsx'
import { longEntries, message as draft } from '../../tests/fixtures/visitor.ts'
import { getToasts, WithToasts } from '../toasts/WithToasts.tsx'
import { expectSaid } from '../visitor.ts'
import { ContactStory, type ContactState } from './ContactStory.tsx'

const meta = preview.meta({
  title: 'Contact/Form',
  component: ContactStory,
  tags: ['autodocs'],
  parameters: {
    statechart: { disable: false },
    ...statechartUsage(
      contactMachine,
      'The visitor writes a message and sends it. A message that could not be sent stays in the form; one that was accepted leaves it empty.',
    ),
  },
  args: { state: { idle: 'clean' }, draft: emptyContactDraft } satisfies ContactState,
  decorators: (Story, { args }) => (
    <WithToasts toasts={getToasts(contactMachine, args.state)}>
      <Story />
    </WithToasts>
  ),
})

export const Idle = meta.story({ name: 'Empty message (idle)' })
export const Filled = meta.story({ name: 'Written message (idle)', args: { draft } })

/** Submits on Enter although the button is disabled. */
export const WithoutConsent = meta.story({
  name: 'Message without consent',
  args: { state: { idle: 'invalid' }, draft: { ...draft, gdprConsent: false } },
})
export const Invalid = meta.story({
  name: 'Message with empty fields',
  args: { state: { idle: 'invalid' } },
})
export const InvalidWords = meta.story({
  name: 'Message with wrong entries',
  args: {
    state: { idle: 'invalid' },
    draft: { ...draft, name: 'J'.repeat(201), email: 'jana@example', phone: 'call me', message: 'x'.repeat(10_001) },
  },
})
export const Submitting = meta.story({
  name: 'Message being sent (sending, submitting)',
  args: { state: 'submitting', draft },
})
export const Success = meta.story({
  name: 'Message accepted (success)',
  args: { state: 'success' },
  play: () => expectSaid('Your message has been sent successfully!'),
})
export const Failure = meta.story({
  name: 'Message after a failed request (failure)',
  args: { state: 'failure', draft },
  play: () => expectSaid('Failed to send message. Please try again.'),
})
export const LongEntries = meta.story({
  name: 'Message with the longest entries (failure)',
  args: { state: 'failure', draft: { ...draft, ...longEntries, company: longEntries.name } },
})
export const LongEntriesAccepted = meta.story({
  name: 'Message with the longest entries, accepted (success)',
  args: {
    state: 'success',
    accepted: { ...draft, ...longEntries, company: longEntries.name },
  },
})
