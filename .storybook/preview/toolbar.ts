// The menus that Storybook's toolbar gets.
import { definePreviewAddon } from 'storybook/internal/csf'
import { mocked, outcomes, type Outcome } from '#mocks/handlers.ts'

const asTold = 'as in the story'

// What the visitor's request meets, in words of the toolbar.
const words: Partial<Record<Outcome, string>> = {
  refused: 'out of order (503)',
  failed: 'failed (500)',
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
      if (outcome) msw.use(...Object.values(mocked).map((handlers) => handlers[outcome]))
    },
  })
}

/** Returns whether an outcome is selected, which may cause errors that the story does not expect. */
export const isOutcomeSelected = (globals: Record<string, unknown>) => globals['outcome'] !== asTold

const width = (name: string, px: number, height: number) => ({
  name: `${name}, ${px} px`,
  styles: { width: `${px}px`, height: `${height}px` },
})

/** The widths of the design. */
const viewports = {
  small: width('Small phone', 320, 640),
  phone: width('Phone', 360, 760),
  tablet: width('Tablet', 768, 1024),
  desktop: width('Desktop', 1280, 900),
}

/** Adds toolbar menus for viewport width and text size. */
export function widthAndText() {
  return definePreviewAddon({
    parameters: { viewport: { options: viewports } },
    globalTypes: {
      text: {
        description: 'Size of text, as set in the browser',
        toolbar: {
          icon: 'paragraph',
          dynamicTitle: true,
          items: [
            { value: 'normal', title: 'Text: 100%' },
            { value: 'doubled', title: 'Text: 200%' },
          ],
        },
      },
    },
    initialGlobals: { text: 'normal' },
    beforeEach({ globals }) {
      document.documentElement.style.fontSize = globals['text'] === 'doubled' ? '200%' : ''
    },
  })
}
