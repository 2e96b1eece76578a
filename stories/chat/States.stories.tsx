import { chatMachine } from '#machines/chat/chatMachine.ts'
import preview from '#storybook/preview.tsx'
import { listCells } from '../matrix/listCells.ts'
import { renderSheet } from '../matrix/renderSheet.tsx'
import * as stories from './Chat.stories.tsx'

// The cells are tested as stories. The sheet needs iframes, so tests/visual tests it.
const meta = preview.meta({ title: 'Chat/States', render: renderSheet, tags: ['!test'] })

export const Matrix = meta.story({ args: { machine: 'chat', cells: listCells(chatMachine, stories) } })
