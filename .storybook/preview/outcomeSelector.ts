import { definePreviewAddon } from 'storybook/internal/csf'
import { consultation, contact, type Outcome } from '#mocks/functions.ts'

const outcomes = Object.keys(contact) as Outcome[]
const asTold = 'as in the story'

// What the visitor's request meets, in words of the toolbar.
const words: Partial<Record<Outcome, string>> = {
  refused: 'out of order (503)',
  invalid: 'invalid (422)',
  busy: 'too many requests (429)',
  noResponse: 'none',
  offline: 'no connection',
  unreadable: 'not readable',
}

/**
 * Adds a toolbar menu for the outcome of every endpoint call. Handlers that a story sets itself take precedence.
 */
export function outcomeSelector() {
  return definePreviewAddon({
    globalTypes: {
      outcome: {
        description: 'Answers of the server',
        toolbar: {
          icon: 'lightning',
          dynamicTitle: true,
          items: [
            { value: asTold, title: `Answers of the server: ${asTold}` },
            ...outcomes.map((value) => ({ value, title: `Answers of the server: ${words[value] ?? value}` })),
          ],
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
