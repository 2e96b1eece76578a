import { expect, screen } from 'storybook/test'
import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { emptyConsultationDraft } from '#machines/consultation/ConsultationDraft.ts'
import preview from '#storybook/preview.tsx'
import { draft } from '../../tests/startConsultation.ts'
import { expectSaid } from '../expectSaid.ts'
import { TimeFieldsIn, type TimeStanding } from './TimeFieldsIn.tsx'

const meta = preview.meta({
  title: 'Consultation/Time and zone',
  component: TimeFieldsIn,
  args: { time: 'specific', draft: emptyConsultationDraft, faults: {}, disabled: false } satisfies TimeStanding,
})

export const Empty = meta.story()
export const Chosen = meta.story({ args: { draft } })

/** D21: the same moment on the visitor's own clock, when that differs. */
export const OtherZone = meta.story({
  args: { draft: { ...draft, timezone: 'EST' } },
  play: () => expectSaid('16:00 on March 12, 2027'),
})

/** Across the date line the day differs, too. */
export const OtherDay = meta.story({
  args: { draft: { ...draft, time: '06:00', timezone: 'JST' }, timeZone: 'America/Los_Angeles' },
  play: () => expectSaid('13:00 on March 11, 2027'),
})

/** The code of a zone has its word (D14). */
export const OtherZoneNamed = meta.story({
  args: { draft: { ...draft, timezone: 'EST' } },
  async play() {
    await expectSaid('16:00 on March 12, 2027')
    screen.getByRole('button', { name: 'EST' }).focus()
    await expectSaid('Eastern Time')
    await expect(screen.getByRole('button', { name: 'EST' })).toHaveFocus()
  },
})
export const Flexible = meta.story({ args: { time: 'flexible', draft: { ...draft, time: anyTime } } })
export const Faulty = meta.story({
  args: { faults: { time: 'Choose a time, or tick that any time works' } },
})
export const Passed = meta.story({
  args: { draft: { ...draft, timezone: 'AEST' }, faults: { time: 'This hour has passed in that timezone' } },
})
export const Disabled = meta.story({ args: { draft, disabled: true } })
