import { definePreviewAddon } from 'storybook/internal/csf'
import { consultation } from '#mocks/consultation.ts'
import { contact } from '#mocks/contact.ts'
import { listOutcomes } from '#mocks/overrides.ts'

const outcomes = listOutcomes('contact')
const asTold = 'as the story says'
const titles = [asTold, ...outcomes]

/**
 * Adds a toolbar menu for the outcome of every endpoint call. Handlers that a story sets itself take precedence.
 */
export function outcomeSelector() {
  return definePreviewAddon({
    globalTypes: {
      outcome: {
        description: 'Outcome of endpoint calls',
        toolbar: {
          icon: 'lightning',
          dynamicTitle: true,
          items: titles.map((value) => ({ value, title: `Functions: ${value}` })),
        },
      },
    },
    initialGlobals: { outcome: asTold },
    beforeEach({ globals, msw }) {
      // A toolbar change renders the story again with the previous handlers.
      msw.resetHandlers()
      const outcome = outcomes.find((known) => known === globals['outcome'])
      if (outcome) msw.use(contact[outcome], consultation[outcome])
    },
  })
}

/** Returns whether an outcome is selected, which may cause errors that the story does not expect. */
export const isOutcomeSelected = (globals: Record<string, unknown>) => globals['outcome'] !== asTold
