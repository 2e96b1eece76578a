import { hours } from '#contract/consultation.ts'
import { emptyConsultationDraft } from '#contract/consultationDraft.ts'
import preview from '#storybook/preview.tsx'
import { draft } from '../../tests/fixtures/visitor.ts'
import { expectSaid } from '../visitor.ts'
import { TimeFieldsStory, type TimeState } from './ConsultationStory.tsx'

const meta = preview.meta({
  title: 'Consultation/Time and zone',
  component: TimeFieldsStory,
  parameters: { statechart: { disable: false } },
  args: { time: 'specific', draft: emptyConsultationDraft, errors: {}, disabled: false } satisfies TimeState,
})

export const Empty = meta.story({ name: 'Time without a choice' })
export const Chosen = meta.story({ name: 'Chosen time', args: { draft } })

/** Shows a different day across the date line. */
export const OtherDay = meta.story({
  name: 'Time on another day for the visitor',
  args: { draft: { ...draft, time: hours[0]!, timezone: 'JST' }, timeZone: 'America/Los_Angeles' },
  play: () => expectSaid('13:00 on March 11, 2027'),
})

export const OtherZone = meta.story({
  name: 'Time in another zone',
  args: { draft: { ...draft, timezone: 'EST' } },
  play: () => expectSaid('16:00 on March 12, 2027'),
})
export const Flexible = meta.story({ name: 'Any time', args: { time: 'flexible', draft: { ...draft, time: '' } } })
export const Invalid = meta.story({
  name: 'Missing time',
  args: { errors: { time: 'Choose a time, or tick “Any time works for me”' } },
})
export const Disabled = meta.story({ name: 'Time while sending', args: { draft, disabled: true } })
