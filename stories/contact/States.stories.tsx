import { contactMachine } from '#machines/contact/contactMachine.ts'
import type { StateValue } from 'xstate'
import preview from '#storybook/preview.tsx'
import { listCells } from '../matrix/listCells.ts'
import { renderSheet, sheet } from '../matrix/renderSheet.tsx'
import { startContactIn, type ContactState } from '../startInState.ts'
import * as stories from './ContactForm.stories.tsx'

// The cells are tested as stories. The sheet needs iframes, so tests/visual tests it.
const meta = preview.meta({
  title: 'Contact/States',
  render: renderSheet,
  tags: ['!test'],
  ...sheet,
})

const start = (state: StateValue = { editing: { idle: 'clean' } }) =>
  startContactIn({ state: state as ContactState['state'] })

export const Matrix = meta.story({
  args: { machine: 'contact', cells: listCells(contactMachine, stories), start },
})
