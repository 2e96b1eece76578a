import { callMachine } from '#machines/call/callMachine.ts'
import preview from '#storybook/preview.tsx'
import { createSheet } from '../sheet/Sheet.tsx'
import * as stories from './Call.stories.tsx'
import type { CallArgs } from './CallStory.tsx'

// The cells are tested as stories. tests/visual tests the sheet.
const meta = preview.meta({ title: 'Call/All states', tags: ['!test', 'page'] })

export const AllStates = meta.story({
  name: 'All states',
  ...createSheet<CallArgs>({
    heading: 'Demonstration call: all states',
    lead: 'Both ends of a call in one page, from the button to what was signed and recorded.',
    machine: callMachine,
    stories,
  }),
})
