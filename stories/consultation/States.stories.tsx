import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import preview from '#storybook/preview.tsx'
import { createSheet } from '../sheet/Sheet.tsx'
import * as stories from './ConsultationForm.stories.tsx'
import type { ConsultationState } from './ConsultationStory.tsx'

// The cells are tested as stories. tests/visual tests the sheet.
const meta = preview.meta({ title: 'Consultation/All states', tags: ['!test', 'page'] })

export const AllStates = meta.story({
  name: 'All states',
  ...createSheet<ConsultationState>({
    heading: 'Booking: all states',
    lead: 'The booking form, at a chosen hour or at any time.',
    machine: consultationMachine,
    stories,
  }),
})
