import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import type { StateValue } from 'xstate'
import preview from '#storybook/preview.tsx'
import { listCells } from '../matrix/listCells.ts'
import { renderSheet, sheet } from '../matrix/renderSheet.tsx'
import { startConsultationIn, type ConsultationState } from '../startInState.ts'
import * as stories from './ConsultationForm.stories.tsx'

// The cells are tested as stories. The sheet needs iframes, so tests/visual tests it.
const meta = preview.meta({
  title: 'Consultation/States',
  render: renderSheet,
  tags: ['!test'],
  ...sheet,
})

const start = (state: StateValue = { booking: { editing: { idle: 'clean' } }, time: 'specific' }) =>
  startConsultationIn({ state: state as ConsultationState['state'] })

export const Matrix = meta.story({
  args: { machine: 'consultation', cells: listCells(consultationMachine, stories), start },
})
