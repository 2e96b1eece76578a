// What every story is checked for after it has rendered and played.
import { definePreviewAddon } from 'storybook/internal/csf'
import { isOutcomeSelected } from './toolbar.ts'

let announced: string[] = []
let unannounced: string[] = []

// React says so of the harness, when a `play` fails or goes on while a component still loads. It would hide the error of the
// `play`, or fail the next story, which shares the document.
const ofHarness = 'suspended inside an `act` scope'

const write = console.error
console.error = (...words: unknown[]) => {
  const line = words.map(String).join(' ')
  if (announced.some((text) => line.includes(text))) return
  if (!line.includes(ofHarness)) unannounced.push(line)
  write(...words)
}

/**
 * Fails a story that logs an error or sends a request without a mock. A story declares the errors it expects:
 * `parameters: { logs: ['send-contact-email failed: refused 503'] }`.
 */
export function failOnConsoleError() {
  return definePreviewAddon<{ parameters: { logs?: string[] } }>({
    beforeEach({ parameters }) {
      announced = (parameters['logs'] ?? []) as string[]
      unannounced = []
    },
    afterEach({ globals }) {
      if (unannounced.length === 0 || isOutcomeSelected(globals)) return
      throw new Error(`The story logged an error:\n${unannounced.join('\n')}`)
    },
  })
}

/** The used part of axe's results. */
type AxeItem = {
  id: string
  nodes: { target: string[]; any: { message: string }[]; all: { message: string }[]; none: { message: string }[] }[]
}

/**
 * Fails a story with an item that axe could not decide and leaves to a person; the panel "Accessibility" lists it as
 * inconclusive. Must be listed before the addon of axe, because Storybook runs the hooks in reverse order.
 */
export function failOnOpenAxeItems() {
  return definePreviewAddon({
    afterEach({ reporting }) {
      // In Storybook itself the panel is enough.
      if (!import.meta.env['VITEST']) return
      const open = reporting.reports
        .filter(({ type }) => type === 'a11y')
        .flatMap(({ result }) => (result as { incomplete?: AxeItem[] }).incomplete ?? [])
      const items = open.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const messages = [...any, ...all, ...none].map(({ message }) => message)
          return `${id}: ${target.join(' ')}: ${messages.join('; ')}`
        }),
      )
      if (items.length > 0) throw new Error(`axe could not decide, so a person would have to:\n${items.join('\n')}`)
    },
  })
}

/** Longest wait in milliseconds; some animations never end. */
const longest = 1000

/**
 * Waits until transitions have ended before axe looks at a story: a color halfway has too little contrast. Must be listed
 * after the addon of axe, because Storybook runs the hooks in reverse order.
 */
export function settleBeforeAxe() {
  return definePreviewAddon({
    async afterEach() {
      const running = document.getAnimations().map(({ finished }) => finished.catch(() => undefined))
      const limit = new Promise((resolve) => {
        setTimeout(resolve, longest)
      })
      if (running.length > 0) await Promise.race([Promise.all(running), limit])
    },
  })
}
