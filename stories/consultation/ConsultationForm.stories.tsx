import { consultationForm, emptyConsultationDraft } from '#contract/consultation.ts'
import { toText } from '#contract/form.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import preview from '#storybook/preview.tsx'
import { statechartUsage } from '#storybook/preview/docs.tsx'
import { booking, draft, longEntries } from '../../tests/fixtures/visitor.ts'
import { getToasts, WithToasts } from '../toasts/WithToasts.tsx'
import { expectSaid } from '../visitor.ts'
import { ConsultationStory, type ConsultationState } from './ConsultationStory.tsx'

const atAnyTime = { ...draft, time: '' }

const meta = preview.meta({
  title: 'Consultation/Form',
  component: ConsultationStory,
  tags: ['autodocs'],
  parameters: {
    statechart: { disable: false },
    ...statechartUsage(
      consultationMachine,
      'The visitor chooses a day and an hour, or any time, and books. Booking and time are two regions: a booking that is being sent keeps its time.',
    ),
  },
  args: {
    state: { booking: { idle: 'clean' }, time: 'specific' },
    draft: emptyConsultationDraft,
  } satisfies ConsultationState,
  decorators: (Story, { args }) => (
    <WithToasts toasts={getToasts(consultationMachine, args.state)}>
      <Story />
    </WithToasts>
  ),
})

export const Idle = meta.story({ name: 'Idle' })
export const Filled = meta.story({ name: 'Idle, filled in', args: { draft } })
export const Flexible = meta.story({
  name: 'Flexible',
  args: { state: { booking: { idle: 'clean' }, time: 'flexible' }, draft: atAnyTime },
})
export const Invalid = meta.story({
  name: 'Invalid, empty',
  args: { state: { booking: { idle: 'invalid' }, time: 'specific' } },
})
export const InvalidFlexible = meta.story({
  name: 'Invalid, wrong entries, flexible',
  args: {
    state: { booking: { idle: 'invalid' }, time: 'flexible' },
    draft: { ...emptyConsultationDraft, email: 'jana@', phone: 'call me', date: '2027-03-05' },
  },
})
export const Submitting = meta.story({
  name: 'Submitting',
  args: { state: { booking: 'submitting', time: 'specific' }, draft },
})
export const SubmittingFlexible = meta.story({
  name: 'Submitting, flexible',
  args: { state: { booking: 'submitting', time: 'flexible' }, draft: atAnyTime },
})
export const Success = meta.story({
  name: 'Success',
  args: { state: { booking: 'success', time: 'specific' } },
  play: () => expectSaid(consultationForm.says.sent.description),
})
export const SuccessWithLongEntries = meta.story({
  name: 'Success, longest entries, no SMS to the number',
  args: {
    state: { booking: 'success', time: 'specific' },
    accepted: { ...booking, ...longEntries },
    receipt: { sms: false },
  },
})
export const Failure = meta.story({
  name: 'Failure',
  args: { state: { booking: 'failure', time: 'specific' }, draft },
  play: () => expectSaid(toText(consultationForm.says.failed)),
})
export const FailureFlexible = meta.story({
  name: 'Failure, flexible',
  args: { state: { booking: 'failure', time: 'flexible' }, draft: atAnyTime },
})
