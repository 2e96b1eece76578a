import { contactMachine } from '#machines/contact/contactMachine.ts'
import { contactForm, emptyContactDraft } from '#contract/contact.ts'
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

export const Idle = meta.story({ name: 'Idle' })
export const Filled = meta.story({ name: 'Idle, filled in', args: { draft } })
export const Invalid = meta.story({ name: 'Invalid, empty', args: { state: { idle: 'invalid' } } })
export const InvalidWords = meta.story({
  name: 'Invalid, wrong entries and no consent',
  args: {
    state: { idle: 'invalid' },
    draft: {
      name: 'J'.repeat(201),
      email: 'jana@example',
      company: draft.company,
      phone: 'call me',
      message: 'x'.repeat(10_001),
      gdprConsent: false,
    },
  },
})
export const Submitting = meta.story({ name: 'Submitting (sending)', args: { state: 'submitting', draft } })
export const Success = meta.story({
  name: 'Success',
  args: { state: 'success' },
  play: () => expectSaid(contactForm.says.sent.title),
})
export const SuccessWithLongEntries = meta.story({
  name: 'Success, longest entries',
  args: { state: 'success', accepted: { ...draft, ...longEntries, company: longEntries.name } },
})
export const Failure = meta.story({
  name: 'Failure',
  args: { state: 'failure', draft },
  play: () => expectSaid(contactForm.says.failed.title),
})
