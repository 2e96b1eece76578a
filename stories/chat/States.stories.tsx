import { createActor, fromCallback, SimulatedClock, type StateValue } from 'xstate'
import { chatMachine } from '#machines/chat/chatMachine.ts'
import preview from '#storybook/preview.tsx'
import { listCells } from '../matrix/listCells.ts'
import { renderSheet, sheet } from '../matrix/renderSheet.tsx'
import * as stories from './Chat.stories.tsx'

// The cells are tested as stories. The sheet needs iframes, so tests/visual tests it.
const meta = preview.meta({
  title: 'Chat/States',
  render: renderSheet,
  tags: ['!test'],
  ...sheet,
})

// Without the provider's script and with a stopped clock, so only clicks in the panel change the state.
const machine = chatMachine.provide({ actors: { chatWidget: fromCallback(() => {}) } })
const start = (value: StateValue = 'closed') =>
  createActor(machine, {
    clock: new SimulatedClock(),
    snapshot: machine.resolveState({ value }),
  }).start()

export const Matrix = meta.story({ args: { machine: 'chat', cells: listCells(chatMachine, stories), start } })
