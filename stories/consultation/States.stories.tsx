import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import preview from '#storybook/preview.tsx'
import { listCells } from '../matrix/listCells.ts'
import { renderSheet } from '../matrix/renderSheet.tsx'
import * as stories from './ConsultationForm.stories.tsx'

// The cells are tested as stories. The sheet needs iframes, so tests/visual tests it.
const meta = preview.meta({ title: 'Consultation/States', render: renderSheet, tags: ['!test'] })

export const Matrix = meta.story({ args: { machine: 'consultation', cells: listCells(consultationMachine, stories) } })
