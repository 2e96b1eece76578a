import { describeFailure, type Failure } from '#contract/describeFailure.ts'
import type { FailureFacts } from '#contract/failure.ts'
import { notLoaded } from '#src/form/functions.ts'
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

export const TooMany = meta.story({
  name: 'Too many messages (429)',
  args: failed({ code: 'refused', status: 429, retryAfter: 60 }),
})
export const Unavailable = meta.story({
  name: 'Server cannot store (503)',
  args: failed({ code: 'refused', status: 503, retryAfter: 30 }),
})
export const Broken = meta.story({ name: 'Server fails (500)', args: failed({ code: 'refused', status: 500 }) })
export const TooLong = meta.story({ name: 'Text too long (413)', args: failed({ code: 'refused', status: 413 }) })
export const Unreadable = meta.story({
  name: 'Answer of something else (200 with HTML)',
  args: failed({ code: 'unreadable', status: 200 }),
})
export const Invalid = meta.story({
  name: 'Field refused by the server (422)',
  args: failed({ code: 'refused', status: 422, fields: { name: 'Enter your name' } }),
})
export const Offline = meta.story({ name: 'No connection (offline)', args: failed({ code: 'unreachable' }) })
export const TimedOut = meta.story({ name: 'No answer in time (timeout)', args: failed({ code: 'timed-out' }) })
export const NotLoaded = meta.story({
  name: 'Script not loaded (reload)',
  args: { failure: { code: 'not-loaded', advice: notLoaded } },
})
export const WrongClock = meta.story({
  name: 'Wrong clock of the device',
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
