import { contactMachine } from '#machines/contact/contactMachine.ts'
import preview from '#storybook/preview.tsx'
import { listCells } from '../matrix/listCells.ts'
import { renderSheet } from '../matrix/renderSheet.tsx'
import * as stories from './ContactForm.stories.tsx'

// The cells are tested as stories. The sheet needs iframes, so tests/visual tests it.
const meta = preview.meta({ title: 'Contact/States', render: renderSheet, tags: ['!test'] })

export const Matrix = meta.story({ args: { machine: 'contact', cells: listCells(contactMachine, stories) } })
