import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { emptyConsultationDraft } from '#machines/consultation/ConsultationDraft.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import preview from '#storybook/preview.tsx'
import { draft } from '../../tests/startConsultation.ts'
import { expectSaid } from '../expectSaid.ts'
import { noticeIn, type ConsultationStanding } from '../startIn.ts'
import { WithNotice } from '../notices/WithNotice.tsx'
import { ConsultationIn } from './ConsultationIn.tsx'

const atAnyTime = { ...draft, time: anyTime }

const meta = preview.meta({
  title: 'Consultation/Form',
  component: ConsultationIn,
  args: {
    state: { booking: { idle: 'clean' }, time: 'specific' },
    draft: emptyConsultationDraft,
  } satisfies ConsultationStanding,
  decorators: (Story, { args }) => (
    <WithNotice notice={noticeIn(consultationMachine, args.state)}>
      <Story />
    </WithNotice>
  ),
})

const failed = 'Failed to book consultation. Please try again.'

export const Idle = meta.story()
export const Filled = meta.story({ args: { draft } })
export const Flexible = meta.story({
  args: { state: { booking: { idle: 'clean' }, time: 'flexible' }, draft: atAnyTime },
})
export const Faulty = meta.story({ args: { state: { booking: { idle: 'faulty' }, time: 'specific' } } })
export const FaultyFlexible = meta.story({
  args: {
    state: { booking: { idle: 'faulty' }, time: 'flexible' },
    draft: { ...emptyConsultationDraft, email: 'jana@', phone: 'call me', date: '2027-03-05', time: anyTime },
  },
})
export const Submitting = meta.story({ args: { state: { booking: 'submitting', time: 'specific' }, draft } })
export const SubmittingFlexible = meta.story({
  args: { state: { booking: 'submitting', time: 'flexible' }, draft: atAnyTime },
})
export const Success = meta.story({
  args: { state: { booking: 'success', time: 'specific' } },
  play: () => expectSaid('We will send you a meeting link via email and SMS shortly.'),
})
export const Failure = meta.story({
  args: { state: { booking: 'failure', time: 'specific' }, draft },
  play: () => expectSaid(failed),
})
export const FailureFlexible = meta.story({
  args: { state: { booking: 'failure', time: 'flexible' }, draft: atAnyTime },
  play: () => expectSaid(failed),
})
