import { hours } from '#contract/requestedTime.ts'
import preview from '#storybook/preview.tsx'
import { draft } from '../../tests/fixtures/visitor.ts'
import { expectSaid } from '../visitor.ts'
import { ConsultationStory, idle, type ConsultationState } from './ConsultationStory.tsx'

// The sheet of the booking shows both in each state. These say what the chosen time is for the visitor.
const meta = preview.meta({
  title: 'Consultation/Time and zone',
  component: ConsultationStory,
  parameters: { statechart: { disable: false } },
  args: { state: idle, draft } satisfies ConsultationState,
})

/** Shows a different day across the date line. */
export const OtherDay = meta.story({
  name: 'Time on another day for the visitor',
  args: { draft: { ...draft, time: hours[0]!, timezone: 'JST' }, timeZone: 'America/Los_Angeles' },
  play: () => expectSaid('13:00 on March 11, 2027'),
})

/** Shows that the team may suggest another time. */
export const AtNight = meta.story({
  name: 'Time at night for the team',
  args: { draft: { ...draft, time: '16:00', timezone: 'PST' }, timeZone: 'America/Los_Angeles' },
  play: () => expectSaid('01:00 on March 13, 2027'),
})

export const OtherZone = meta.story({
  name: 'Time in another zone',
  args: { draft: { ...draft, timezone: 'EST' } },
  play: () => expectSaid('16:00 on March 12, 2027'),
})
