import { definePreviewAddon } from 'storybook/internal/csf'
import { isOutcomeSelected } from './outcomeSelector.ts'

let announced: string[] = []
let unannounced: string[] = []

const write = console.error
console.error = (...words: unknown[]) => {
  const line = words.map(String).join(' ')
  if (announced.some((text) => line.includes(text))) return
  unannounced.push(line)
  write(...words)
}

/**
 * Fails a story that logs an error or sends a request without a mock. A story declares the errors it expects: `parameters: { logs: ['send-contact-email failed: refused 503'] }`.
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
