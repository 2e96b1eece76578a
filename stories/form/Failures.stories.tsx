import { describeFailure, type Failure } from '#contract/describeFailure.ts'
import type { FailureFacts } from '#contract/failure.ts'
import { notLoaded } from '#src/form/send.ts'
import preview from '#storybook/preview.tsx'
import { ConsultationStory } from '../consultation/ConsultationStory.tsx'
import { ContactFormStory } from '../contact/ContactStory.tsx'
import { draft as booking, message } from '../../tests/fixtures/visitor.ts'

type Props = { failure: FailureFacts; form?: 'contact' | 'booking' }

/** Renders a form after a request that failed. All forms say the same. */
function FailureStory({ failure, form = 'contact' }: Props) {
  return form === 'contact' ? (
    <ContactFormStory state={'failure'} draft={message} failure={failure} />
  ) : (
    <ConsultationStory state={{ booking: 'failure', time: 'specific' }} draft={booking} failure={failure} />
  )
}

/** Returns the arguments of a story: the failure as the client describes it. */
const failed = (failure: Failure) => ({
  failure: { code: failure.code, fields: failure.fields, advice: describeFailure(failure) },
})

const meta = preview.meta({
  title: 'Form/Failures',
  component: FailureStory,
  decorators: (Story) => (
    <div className="page-width">
      <Story />
    </div>
  ),
})

// What is said of each other failure is in contract/endpoints.test.ts; the toolbar has all answers of the server.
export const Unavailable = meta.story({
  name: 'Failure: the server cannot store (503)',
  args: failed({ code: 'refused', status: 503, retryAfter: 30 }),
})
export const Invalid = meta.story({
  name: 'Failure: a field is refused (422, invalid)',
  args: failed({ code: 'refused', status: 422, fields: { name: 'Enter your name' } }),
})
export const NotLoaded = meta.story({
  name: 'Failure: a script is not loaded (reload)',
  args: { failure: { code: 'not-loaded', advice: notLoaded } },
})
export const WrongClock = meta.story({
  name: 'Failure: the clock of the device is wrong',
  args: {
    form: 'booking',
    ...failed({
      code: 'refused',
      status: 422,
      fields: { date: 'Choose a date that hasn’t passed' },
      serverTime: 'Fri, 05 Mar 2027 09:30:00 GMT',
    }),
  },
})
