import { expect, test } from 'vitest'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import * as consultation from './consultation/ConsultationForm.stories.tsx'
import * as contact from './contact/ContactForm.stories.tsx'
import { cellsOf } from './matrix/cellsOf.ts'
import { leavesOf } from './matrix/leavesOf.ts'

test.each([
  { machine: contactMachine, cells: cellsOf(contactMachine, contact) },
  { machine: consultationMachine, cells: cellsOf(consultationMachine, consultation) },
])('every state of $machine.id has a story, and every story a state', ({ machine, cells }) => {
  const shown = new Set(cells.flatMap(({ states }) => states))
  expect([...shown].toSorted()).toEqual(leavesOf(machine).toSorted())
})
