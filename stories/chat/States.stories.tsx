import { chatMachine } from '#machines/chat/chatMachine.ts'
import preview from '#storybook/preview.tsx'
import { createSheet } from '../sheet/Sheet.tsx'
import * as stories from './Chat.stories.tsx'
import type { ChatArgs } from './ChatStory.tsx'

// The cells are tested as stories. tests/visual tests the sheet.
const meta = preview.meta({ title: 'Chat/All states', tags: ['!test', 'page'] })

export const AllStates = meta.story({
  name: 'All states',
  ...createSheet<ChatArgs>({
    heading: 'Chat: all states',
    lead: 'The launcher, and the panel that it opens.',
    machine: chatMachine,
    stories,
    height: 640,
  }),
})
