import { definePreviewAddon } from 'storybook/internal/csf'
import { isTurned } from './faultDial.ts'

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
 * A story that logs an error fails, and so does one whose request no mock answers. What a story logs because something
 * fails in it, it announces: `parameters: { logs: ['send-contact-email failed: refused 503'] }`.
 */
export function quiet() {
  return definePreviewAddon<{ parameters: { logs?: string[] } }>({
    beforeEach({ parameters }) {
      announced = (parameters['logs'] ?? []) as string[]
      unannounced = []
    },
    afterEach({ globals }) {
      if (unannounced.length === 0 || isTurned(globals)) return
      throw new Error(`The story logged an error:\n${unannounced.join('\n')}`)
    },
  })
}
