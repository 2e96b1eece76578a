import { definePreviewAddon } from 'storybook/internal/csf'
import { consultation } from '#mocks/consultation.ts'
import { contact } from '#mocks/contact.ts'
import { outcomesFor } from '#mocks/wishes.ts'

const outcomes = outcomesFor('contact')
const asTold = 'as the story says'
const titles = [asTold, ...outcomes]

/**
 * A toolbar choice of what becomes of every call to a function. A story that names an outcome itself keeps it: what a
 * story swaps in stands before what the dial did.
 */
export function faultDial() {
  return definePreviewAddon({
    globalTypes: {
      outcome: {
        description: 'What becomes of a call to a function',
        toolbar: {
          icon: 'lightning',
          dynamicTitle: true,
          items: titles.map((value) => ({ value, title: `Functions: ${value}` })),
        },
      },
    },
    initialGlobals: { outcome: asTold },
    beforeEach({ globals, msw }) {
      // A story is rendered again when the dial is turned, and its handlers are still those of before.
      msw.resetHandlers()
      const outcome = outcomes.find((known) => known === globals['outcome'])
      if (outcome) msw.use(contact[outcome], consultation[outcome])
    },
  })
}

/** Whether the dial has been turned, so that a story may fail in ways that it does not tell. */
export const isTurned = (globals: Record<string, unknown>) => globals['outcome'] !== asTold
