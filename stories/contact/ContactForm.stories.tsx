import { contactMachine } from '#machines/contact/contactMachine.ts'
import { emptyContactDraft } from '#machines/contact/ContactMessage.ts'
import preview from '#storybook/preview.tsx'
import { message as draft } from '../../tests/startContact.ts'
import { expectSaid } from '../expectSaid.ts'
import { noticeIn, type ContactStanding } from '../startIn.ts'
import { WithNotice } from '../notices/WithNotice.tsx'
import { ContactIn } from './ContactIn.tsx'

const meta = preview.meta({
  title: 'Contact/Form',
  component: ContactIn,
  args: { state: { idle: 'clean' }, draft: emptyContactDraft } satisfies ContactStanding,
  decorators: (Story, { args }) => (
    <WithNotice notice={noticeIn(contactMachine, args.state)}>
      <Story />
    </WithNotice>
  ),
})

export const Idle = meta.story()
export const Filled = meta.story({ args: { draft } })

/** Enter in a line asks to send although the button is disabled (D5). */
export const WithoutConsent = meta.story({
  args: { state: { idle: 'faulty' }, draft: { ...draft, gdprConsent: false } },
})
export const Faulty = meta.story({ args: { state: { idle: 'faulty' } } })
export const FaultyWords = meta.story({
  args: {
    state: { idle: 'faulty' },
    draft: { ...draft, name: 'J'.repeat(201), email: 'jana@example', phone: 'call me', message: 'x'.repeat(10_001) },
  },
})
export const Submitting = meta.story({ args: { state: 'submitting', draft } })
export const Success = meta.story({
  args: { state: 'success' },
  play: () => expectSaid('Your message has been sent successfully!'),
})
export const Failure = meta.story({
  args: { state: 'failure', draft },
  play: () => expectSaid('Failed to send message. Please try again.'),
})
