import { usage } from '#storybook/preview/docs.tsx'
import b2bDatabase from '#src/services/b2b-database.mdx?drawing'
import advancedChatSystem from '#src/services/advanced-chat-system.mdx?drawing'
import preview from '#storybook/preview.tsx'
import { ServiceGrid } from '#src/home/ServiceGrid.tsx'

const meta = preview.meta({
  title: 'Home/Cards',
  tags: ['autodocs'],
  parameters: usage(
    'Use the cards for the services, each with its icon, the problem that it solves, and one sentence; the whole card is the link. One with a drawing is as high as two others, which stand beside it. Do not use them for articles or single facts. Under the pointer and with focus the border is thicker. On a phone they are one column, without the sentence and the drawings.',
    '900px',
  ),
  component: ServiceGrid,
  args: { drawings: { 'b2b-database': b2bDatabase, 'advanced-chat-system': advancedChatSystem } },
})

export const Rest = meta.story({ name: 'Cards' })
export const Hover = meta.story({
  name: 'Card under the pointer',
  parameters: { pseudo: { hover: 'li:nth-child(2) a, li:nth-child(2)' } },
})
export const Focus = meta.story({
  name: 'Card with focus',
  parameters: { pseudo: { focusVisible: ['li:nth-child(2) a'] } },
})
